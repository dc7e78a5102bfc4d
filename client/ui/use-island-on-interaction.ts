import { type RefObject, useEffect, useRef } from 'react';

/** Events that show that a visitor starts to interact with an element. */
const REACHES = ['pointerenter', 'touchstart', 'wheel', 'focusin'] as const;
/** How long a row must not scroll to count as still. */
const STILL_MS = 120;

type Stop = () => void;

interface Island<Code> {
  /** Loads the code. When loading fails, the element stays as it is and the next interaction tries again. */
  load(): Promise<Code>;
  /** Starts the interactive element; returns a function that stops it. */
  start(code: Code, element: HTMLElement): Stop;
  /** Whether to start now; absent: always. */
  shouldStart?(): boolean;
  /** Also starts after this time in view. */
  inViewMs?: number;
}

/**
 * Starts an interactive island once, on the first interaction, so that its code is not loaded earlier. Returns
 * a function that starts it at once, for a separate control.
 */
export function useIslandOnInteraction<Code>(
  ref: RefObject<HTMLElement | null>,
  island: Island<Code>,
): () => Promise<void> {
  const startNow = useRef(async () => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts once
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const end = new AbortController();
    const untilAtRest = createRestWaiter(element, end.signal);
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
    const startWhenAllowed = () => {
      if (island.shouldStart?.() !== false) start();
    };
    startNow.current = start;
    for (const reach of REACHES) {
      element.addEventListener(reach, startWhenAllowed, { signal: end.signal, passive: true });
    }
    if (island.inViewMs) onceInView(element, island.inViewMs, startWhenAllowed, end.signal);
    return () => {
      end.abort();
      stop?.();
    };
  }, []);
  return () => startNow.current();
}

/** Calls `act` each time the element has been in view for some milliseconds. */
function onceInView(element: HTMLElement, ms: number, act: () => void, signal: AbortSignal): void {
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
 * Observes a row. Returns a function that waits until the row does not scroll and is not touched: taking over
 * in the middle of a gesture would make it jump.
 */
function createRestWaiter(element: HTMLElement, signal: AbortSignal): () => Promise<void> {
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
