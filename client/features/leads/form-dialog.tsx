import './form-dialog.css';
import { use, useCallback, useEffect, useRef, useState } from 'react';
import type { FormProps } from 'react-router';
import { type BrowserMeans, BrowserMeansContext } from '../../data/browser-means.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { useLocale } from '../../locale.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type LeadOutcome, sendForm } from './lead-action.ts';
import { LeadForm } from './lead-form.tsx';
import { LeadSent } from './lead-sent.tsx';
import { HumanChallengeDocument } from './leads.generated.ts';
import { LISTING_FORMS, type ListingFormName } from './listing-form-documents.ts';
import type { LoadedForm } from './loaded-form.ts';

export interface FormDialogProps {
  form: ListingFormName;
  listingId: string;
  /** Of the form's own page. */
  path: string;
  onClose(): void;
}

/** A form over the page that it is about; Escape and its button close it, and the focus goes back. */
export function FormDialog({ form, listingId, path, onClose }: FormDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { challenge, renew } = useChallenge(path);
  const { outcome, isSending, send } = useSending(form, listingId, renew);
  const isReady = challenge !== undefined;
  // It opens whole: only then is its name there to be told.
  useEffect(() => {
    if (isReady) dialog.current?.showModal();
  }, [isReady]);
  return (
    <dialog ref={dialog} className="form-dialog" aria-labelledby={`${form}-dialog`} onClose={onClose}>
      {challenge && (
        <>
          <DialogHead form={form} close={() => dialog.current?.close()} />
          {outcome?.isSent ? (
            <LeadSent form={form} />
          ) : (
            <>
              <Intro form={form} />
              <LeadForm
                {...{ form, challenge, outcome, isSending }}
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
function useChallenge(path: string) {
  const { ask, loadPart } = useMeans();
  const [challenge, setChallenge] = useState<LoadedForm['challenge']>();
  const load = useCallback(async () => (await ask(HumanChallengeDocument, {})).humanChallenge, [ask]);
  useEffect(() => {
    let isWanted = true;
    const leave = () => {
      if (isWanted) window.location.assign(path);
    };
    loadPart('leads')
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
  }, [load, loadPart, path]);
  /** What was typed stays, whatever becomes of it. */
  const renew = useCallback(() => load().then(setChallenge, () => {}), [load]);
  return { challenge, renew };
}

function useSending(form: ListingFormName, listingId: string, renew: () => Promise<void>) {
  const locale = useLocale();
  const { ask } = useMeans();
  const [outcome, setOutcome] = useState<LeadOutcome>();
  const [isSending, setIsSending] = useState(false);
  const send = async (sent: FormData) => {
    setIsSending(true);
    const lead = { form, document: LISTING_FORMS[form] };
    const became = (await sendForm(lead, { ask, locale, sent, about: { listingId } })).outcome;
    setOutcome(became);
    setIsSending(false);
    // While nothing can be reached, what is there is kept.
    if (!became.isSent && became.message !== undefined) await renew();
  };
  return { outcome, isSending, send };
}

function useMeans(): BrowserMeans {
  const means = use(BrowserMeansContext);
  if (!means) throw new Error('a dialog opens in a browser');
  return means;
}

/** A form that no router looks after. */
function PlainForm({ preventScrollReset, ...props }: FormProps) {
  return <form {...props} />;
}

/** Its sentences come with the challenge. */
function Intro({ form }: Pick<FormDialogProps, 'form'>) {
  const t = useMessages();
  return <p className="form-dialog__intro">{t(`leads.${form}.intro`)}</p>;
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
