import { use, useCallback, useState } from 'react';
import { BrowserServicesContext } from '../../data/browser-services.ts';
import type { FormDefinition } from '../form-definition.ts';
import { FormSent } from '../form-sent.tsx';
import { HumanChallengeDocument } from '../generated/forms.generated.ts';
import type { Challenge } from '../loaded-form.ts';
import { VisitorForm, type VisitorFormProps } from '../visitor-form.tsx';
import { PlainForm } from './plain-form.tsx';
import { useSending } from './use-sending.ts';

interface FormInPlaceProps extends Pick<VisitorFormProps, 'initial' | 'choices'> {
  form: FormDefinition;
  /** The challenge that the page's loader has loaded. */
  challenge: Challenge;
  /** The URL of the form's own page, which receives the form without JavaScript. */
  path: string;
}

const NOTHING = {};

/** A form on another page than its own. With JavaScript its confirmation replaces it. */
export function FormInPlace({ form, challenge: loaded, path, ...shown }: FormInPlaceProps) {
  const { challenge, renew } = useRenewedChallenge(loaded);
  const { outcome, received, isSending, send } = useSending({ form, about: NOTHING, renew });
  if (received) return <FormSent form={form} />;
  return (
    <VisitorForm
      form={form}
      Form={PlainForm}
      action={path}
      challenge={challenge}
      outcome={outcome}
      isSending={isSending}
      onSend={send}
      {...shown}
    />
  );
}

/** Returns the page's challenge, and the function that renews it after a rejected submission. */
function useRenewedChallenge(loaded: Challenge) {
  const services = use(BrowserServicesContext);
  const [challenge, setChallenge] = useState(loaded);
  const renew = useCallback(async () => {
    const loading = services?.runUncached(HumanChallengeDocument, {});
    // Typed values are kept, even when renewing fails.
    await loading?.then(({ humanChallenge }) => setChallenge(humanChallenge)).catch(() => {});
  }, [services]);
  return { challenge, renew };
}
