import type { ReactNode } from 'react';
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import type { LeadOutcome } from './lead-action.ts';
import { LeadForm } from './lead-form.tsx';
import { LeadSent } from './lead-sent.tsx';
import type { LoadedForm } from './loaded-form.ts';
import type { FieldChecks } from './use-field-errors.ts';

interface ContactFormProps {
  /** Of its page. */
  path: string;
  /** What is said before it, until it was sent. */
  intro?: ReactNode;
  /** What it asks before all else. */
  first?(checks: FieldChecks): ReactNode;
}

/** The contact form on a page whose loader brings what it needs; once it was sent it stands there anew. */
export function ContactForm({ path, intro, first }: ContactFormProps) {
  const { challenge, isSent } = useLoaderData<LoadedForm>();
  const outcome = useActionData<LeadOutcome>();
  const isDone = isSent && !outcome;
  const isSending = useNavigation().formAction === path;
  return (
    <>
      {isDone ? <LeadSent key={`sent ${challenge.formToken}`} form="contact" /> : intro}
      <LeadForm
        key={isDone ? challenge.formToken : 'new'}
        form="contact"
        Form={Form}
        action={path}
        {...{ challenge, outcome, isSending, first }}
      />
    </>
  );
}
