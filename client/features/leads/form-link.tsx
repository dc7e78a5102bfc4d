import type { ReactNode } from 'react';
import { usePathTo } from '../../locale.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { ButtonStyle } from '../../ui/button/button-class.ts';
import { useDialogLink } from '../../use-dialog-link.ts';
import type { ListingFormDialogProps } from './listing-form-dialog.tsx';

interface FormLinkProps extends ButtonStyle {
  form: ListingFormDialogProps['form'];
  listingId: string;
  children: ReactNode;
}

const loadDialog = async () =>
  (await (await import('./load-form-dialog.ts')).loadFormDialog()).ListingFormDialog;

/** A link to a form about a listing. With JavaScript the form opens in a dialog over the page. */
export function FormLink({ form, listingId, children, look, shape, className }: FormLinkProps) {
  const pathTo = usePathTo();
  const path = pathTo(form === 'info' ? 'requestInfo' : 'sendToFriend', { listingId });
  const { Dialog, open, close } = useDialogLink(path, loadDialog);
  return (
    <>
      {look ? (
        <ButtonLink look={look} shape={shape} className={className} href={path} onClick={open}>
          {children}
        </ButtonLink>
      ) : (
        <a className={className} href={path} onClick={open}>
          {children}
        </a>
      )}
      {Dialog && <Dialog form={form} listingId={listingId} path={path} onClose={close} />}
    </>
  );
}
