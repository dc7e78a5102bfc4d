import './form-dialog.css';
import { use, useCallback, useEffect, useRef, useState } from 'react';
import type { FormProps } from 'react-router';
import { type BrowserServices, BrowserServicesContext } from '../data/browser-services.ts';
import type { MessagePart } from '../intl/message-parts.ts';
import { type MessageKey, useMessages } from '../intl/use-messages.ts';
import { useLocale } from '../locale.tsx';
import { Icon } from '../ui/icon.tsx';
import { type FormOutcome, sendForm } from './form-action.ts';
import type { FormDefinition } from './form-definition.ts';
import { FormSent } from './form-sent.tsx';
import { HumanChallengeDocument } from './forms.generated.ts';
import type { Challenge } from './loaded-form.ts';
import { VisitorForm } from './visitor-form.tsx';

interface FormDialogProps {
  form: FormDefinition;
  /** Its sentences are not the page's: they come with the challenge. */
  messages: MessagePart;
  title: MessageKey;
  intro: MessageKey;
  /** Input of the form's mutation that is no field of it. */
  about: Record<string, string>;
  /** Of the form's own page. */
  path: string;
  onClose(): void;
}

/** A form over the page that it is about; Escape and its button close it, and the focus goes back. */
export function FormDialog({ form, messages, title, intro, about, path, onClose }: FormDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { challenge, renew } = useChallenge(path, messages);
  const { outcome, isSending, send } = useSending(form, about, renew);
  const isReady = challenge !== undefined;
  // It opens whole: only then is its name there to be told.
  useEffect(() => {
    if (isReady) dialog.current?.showModal();
  }, [isReady]);
  return (
    <dialog ref={dialog} className="form-dialog" aria-labelledby={`${form.name}-dialog`} onClose={onClose}>
      {challenge && (
        <>
          <DialogHead id={`${form.name}-dialog`} title={title} close={() => dialog.current?.close()} />
          {outcome?.isSent ? (
            <FormSent form={form} />
          ) : (
            <>
              <Intro text={intro} />
              <VisitorForm
                form={form}
                challenge={challenge}
                outcome={outcome}
                isSending={isSending}
                Form={PlainForm}
                action={path}
                onSend={send}
              />
            </>
          )}
        </>
      )}
    </dialog>
  );
}

/** What the form needs, anew after each sending; what cannot be had here is on the form's own page. */
function useChallenge(path: string, messages: MessagePart) {
  const { ask, loadPart } = useBrowserServices();
  const [challenge, setChallenge] = useState<Challenge>();
  const load = useCallback(async () => (await ask(HumanChallengeDocument, {})).humanChallenge, [ask]);
  useEffect(() => {
    let isWanted = true;
    const leave = () => {
      if (isWanted) window.location.assign(path);
    };
    Promise.all([loadPart('forms'), loadPart(messages)])
      .then(load)
      .then((loaded) => {
        // A widget of another company runs on the form's own page alone.
        if (loaded.service) leave();
        else setChallenge(loaded);
      })
      .catch(leave);
    return () => {
      isWanted = false;
    };
  }, [load, loadPart, path, messages]);
  /** What was typed stays, whatever becomes of it. */
  const renew = useCallback(() => load().then(setChallenge, () => {}), [load]);
  return { challenge, renew };
}

function useSending(form: FormDefinition, about: FormDialogProps['about'], renew: () => Promise<void>) {
  const locale = useLocale();
  const { ask } = useBrowserServices();
  const [outcome, setOutcome] = useState<FormOutcome>();
  const [isSending, setIsSending] = useState(false);
  const send = async (sent: FormData) => {
    setIsSending(true);
    const became = (await sendForm(form, { ask, locale, sent, about })).outcome;
    setOutcome(became);
    setIsSending(false);
    // After a failed request the same token is sent again: it may have been received.
    if (!became.isSent && became.message !== undefined) await renew();
  };
  return { outcome, isSending, send };
}

function useBrowserServices(): BrowserServices {
  const services = use(BrowserServicesContext);
  if (!services) throw new Error('a dialog opens in a browser');
  return services;
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
