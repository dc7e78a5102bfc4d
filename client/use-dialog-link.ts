import { type ComponentType, type MouseEvent, useState } from 'react';
import { loadWithTimeout } from './load-with-timeout.ts';

/**
 * For a link to a form's page: with JavaScript its click opens the form in a dialog over the page. If the dialog
 * does not load, the link is followed.
 */
export function useDialogLink<Props>(path: string, loadDialog: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  return {
    Dialog,
    open: (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const link = event.currentTarget;
      loadWithTimeout(loadDialog()).then(
        (Loaded) => setDialog(() => Loaded),
        // Ignores the failure when the visitor has left the page.
        () => link.isConnected && window.location.assign(path),
      );
    },
    close: () => setDialog(null),
  };
}
