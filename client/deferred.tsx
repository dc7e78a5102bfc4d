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
import { type DeferredPartState, registerPart } from './failed-parts.ts';
import { useMessages } from './intl/use-messages.ts';

/** A component whose module loads separately from the page's module. */
export interface Deferred<Props> {
  /** Loads the module; a second call does nothing. */
  load(): Promise<void>;
  /** The component, or a placeholder that waits for it. */
  component(): ComponentType<Props>;
  state: DeferredPartState['state'];
}

export function deferred<Props extends object>(
  loadModule: () => Promise<ComponentType<Props>>,
): Deferred<Props> {
  let loaded: ComponentType<Props> | undefined;
  let hasFailed = false;
  let resolveLoaded = (_: { default: ComponentType<Props> }) => {};
  const loadedModule = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    resolveLoaded = resolve;
  });
  const placeholder = lazy(() => loadedModule) as unknown as ComponentType<Props>;
  return {
    load: async () => {
      loaded ??= await loadModule().catch((error) => {
        hasFailed = true;
        throw error;
      });
      resolveLoaded({ default: loaded });
    },
    component: () => loaded ?? placeholder,
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
  const notice = useRef<HTMLParagraphElement>(null);
  const t = useMessages();
  useEffect(
    () => (notice.current ? registerPart({ notice: notice.current, state: part.state }) : undefined),
    [part],
  );
  return (
    <>
      <p ref={notice} className="missing-part" role="alert" hidden>
        {t('layout.missingPart')}
      </p>
      <Suspense>{createElement(component, props as unknown as Props)}</Suspense>
    </>
  );
}

export const DeferredPart = memo(Part) as typeof Part;
