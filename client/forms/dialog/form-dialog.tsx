import './form-dialog.css';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { FormProps } from 'react-router';
import type { MessagePart } from '../../intl/message-parts.ts';
import { type MessageKey, useMessages } from '../../intl/use-messages.ts';
import { Icon } from '../../ui/icon.tsx';
import type { FormDefinition } from '../form-definition.ts';
import { FormSent } from '../form-sent.tsx';
import type { SubmissionResultFragment } from '../generated/forms.generated.ts';
import { VisitorForm, type VisitorFormProps } from '../visitor-form.tsx';
import { type Received, useChallenge, useSending } from './use-dialog-form.ts';

interface FormDialogProps<Submitted extends SubmissionResultFragment>
  extends Pick<VisitorFormProps, 'given'> {
  form: FormDefinition<Submitted>;
  /** Its sentences are not the page's: they come with the challenge. */
  messages: MessagePart;
  title: MessageKey;
  intro: MessageKey;
  /** Input of the form's mutation that is no field of it. */
  about: Record<string, string>;
  /** Of the form's own page. */
  path: string;
  /** Closed and opened again it is as it was left. */
  isOpen?: boolean;
  /** Nothing can be sent as things are: the form keeps what was typed, unseen, and `children` say why. */
  isWithheld?: boolean;
  /** Before the form. */
  children?: ReactNode;
  /** The confirmation, instead of the form's own words. */
  confirm?(received: Received<Submitted>): ReactNode;
  /** It was sent and not received. */
  onFailure?(): void;
  onClose(isReceived: boolean): void;
}

/** A form over the page that it is about; Escape and its button close it, and the focus goes back. */
export function FormDialog<Submitted extends SubmissionResultFragment>(props: FormDialogProps<Submitted>) {
  const { form, messages, title, intro, about, path, given, isOpen = true, isWithheld = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const { challenge, renew } = useChallenge(path, messages);
  const { outcome, received, isSending, send } = useSending({
    form,
    about,
    renew,
    onFailure: props.onFailure,
  });
  const isShown = challenge !== undefined && isOpen;
  // It opens whole: only then is its name there to be told. With its page, so that it is never open in one alone.
  useLayoutEffect(() => {
    if (isShown) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isShown]);
  const id = `${form.name}-dialog`;
  return (
    <dialog
      ref={dialog}
      className="form-dialog"
      aria-labelledby={id}
      // The browser says so later: who goes back and forward again finds it open.
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
              given={given}
            />
          </div>
        </>
      )}
    </dialog>
  );
}

/** A form that no router looks after. */
function PlainForm({ preventScrollReset, ...props }: FormProps) {
  return <form {...props} />;
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
