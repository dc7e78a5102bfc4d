/** That a part of the page did not load: what the server sent of it stands there, but does nothing. */
import { useSyncExternalStore } from 'react';
import { useMessages } from './intl/use-messages.ts';

let isMissing = false;
const listeners = new Set<() => void>();

/** Remembers that a component did not load: its HTML stays as it was sent, so its page cannot be rendered anew. */
export function missDeferred(): void {
  isMissing = true;
  for (const listen of listeners) listen();
}

/** Whether a component of the page did not load: then links and forms are the browser's, and lead to new documents. */
export function isDeferredMissing(): boolean {
  return isMissing;
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** Says so; beside the part, whose own element must not be rendered again. */
export function MissingPart() {
  const t = useMessages();
  const isShown = useSyncExternalStore(subscribe, isDeferredMissing, () => false);
  return isShown ? (
    <p className="missing-part" role="alert">
      {t('errors.missingPart')}
    </p>
  ) : null;
}
