import { type RefObject, useEffect } from 'react';

/** How far outside the window an element starts to matter. */
const MARGIN = '400px 0px';

type Stop = () => void;

/**
 * Calls `start` once, when the element comes near the window; what it answers is called when the element is
 * left, even when that is before it has answered. Code that is only needed there loads then; when that fails, the element stays as it is.
 */
export function useWhenNear(
  ref: RefObject<HTMLElement | null>,
  start: (element: HTMLElement, isGone: () => boolean) => Promise<Stop | undefined>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts once
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let isGone = false;
    let stop: Stop | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        start(element, () => isGone).then(
          (stopIt) => {
            if (isGone) stopIt?.();
            else stop = stopIt;
          },
          () => {},
        );
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      stop?.();
    };
  }, []);
}
