import './form-dialog.css';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '../../intl/use-messages.ts';
import { Icon } from '../../ui/icon.tsx';
import type { LeadOutcome } from './lead-action.ts';
import { LeadForm } from './lead-form.tsx';
import { LeadSent } from './lead-sent.tsx';
import type { LoadedForm } from './loaded-form.ts';

export interface FormDialogProps {
  form: 'info' | 'friend';
  /** Of the form's own page. */
  path: string;
  onClose(): void;
}

/** A form over the page that it is about; Escape and its button close it, and the focus goes back. */
export function FormDialog({ form, path, onClose }: FormDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const page = useFetcher<LoadedForm>();
  const sending = useFetcher<LeadOutcome>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each dialog
  useEffect(() => {
    dialog.current?.showModal();
    void page.load(path);
  }, []);
  const challenge = page.data?.challenge;
  // A widget of another company runs on the form's own page alone.
  const isElsewhere = Boolean(challenge?.service);
  useEffect(() => {
    if (isElsewhere) window.location.assign(path);
  }, [isElsewhere, path]);
  return (
    <dialog ref={dialog} className="form-dialog" aria-labelledby={`${form}-dialog`} onClose={onClose}>
      {challenge && !isElsewhere && (
        <>
          <DialogHead form={form} close={() => dialog.current?.close()} />
          {sending.data?.isSent ? (
            <LeadSent form={form} />
          ) : (
            <LeadForm
              {...{ form, challenge }}
              Form={sending.Form}
              action={path}
              outcome={sending.data}
              isSending={sending.state === 'submitting'}
              inDialog
            />
          )}
        </>
      )}
    </dialog>
  );
}

function DialogHead({ form, close }: { form: FormDialogProps['form']; close(): void }) {
  const t = useMessages();
  return (
    <div className="form-dialog__head">
      <h2 id={`${form}-dialog`}>{t(`leads.${form}.title`)}</h2>
      <button type="button" className="form-dialog__close" aria-label={t('leads.close')} onClick={close}>
        <Icon name="x" />
      </button>
    </div>
  );
}
