/** A component that loads separately from its page, and the hidden notice above its HTML. */
export interface DeferredPartState {
  notice: HTMLElement;
  state(): 'awaited' | 'loaded' | 'failed';
}

/** Whether a component of the page failed to load. */
let hasFailed = false;

/** The components of the page, in document order. */
const parts = new Set<DeferredPartState>();

/** Registers a component while the page shows it. Returns a function that unregisters it. */
export function registerPart(part: DeferredPartState): () => void {
  parts.add(part);
  return () => void parts.delete(part);
}

/** Records that a component failed to load. Its server HTML stays, so the page cannot be rendered again. */
export function showLoadFailure(): void {
  hasFailed = true;
  const inState = (wanted: string) => [...parts].find(({ state }) => state() === wanted);
  // Shows one notice for all, by DOM: rendering a part again with React would lose its HTML.
  const failedPart = inState('failed') ?? inState('awaited');
  if (failedPart) failedPart.notice.hidden = false;
}

/** Whether a component failed to load. Links and forms are then left to the browser and load new documents. */
export function hasFailedPart(): boolean {
  return hasFailed;
}
