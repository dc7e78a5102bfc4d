import { useState } from 'react';
import type { FormDefinition } from '../form-definition.ts';
import { FormSent } from '../form-sent.tsx';
import type { Challenge } from '../loaded-form.ts';
import { VisitorForm, type VisitorFormProps } from '../visitor-form.tsx';
import { PlainForm } from './plain-form.tsx';
import { useLoadChallenge } from './use-load-challenge.ts';
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
  const [challenge, setChallenge] = useState(loaded);
  const load = useLoadChallenge();
  /** Typed values are kept, even when renewing fails. */
  const renew = () => load().then(setChallenge, () => {});
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
