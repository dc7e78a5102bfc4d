import type { ReactNode } from 'react';
import { usePathTo } from '../../locale.tsx';
import { useDialogLink } from '../../use-dialog-link.ts';
import type { ListingFormDialogProps } from './listing-form-dialog.tsx';

interface FormLinkProps {
  form: ListingFormDialogProps['form'];
  listingId: string;
  className?: string;
  children: ReactNode;
}

const loadDialog = async () =>
  (await (await import('./load-form-dialog.ts')).loadFormDialog()).ListingFormDialog;

/** A link to a form about a listing. With JavaScript the form opens in a dialog over the page. */
export function FormLink({ form, listingId, className, children }: FormLinkProps) {
  const pathTo = usePathTo();
  const path = pathTo(form === 'info' ? 'requestInfo' : 'sendToFriend', { listingId });
  const { Dialog, open, close } = useDialogLink(path, loadDialog);
  return (
    <>
      <a className={className} href={path} onClick={open}>
        {children}
      </a>
      {Dialog && <Dialog form={form} listingId={listingId} path={path} onClose={close} />}
    </>
  );
}
