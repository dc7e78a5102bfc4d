import { ContactForm } from './contact-form.tsx';
import { createLeadAction } from './lead-action.ts';
import { SendContactMessageDocument } from './leads.generated.ts';

export const sendToOffice = createLeadAction({
  form: 'contact',
  document: SendContactMessageDocument,
  about: ({ params }) => ({ officeId: params.officeId ?? '' }),
});

/** The contact form on the page of an office, to which it goes. */
export function OfficeForm({ path }: { path: string }) {
  return <ContactForm path={path} />;
}
