import { useMessages } from '../../intl/use-messages.ts';
import type { LeadFormName } from './form-fields.ts';
import { OutcomeAlert } from './outcome-alert.tsx';

/** That a form was received, and what happens next. */
export function LeadSent({ form }: { form: LeadFormName }) {
  const t = useMessages();
  return (
    <OutcomeAlert role="status">
      <p>{t(`leads.${form}.sent`)}</p>
      <p>{t(`leads.${form}.next`)}</p>
    </OutcomeAlert>
  );
}
