import { useMessages } from '../../intl/use-messages.ts';
import { AgencyContactLine } from '../agency-contact-line.tsx';
import { OutcomeAlert } from '../outcome-alert.tsx';

/** Says that the human-check service has not responded in time. */
export function LateCheck() {
  const t = useMessages();
  return (
    <OutcomeAlert role="alert">
      <p>{t('forms.lateCheck')}</p>
      <AgencyContactLine />
    </OutcomeAlert>
  );
}
