import { useMessages } from '../intl/use-messages.ts';
import type { FormDefinition } from './form-definition.ts';
import { OutcomeAlert } from './outcome-alert.tsx';

/** Confirms that a form was received, and describes the next steps. */
export function FormSent({ form: { messages } }: { form: FormDefinition }) {
  const t = useMessages();
  return (
    <OutcomeAlert role="status">
      {messages.sent && <p>{t(messages.sent)}</p>}
      {messages.next && <p>{t(messages.next)}</p>}
    </OutcomeAlert>
  );
}
