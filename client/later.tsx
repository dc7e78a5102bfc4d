/** Parts of a page whose code and sentences come once the page can be used; until then they stay as they were sent. */
import { type ComponentType, createElement, lazy, memo, type ReactNode, Suspense, useState } from 'react';

let isMissing = false;

/** Remembers that a part did not come: it stays as it was sent, so its page cannot be rendered anew. */
export function missPart(): void {
  isMissing = true;
}

/** Whether a part of the page did not come: then links and forms are the browser's, and lead to new documents. */
export function isPartMissing(): boolean {
  return isMissing;
}

/** A component whose module is loaded apart from its page's. */
export interface Later<Props> {
  /** Brings the module; a second call does nothing. */
  load(): Promise<void>;
  /** The component, or one that waits for it. */
  component(): ComponentType<Props>;
}

export function later<Props extends object>(bring: () => Promise<ComponentType<Props>>): Later<Props> {
  let loaded: ComponentType<Props> | undefined;
  let arrive = (_: { default: ComponentType<Props> }) => {};
  const arrival = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    arrive = resolve;
  });
  const awaited = lazy(() => arrival) as unknown as ComponentType<Props>;
  return {
    load: async () => {
      loaded ??= await bring();
      arrive({ default: loaded });
    },
    component: () => loaded ?? awaited,
  };
}

/**
 * Shows a later part. The server, and a browser that opens the page from inside the site, have it before they
 * render. While a page is taken over the part's HTML stands there already: React leaves it alone until the
 * code has come.
 */
function PartOf<Props extends object>({ part, ...props }: { part: Later<Props> } & Props): ReactNode {
  // What it began with stays: a component of another kind would begin anew.
  const [component] = useState(() => part.component());
  return <Suspense>{createElement(component, props as unknown as Props)}</Suspense>;
}

export const LaterPart = memo(PartOf) as typeof PartOf;
