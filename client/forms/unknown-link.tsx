import { type MessageKey, useMessages } from '../intl/use-messages.ts';
import { AgencyContactLine } from './agency-contact-line.tsx';
import { OutcomeAlert } from './outcome-alert.tsx';

/** Says that a link from a mail is not valid, with the agency's contact details. */
export function UnknownLink({ text }: { text: MessageKey }) {
  const t = useMessages();
  return (
    <OutcomeAlert role="alert">
      <p>{t(text)}</p>
      <AgencyContactLine />
    </OutcomeAlert>
  );
}
