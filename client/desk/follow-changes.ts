import { RELOAD_HEADER } from './reload-header.ts';

/** Where the server reports that something an employee sees has changed. */
const CHANGES_PATH = '/desk/changes';
/** Reloads of many open pages are spread over this time. */
const SPREAD_MS = 3_000;
/** A page with typed values is reloaded when they are gone; it is asked again after this time. */
const RETRY_MS = 10_000;

/** Reloads the content of a page marked `data-live` after the server reports a change. */
export function followChanges(): void {
  if (!document.querySelector('[data-live]')) return;
  const changes = new EventSource(CHANGES_PATH);
  changes.addEventListener('change', () => schedule(Math.random() * SPREAD_MS));
}

let isScheduled = false;

/** Changes until the reload are shown by it. */
function schedule(pause: number): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    void reloadContent();
  }, pause);
}

async function reloadContent(): Promise<void> {
  const main = document.querySelector('main');
  if (!main) return;
  if (isInUse(main)) return schedule(RETRY_MS);
  const response = await fetch(window.location.href, {
    headers: { accept: 'text/html', [RELOAD_HEADER]: '1' },
  });
  if (isInUse(main)) return schedule(RETRY_MS);
  // The session has ended: the sign-in page leads back.
  if (response.redirected) return window.location.reload();
  if (!response.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const next = page.querySelector('main');
  if (next && !isInUse(main)) main.replaceChildren(...next.childNodes);
}

/** Whether a reload would lose something: the focus in a form, typed values, an opened part, or an error. */
function isInUse(main: Element): boolean {
  if (main.querySelector('form:focus-within, details[open], [role="alert"]')) return true;
  const fields = main.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some((field) => field.value !== field.defaultValue);
}
