/** Sends a form without leaving the page, where a form of its own page has an action. */
import { use, useState } from 'react';
import { BrowserServicesContext } from '../../data/browser-services.ts';
import { useLocale } from '../../locale.tsx';
import { type FormFailure, type MutationContext, sendForm } from '../form-action.ts';
import type { FormDefinition } from '../form-definition.ts';
import type { SubmissionResultFragment } from '../generated/forms.generated.ts';

/** The submitted values and the API's result. */
export interface Received<Submitted> {
  sent: FormData;
  submitted: Submitted;
}

interface SendingOptions<Submitted> {
  form: FormDefinition<Submitted>;
  about: MutationContext;
  /** Loads another challenge. */
  renew(): Promise<void>;
  onFailure?: (() => void) | undefined;
}

export function useSending<Submitted extends SubmissionResultFragment>(sending: SendingOptions<Submitted>) {
  const { form, about, renew, onFailure } = sending;
  const locale = useLocale();
  const services = use(BrowserServicesContext);
  const [outcome, setOutcome] = useState<FormFailure>();
  const [received, setReceived] = useState<Received<Submitted> | null>(null);
  const [isSending, setIsSending] = useState(false);
  const send = async (sent: FormData) => {
    if (!services) throw new Error('forms are sent in a browser');
    setIsSending(true);
    const { runUncached } = services;
    const { outcome: result, submitted } = await sendForm(form, { runUncached, locale, sent, about });
    setIsSending(false);
    if (submitted) setReceived({ sent, submitted });
    if (result.isSent) return;
    setOutcome(result);
    onFailure?.();
    // After a network failure the same token is sent again, because the first request may have been received.
    if (result.message !== undefined) await renew();
  };
  return { outcome, received, isSending, send };
}
