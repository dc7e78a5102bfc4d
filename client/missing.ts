/** A component that loads apart from its page, and the note that stands above its HTML. */
export interface AwaitedPart {
  note: HTMLElement;
  state(): 'awaited' | 'loaded' | 'failed';
}

/** What is known of components of the page that did not load. */
let isMissing = false;

/** The components of the page, in its order. */
const parts = new Set<AwaitedPart>();

/** Keeps a component in mind as long as the page shows it. Answers how to forget it. */
export function awaitPart(part: AwaitedPart): () => void {
  parts.add(part);
  return () => void parts.delete(part);
}

/** Says that a component did not load: its HTML stays as it was sent, so its page cannot be rendered anew. */
export function missDeferred(): void {
  isMissing = true;
  const inState = (wanted: string) => [...parts].find(({ state }) => state() === wanted);
  // One note for all. React knows nothing of it: a part that is rendered again would lose its HTML.
  const missed = inState('failed') ?? inState('awaited');
  if (missed) missed.note.hidden = false;
}

/** Whether a component of the page did not load: then links and forms are the browser's, and lead to new documents. */
export function isDeferredMissing(): boolean {
  return isMissing;
}
