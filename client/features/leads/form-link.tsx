import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { loadWithTimeout } from '../../load-with-timeout.ts';
import { usePathTo } from '../../locale.tsx';
import type { ListingFormDialogProps } from './listing-form-dialog.tsx';

interface FormLinkProps {
  form: ListingFormDialogProps['form'];
  listingId: string;
  className?: string;
  children: ReactNode;
}

/** A link to a form about a listing. With JavaScript the form opens in a dialog over the page. */
export function FormLink({ form, listingId, className, children }: FormLinkProps) {
  const pathTo = usePathTo();
  const [Dialog, setDialog] = useState<ComponentType<ListingFormDialogProps> | null>(null);
  const path = pathTo(form === 'info' ? 'requestInfo' : 'sendToFriend', { listingId });
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    loadWithTimeout(import('./load-form-dialog.ts').then(({ loadFormDialog }) => loadFormDialog())).then(
      ({ ListingFormDialog }) => setDialog(() => ListingFormDialog),
      // Ignores the failure when the visitor has left the page.
      () => link.isConnected && window.location.assign(path),
    );
  };
  return (
    <>
      <a className={className} href={path} onClick={open}>
        {children}
      </a>
      {Dialog && <Dialog form={form} listingId={listingId} path={path} onClose={() => setDialog(null)} />}
    </>
  );
}
