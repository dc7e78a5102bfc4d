import { showLoadFailure } from './failed-parts.ts';
import { isMissingFile, reloadOnce } from './missing-files.ts';

/** The longest wait for an idle browser before the rest of the page loads. */
const IDLE_MS = 1_000;

/**
 * Leaves hash navigation to the browser until everything has loaded. Otherwise the router would render again,
 * and React would discard the HTML of components that have not loaded. The router handles only history entries
 * with its own state.
 */
function ignoreHashNavigation(event: PopStateEvent): void {
  if (!event.state) event.stopImmediatePropagation();
}

/** Loads deferred components when the browser is idle. Pages opened later load theirs at once. */
export function createDeferredQueue() {
  // Runs before the router's own listener.
  window.addEventListener('popstate', ignoreHashNavigation, true);
  let waiting: (() => Promise<void>)[] | null = [];
  const address = window.location.pathname + window.location.search;
  return {
    add: async (load: () => Promise<void>) => {
      if (waiting) waiting.push(load);
      else await load();
    },
    start: () => {
      const queued = waiting ?? [];
      waiting = null;
      document.documentElement.dataset.ready = 'page';
      whenIdle(async () => {
        await Promise.all(queued.map((load) => load())).then(
          () => window.removeEventListener('popstate', ignoreHashNavigation, true),
          (error) => keepServerHtml(address, error),
        );
        // React renders the loaded components and runs their effects before the browser is idle again.
        whenIdle(() => {
          document.documentElement.dataset.ready = 'whole';
        });
      });
    },
  };
}

/**
 * Keeps the server HTML of a component that failed to load, unless a reload can find its file. Reloads the page when
 * the visitor has navigated meanwhile.
 */
function keepServerHtml(address: string, error: unknown): void {
  if (isMissingFile(error)) reloadOnce();
  showLoadFailure();
  if (window.location.pathname + window.location.search !== address) window.location.reload();
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: IDLE_MS });
  else setTimeout(act, IDLE_MS);
}
