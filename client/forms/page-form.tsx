import type { ReactNode } from 'react';
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import type { FormOutcome } from '../../forms/form-action.ts';
import type { FormDefinition } from '../../forms/form-definition.ts';
import type { Choices } from '../../forms/form-input.tsx';
import { FormSent } from '../../forms/form-sent.tsx';
import type { LoadedForm } from '../../forms/loaded-form.ts';
import { VisitorForm } from '../../forms/visitor-form.tsx';

interface ContactFormProps {
  form: FormDefinition;
  /** Of its page. */
  path: string;
  /** What is said before it, until it was sent. */
  intro?: ReactNode;
  initial?: Record<string, string>;
  choices?: Record<string, Choices>;
}

/** The contact form on a page whose loader brings what it needs; once it was sent it stands there anew. */
export function ContactForm({ form, path, intro, initial, choices }: ContactFormProps) {
  const { challenge, isSent } = useLoaderData<LoadedForm>();
  const outcome = useActionData<FormOutcome>();
  const isDone = isSent && !outcome;
  const isSending = useNavigation().formAction === path;
  return (
    <>
      {isDone ? <FormSent key={`sent ${challenge.formToken}`} form={form} /> : intro}
      <VisitorForm
        key={isDone ? challenge.formToken : 'new'}
        Form={Form}
        action={path}
        form={form}
        challenge={challenge}
        outcome={outcome}
        isSending={isSending}
        initial={initial}
        choices={choices}
      />
    </>
  );
}
