/** Where the server reports that something an employee sees has changed. */
const CHANGES_PATH = '/desk/changes';

/**
 * Reloads the content of a page marked `data-live` when the server reports a change, unless a form of the page has the
 * focus.
 */
export function followChanges(): void {
  if (!document.querySelector('[data-live]')) return;
  const changes = new EventSource(CHANGES_PATH);
  changes.addEventListener('change', () => void reloadContent());
}

async function reloadContent(): Promise<void> {
  const main = document.querySelector('main');
  if (!main || main.querySelector('form:focus-within')) return;
  const response = await fetch(window.location.href, { headers: { accept: 'text/html' } });
  if (!response.ok || response.redirected) return window.location.reload();
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const next = page.querySelector('main');
  if (next) main.replaceChildren(...next.childNodes);
}
