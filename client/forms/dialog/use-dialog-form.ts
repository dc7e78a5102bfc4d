/** Loads and sends a form in a dialog, where a page's form uses a loader and an action. */
import { use, useCallback, useEffect, useState } from 'react';
import { type BrowserServices, BrowserServicesContext } from '../../data/browser-services.ts';
import type { MessageFile } from '../../intl/message-files.ts';
import { useLocale } from '../../locale.tsx';
import { type FormFailure, type MutationContext, sendForm } from '../form-action.ts';
import type { FormDefinition } from '../form-definition.ts';
import { HumanChallengeDocument, type SubmissionResultFragment } from '../generated/forms.generated.ts';
import type { Challenge } from '../loaded-form.ts';

/** The submitted values and the API's result. */
export interface Received<Submitted> {
  sent: FormData;
  submitted: Submitted;
}

/**
 * Returns a challenge and the function that renews it after each submission. When loading fails or needs a
 * third-party widget, navigates to the form's own page.
 */
export function useChallenge(path: string, messages: MessageFile) {
  const { runUncached, loadMessages } = useBrowserServices();
  const [challenge, setChallenge] = useState<Challenge>();
  const load = useCallback(
    async () => (await runUncached(HumanChallengeDocument, {})).humanChallenge,
    [runUncached],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a loaded challenge serves any path
  useEffect(() => {
    let isWanted = true;
    const leave = () => {
      if (isWanted) window.location.assign(path);
    };
    Promise.all([loadMessages('forms'), loadMessages(messages)])
      .then(load)
      .then((loaded) => {
        // Third-party widgets run only on the form's own page.
        if (loaded.service) leave();
        else setChallenge(loaded);
      })
      .catch(leave);
    return () => {
      isWanted = false;
    };
  }, [load, loadMessages, messages]);
  /** Typed values are kept, even when renewing fails. */
  const renew = useCallback(() => load().then(setChallenge, () => {}), [load]);
  return { challenge, renew };
}

interface SendingOptions<Submitted> {
  form: FormDefinition<Submitted>;
  about: MutationContext;
  /** Loads another challenge. */
  renew(): Promise<void>;
  onFailure: (() => void) | undefined;
}

export function useSending<Submitted extends SubmissionResultFragment>(sending: SendingOptions<Submitted>) {
  const { form, about, renew, onFailure } = sending;
  const locale = useLocale();
  const { runUncached } = useBrowserServices();
  const [outcome, setOutcome] = useState<FormFailure>();
  const [received, setReceived] = useState<Received<Submitted> | null>(null);
  const [isSending, setIsSending] = useState(false);
  const send = async (sent: FormData) => {
    setIsSending(true);
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

function useBrowserServices(): BrowserServices {
  const services = use(BrowserServicesContext);
  if (!services) throw new Error('a dialog opens in a browser');
  return services;
}
