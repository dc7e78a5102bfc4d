interface CloseWatcher extends EventTarget {
  destroy(): void;
}

/**
 * Closes the disclosure by the platform's close gesture, such as Back on Android, in browsers with
 * `CloseWatcher`.
 */
export function closeOnRequest(details: HTMLDetailsElement): void {
  const Watcher = (window as { CloseWatcher?: new () => CloseWatcher }).CloseWatcher;
  if (!Watcher) return;
  const watcher = new Watcher();
  watcher.addEventListener('close', () => {
    details.open = false;
    details.querySelector('summary')?.focus();
  });
  details.addEventListener('toggle', () => watcher.destroy(), { once: true });
}
