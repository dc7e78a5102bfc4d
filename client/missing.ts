/** A component that loads separately from its page, and the hidden notice above its HTML. */
export interface AwaitedPart {
  note: HTMLElement;
  state(): 'awaited' | 'loaded' | 'failed';
}

/** Whether a component of the page failed to load. */
let isMissing = false;

/** The components of the page, in document order. */
const parts = new Set<AwaitedPart>();

/** Registers a component while the page shows it. Returns a function that unregisters it. */
export function awaitPart(part: AwaitedPart): () => void {
  parts.add(part);
  return () => void parts.delete(part);
}

/** Records that a component failed to load. Its server HTML stays, so the page cannot be rendered again. */
export function missDeferred(): void {
  isMissing = true;
  const inState = (wanted: string) => [...parts].find(({ state }) => state() === wanted);
  // Shows one notice for all, by DOM: rendering a part again with React would lose its HTML.
  const missed = inState('failed') ?? inState('awaited');
  if (missed) missed.note.hidden = false;
}

/** Whether a component failed to load. Links and forms are then left to the browser and load new documents. */
export function isDeferredMissing(): boolean {
  return isMissing;
}
