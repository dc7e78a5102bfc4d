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
 * Starts an island once, when a visitor first reaches for it: nobody pays for what nobody touches. Answers a function
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
    let started: Promise<void> | undefined;
    let stop: Stop | undefined;
    const run = async () => {
      const code = await island.load();
      await atRest(element);
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

/** Resolves when what is inside an element does not scroll any more: a row is not taken out of a visitor's hand. */
function atRest(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const rest = () => {
      element.removeEventListener('scroll', wait, true);
      resolve();
    };
    let timer = window.setTimeout(rest, STILL_MS);
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(rest, STILL_MS);
    };
    element.addEventListener('scroll', wait, true);
  });
}
