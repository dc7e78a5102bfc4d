import { type RefObject, useEffect, useRef } from 'react';

/** What shows that a visitor reaches for an element: a pointer over it, a finger or a wheel on it, the focus in it. */
const REACHES = ['pointerenter', 'touchstart', 'wheel', 'focusin'] as const;
/** A row that has not moved for so long is at rest. */
const STILL_MS = 120;

type Stop = () => void;

interface Island<Code> {
  /** Loads code that is only needed here; when that fails the element stays as it is, and the next touch tries again. */
  load(): Promise<Code>;
  /** Brings the element to life; answers how to stop that. */
  start(code: Code, element: HTMLElement): Stop;
  /** Whether it is to come to life now; when absent, always. */
  isWanted?(): boolean;
  /** It also starts when it has been in view for so long. */
  inViewMs?: number;
}

/**
 * Starts an island once, when a visitor first reaches for it, so that its code does not load before. Answers a function
 * that starts it at once, for a control of its own.
 */
export function useWhenTouched<Code>(
  ref: RefObject<HTMLElement | null>,
  island: Island<Code>,
): () => Promise<void> {
  const startNow = useRef(async () => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts once
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const end = new AbortController();
    const untilAtRest = watchRest(element, end.signal);
    let started: Promise<void> | undefined;
    let stop: Stop | undefined;
    const run = async () => {
      const code = await island.load();
      await untilAtRest();
      if (!end.signal.aborted) stop = island.start(code, element);
    };
    const start = () => {
      started ??= run().catch(() => {
        started = undefined;
      });
      return started;
    };
    const startWhenWanted = () => {
      if (island.isWanted?.() !== false) start();
    };
    startNow.current = start;
    for (const reach of REACHES) {
      element.addEventListener(reach, startWhenWanted, { signal: end.signal, passive: true });
    }
    if (island.inViewMs) afterInView(element, island.inViewMs, startWhenWanted, end.signal);
    return () => {
      end.abort();
      stop?.();
    };
  }, []);
  return () => startNow.current();
}

/** Acts each time that an element has been in view for some milliseconds. */
function afterInView(element: HTMLElement, ms: number, act: () => void, signal: AbortSignal): void {
  let timer: number | undefined;
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(timer);
    if (entries.at(-1)?.isIntersecting) timer = window.setTimeout(act, ms);
  });
  observer.observe(element);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
}

/**
 * Watches a row; answers how to wait until it does not scroll and no finger lies on it: a row that is taken over in the
 * middle of a gesture jumps.
 */
function watchRest(element: HTMLElement, signal: AbortSignal): () => Promise<void> {
  let movedAt = -STILL_MS;
  let isHeld = false;
  const until = { capture: true, passive: true, signal };
  const moved = () => {
    movedAt = performance.now();
  };
  element.addEventListener('scroll', moved, until);
  element.addEventListener(
    'touchstart',
    () => {
      isHeld = true;
    },
    until,
  );
  for (const release of ['touchend', 'touchcancel'] as const) {
    window.addEventListener(
      release,
      () => {
        isHeld = false;
        moved();
      },
      until,
    );
  }
  return async () => {
    while (!signal.aborted && (isHeld || performance.now() - movedAt < STILL_MS)) {
      await new Promise((resolve) => setTimeout(resolve, STILL_MS / 4));
    }
  };
}
