import './form-dialog.css';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { MessageFile } from '../../intl/message-files.ts';
import { type MessageKey, useMessages } from '../../intl/use-messages.ts';
import { Icon } from '../../ui/icon.tsx';
import type { MutationContext } from '../form-action.ts';
import type { FormDefinition } from '../form-definition.ts';
import { FormSent } from '../form-sent.tsx';
import type { SubmissionResultFragment } from '../generated/forms.generated.ts';
import { PlainForm } from '../in-place/plain-form.tsx';
import { type Received, useSending } from '../in-place/use-sending.ts';
import { VisitorForm, type VisitorFormProps } from '../visitor-form.tsx';
import { useChallenge } from './use-challenge.ts';

interface FormDialogProps<Submitted extends SubmissionResultFragment>
  extends Pick<VisitorFormProps, 'hiddenValues'> {
  form: FormDefinition<Submitted>;
  /** A message file that the page has not loaded. It loads before the robot check. */
  messages: MessageFile;
  title: MessageKey;
  intro: MessageKey;
  /** Mutation input that is no field of the form. */
  about: MutationContext;
  /** The URL of the form's own page. */
  path: string;
  /** Reopening the dialog shows its previous state. */
  isOpen?: boolean;
  /** How often the dialog was opened. A dialog that Escape has closed opens again, even if `isOpen` has not changed. */
  opening?: number;
  /** The form cannot be sent at present. It is hidden but keeps its typed values; `children` explain why. */
  isWithheld?: boolean;
  /** Shown above the form. */
  children?: ReactNode;
  /** Renders the confirmation instead of the form's own message. */
  confirm?(received: Received<Submitted>): ReactNode;
  /** Called when a form was not accepted: sending failed, or its fields were rejected. */
  onFailure?(): void;
  onClose(isReceived: boolean): void;
}

/**
 * A form in a dialog over the page that it belongs to. Escape and a button close it, and the focus returns to
 * the page.
 */
export function FormDialog<Submitted extends SubmissionResultFragment>(props: FormDialogProps<Submitted>) {
  const { form, messages, title, intro, about, path, isOpen = true, opening, isWithheld = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const { challenge, renew } = useChallenge(path, messages);
  const { outcome, received, isSending, send } = useSending({
    form,
    about,
    renew,
    onFailure: props.onFailure,
  });
  const isShown = challenge !== undefined && isOpen;
  // Opens when its content has rendered, so that screen readers announce its name. A layout effect keeps the
  // dialog in step with the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening shows it
  useLayoutEffect(() => {
    if (!isShown) dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [isShown, opening]);
  const id = `${form.name}-dialog`;
  return (
    <dialog
      ref={dialog}
      className="form-dialog"
      aria-labelledby={id}
      // The `close` event is asynchronous: after going back and forward again the dialog is open when the event
      // fires.
      onClose={({ currentTarget }) => currentTarget.open || props.onClose(received !== null)}
    >
      {challenge && <DialogHead id={id} title={title} close={() => dialog.current?.close()} />}
      {received && (props.confirm?.(received) ?? <FormSent form={form} />)}
      {challenge && !received && (
        <>
          {props.children}
          <div hidden={isWithheld}>
            <Intro text={intro} />
            <VisitorForm
              form={form}
              challenge={challenge}
              outcome={outcome}
              isSending={isSending}
              Form={PlainForm}
              action={path}
              onSend={send}
              hiddenValues={props.hiddenValues}
            />
          </div>
        </>
      )}
    </dialog>
  );
}

function Intro({ text }: { text: MessageKey }) {
  const t = useMessages();
  return <p className="form-dialog__intro">{t(text)}</p>;
}

function DialogHead({ id, title, close }: { id: string; title: MessageKey; close(): void }) {
  const t = useMessages();
  return (
    <div className="form-dialog__head">
      <h2 id={id}>{t(title)}</h2>
      <button type="button" className="form-dialog__close" aria-label={t('forms.close')} onClick={close}>
        <Icon name="x" />
      </button>
    </div>
  );
}
