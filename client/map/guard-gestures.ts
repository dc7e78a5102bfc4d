/** One finger scrolls the page on, two move a map. */
export const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

/** A wheel scrolls the page on, unless Ctrl is held or the map was clicked. Returns what ends it. */
export function guardGestures(map: HTMLElement): () => void {
  const end = new AbortController();
  let isEntered = false;
  map.addEventListener('click', () => (isEntered = true), { signal: end.signal });
  map.addEventListener('mouseleave', () => (isEntered = false), { signal: end.signal });
  // The engine listens to the element itself: what its parent stops while it comes down never arrives.
  map.parentElement?.addEventListener(
    'wheel',
    (event) => {
      if (event.target instanceof Node && !map.contains(event.target)) return;
      if (!isEntered && !event.ctrlKey && !event.metaKey) event.stopPropagation();
    },
    { capture: true, passive: true, signal: end.signal },
  );
  return () => end.abort();
}
