/** What is known of components of the page that did not load. */
let isMissing = false;

/** Says that a component did not load: its HTML stays as it was sent, so its page cannot be rendered anew. */
export function missDeferred(): void {
  isMissing = true;
  // React knows nothing of it: a part that is rendered again would lose its HTML.
  for (const note of document.querySelectorAll<HTMLElement>('.missing-part')) note.hidden = false;
}

/** Whether a component of the page did not load: then links and forms are the browser's, and lead to new documents. */
export function isDeferredMissing(): boolean {
  return isMissing;
}
