interface CloseWatcher extends EventTarget {
  destroy(): void;
}

/** Where the browser knows a gesture that closes what lies above a page (the way back on Android), it closes this. */
export function onCloseRequest(details: HTMLDetailsElement): void {
  const Watcher = (window as { CloseWatcher?: new () => CloseWatcher }).CloseWatcher;
  if (!Watcher) return;
  const watcher = new Watcher();
  watcher.addEventListener('close', () => {
    details.open = false;
    details.querySelector('summary')?.focus();
  });
  details.addEventListener('toggle', () => watcher.destroy(), { once: true });
}
