/**
 * Makes the wheel scroll the page, unless Ctrl is held or the map was clicked. Returns a function that removes
 * it.
 */
export function restrictGestures(map: HTMLElement): () => void {
  const end = new AbortController();
  let isEntered = false;
  map.addEventListener('click', () => (isEntered = true), { signal: end.signal });
  map.addEventListener('mouseleave', () => (isEntered = false), { signal: end.signal });
  // The engine listens on the map element, so an event stopped in the parent's capture phase never reaches it.
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
