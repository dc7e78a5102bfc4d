import { type MessageKey, useMessages } from '../intl/use-messages.ts';
import { CallInstead } from './call-instead.tsx';
import { OutcomeAlert } from './outcome-alert.tsx';

/** That a link of a mail is not valid, and how else the agency can be reached. */
export function UnknownLink({ text }: { text: MessageKey }) {
  const t = useMessages();
  return (
    <OutcomeAlert role="alert">
      <p>{t(text)}</p>
      <CallInstead />
    </OutcomeAlert>
  );
}
