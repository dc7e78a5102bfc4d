import { type ReactNode, useState } from 'react';
import { Form as RouterForm, useActionData, useLoaderData, useNavigation } from 'react-router';
import type { FormOutcome } from './form-action.ts';
import type { FormDefinition, FormValues } from './form-definition.ts';
import type { Choices } from './form-input.tsx';
import { FormSent } from './form-sent.tsx';
import type { LoadedForm } from './loaded-form.ts';
import { VisitorForm, type VisitorFormProps } from './visitor-form.tsx';

interface PageFormProps {
  form: FormDefinition;
  /** The URL of the page. */
  path: string;
  /** Shown above the form until a submission is confirmed. */
  intro?: ReactNode;
  /** Whether the confirmation replaces the form. By default, a new form is shown below it. */
  isOnce?: boolean;
  initial?: Readonly<FormValues>;
  choices?: Record<string, Choices>;
  customFields?: VisitorFormProps['customFields'];
  /** The form element; by default that of the router. */
  Form?: VisitorFormProps['Form'];
}

/** The form of a page whose loader returns `LoadedForm`; after submission, its confirmation. */
export function PageForm({
  form,
  path,
  intro,
  isOnce = false,
  initial,
  choices,
  customFields,
  Form = RouterForm,
}: PageFormProps) {
  const { challenge, isSent } = useLoaderData<LoadedForm>();
  const outcome = useActionData<FormOutcome>();
  const isDone = isSent && !outcome;
  // Token of a second form that failed the checks in the browser. Its errors replace the confirmation.
  const [rejected, setRejected] = useState('');
  const isConfirmed = isDone && rejected !== challenge.formToken;
  const isSending = useNavigation().formAction === path;
  return (
    <>
      {isConfirmed ? <FormSent key={`sent ${challenge.formToken}`} form={form} /> : intro}
      {!(isDone && isOnce) && (
        <VisitorForm
          key={isDone ? challenge.formToken : 'new'}
          form={form}
          Form={Form}
          customFields={customFields}
          action={path}
          challenge={challenge}
          outcome={outcome}
          isSending={isSending}
          onReject={() => setRejected(challenge.formToken)}
          initial={initial}
          choices={choices}
        />
      )}
    </>
  );
}
