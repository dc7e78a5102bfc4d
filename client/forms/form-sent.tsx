import { useMessages } from '../intl/use-messages.ts';
import type { FormDefinition } from './form-definition.ts';
import { OutcomeAlert } from './outcome-alert.tsx';

/** Confirms that a form was received, and describes the next steps. */
export function FormSent({ form: { words } }: { form: FormDefinition }) {
  const t = useMessages();
  return (
    <OutcomeAlert role="status">
      {words.sent && <p>{t(words.sent)}</p>}
      {words.next && <p>{t(words.next)}</p>}
    </OutcomeAlert>
  );
}
