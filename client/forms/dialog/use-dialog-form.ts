/** What a form in a dialog does by itself, where that of a page has a loader and an action. */
import { use, useCallback, useEffect, useState } from 'react';
import { type BrowserServices, BrowserServicesContext } from '../../data/browser-services.ts';
import type { MessagePart } from '../../intl/message-parts.ts';
import { useLocale } from '../../locale.tsx';
import { type FormFailure, sendForm } from '../form-action.ts';
import type { FormDefinition } from '../form-definition.ts';
import { HumanChallengeDocument, type SubmissionResultFragment } from '../generated/forms.generated.ts';
import type { Challenge } from '../loaded-form.ts';

/** What was sent, and what the API answered. */
export interface Received<Submitted> {
  sent: FormData;
  submitted: Submitted;
}

/** What the form needs, anew after each sending; what cannot be had here is on the form's own page. */
export function useChallenge(path: string, messages: MessagePart) {
  const { ask, loadPart } = useBrowserServices();
  const [challenge, setChallenge] = useState<Challenge>();
  const load = useCallback(async () => (await ask(HumanChallengeDocument, {})).humanChallenge, [ask]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come for one path serves the next
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
  }, [load, loadPart, messages]);
  /** What was typed stays, whatever becomes of it. */
  const renew = useCallback(() => load().then(setChallenge, () => {}), [load]);
  return { challenge, renew };
}

interface Sending<Submitted> {
  form: FormDefinition<Submitted>;
  about: Record<string, string>;
  /** Gets another challenge. */
  renew(): Promise<void>;
  onFailure: (() => void) | undefined;
}

export function useSending<Submitted extends SubmissionResultFragment>(sending: Sending<Submitted>) {
  const { form, about, renew, onFailure } = sending;
  const locale = useLocale();
  const { ask } = useBrowserServices();
  const [outcome, setOutcome] = useState<FormFailure>();
  const [received, setReceived] = useState<Received<Submitted> | null>(null);
  const [isSending, setIsSending] = useState(false);
  const send = async (sent: FormData) => {
    setIsSending(true);
    const { outcome: became, submitted } = await sendForm(form, { ask, locale, sent, about });
    setIsSending(false);
    if (submitted) setReceived({ sent, submitted });
    if (became.isSent) return;
    setOutcome(became);
    onFailure?.();
    // After a failed request the same token is sent again: it may have been received.
    if (became.message !== undefined) await renew();
  };
  return { outcome, received, isSending, send };
}

function useBrowserServices(): BrowserServices {
  const services = use(BrowserServicesContext);
  if (!services) throw new Error('a dialog opens in a browser');
  return services;
}
