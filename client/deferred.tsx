/**
 * Lazily hydrated components: code and messages load after the page is interactive. Until then their server
 * HTML stays.
 */
import {
  type ComponentType,
  createElement,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useMessages } from './intl/use-messages.ts';
import { type AwaitedPart, awaitPart } from './missing.ts';

/** A component whose module loads separately from the page's module. */
export interface Deferred<Props> {
  /** Loads the module; a second call does nothing. */
  load(): Promise<void>;
  /** The component, or a placeholder that waits for it. */
  component(): ComponentType<Props>;
  state: AwaitedPart['state'];
}

export function deferred<Props extends object>(
  loadModule: () => Promise<ComponentType<Props>>,
): Deferred<Props> {
  let loaded: ComponentType<Props> | undefined;
  let hasFailed = false;
  let arrive = (_: { default: ComponentType<Props> }) => {};
  const arrival = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    arrive = resolve;
  });
  const awaited = lazy(() => arrival) as unknown as ComponentType<Props>;
  return {
    load: async () => {
      loaded ??= await loadModule().catch((error) => {
        hasFailed = true;
        throw error;
      });
      arrive({ default: loaded });
    },
    component: () => loaded ?? awaited,
    state: () => (loaded ? 'loaded' : hasFailed ? 'failed' : 'awaited'),
  };
}

/**
 * Shows a deferred component. The server loads it before rendering, and so does a browser that navigates within
 * the site. During hydration React keeps the server HTML until the code has loaded.
 */
function Part<Props extends object>({ part, ...props }: { part: Deferred<Props> } & Props): ReactNode {
  // Switching to another component type would lose the state.
  const [component] = useState(() => part.component());
  const note = useRef<HTMLParagraphElement>(null);
  const t = useMessages();
  useEffect(() => (note.current ? awaitPart({ note: note.current, state: part.state }) : undefined), [part]);
  return (
    <>
      <p ref={note} className="missing-part" role="alert" hidden>
        {t('layout.missingPart')}
      </p>
      <Suspense>{createElement(component, props as unknown as Props)}</Suspense>
    </>
  );
}

export const DeferredPart = memo(Part) as typeof Part;
