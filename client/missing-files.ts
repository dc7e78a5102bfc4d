/** Modules, messages and styles that fail to load, mostly because a new release has replaced them. */

import { createPath, type Path } from 'react-router';

const RELOADED_AT = 'baksteen.reloaded';
const RELOAD_PAUSE_MS = 10_000;
const OPEN_PAUSE_MS = 1_000;

const missingFiles = new WeakSet<object>();

/** Records the errors of files that fail to load. Vite reports each of them before the import is rejected. */
export function watchMissingFiles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => void missingFiles.add(payload));
}

/** Whether the error is that of a file that failed to load. */
export function isMissingFile(error: unknown): boolean {
  return typeof error === 'object' && error !== null && missingFiles.has(error);
}

/** Reloads the page when a file that it was rendered with is missing; once, or it could reload forever. */
export function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  if (Date.now() - last < RELOAD_PAUSE_MS) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  window.location.reload();
}

let opened = { path: '', at: 0 };

/** Loads a new document. Never resolves, so that the router keeps the present page until the document arrives. */
export function openDocument(target: Partial<Path> | undefined): Promise<never> | undefined {
  if (!target) return undefined;
  const path = createPath(target);
  // The page's prefetch may miss the same file. A second request would abort the first.
  if (opened.path !== path || Date.now() - opened.at > OPEN_PAUSE_MS) {
    opened = { path, at: Date.now() };
    window.location.assign(path);
  }
  return new Promise(() => {});
}
