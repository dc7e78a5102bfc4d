import { Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import { createLeadAction, type LeadOutcome } from './lead-action.ts';
import { LeadForm } from './lead-form.tsx';
import { LeadSent } from './lead-sent.tsx';
import { SendContactMessageDocument } from './leads.generated.ts';
import type { LoadedForm } from './loaded-form.ts';

export const sendToOffice = createLeadAction({
  form: 'contact',
  document: SendContactMessageDocument,
  about: ({ params }) => ({ officeId: params.officeId ?? '' }),
});

/** The contact form on the page of an office, to which it goes. */
export function OfficeForm({ path }: { path: string }) {
  const { challenge, isSent } = useLoaderData<LoadedForm>();
  const outcome = useActionData<LeadOutcome>();
  const isDone = isSent && !outcome;
  const isSending = useNavigation().formAction === path;
  return (
    <>
      {isDone && <LeadSent key={`sent ${challenge.formToken}`} form="contact" />}
      <LeadForm
        key={isDone ? challenge.formToken : 'new'}
        form="contact"
        Form={Form}
        action={path}
        {...{ challenge, outcome, isSending }}
      />
    </>
  );
}
