import { OutcomeAlert } from '../../../forms/outcome-alert.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import { usePathTo } from '../../../locale.tsx';

interface RequestReceivedProps {
  email: string;
  /** The token of the visitor's links. */
  token: string | null;
  office: string;
}

/** Confirms a request and describes the next steps. */
export function RequestReceived({ email, token, office }: RequestReceivedProps) {
  const t = useMessages();
  const pathTo = usePathTo();
  return (
    <OutcomeAlert role="status">
      <p>{t('holiday.booked.requested')}</p>
      <p>{t('holiday.booked.text.REQUESTED', { office })}</p>
      <p>{t('holiday.request.next', { email })}</p>
      {token && <a href={pathTo('stay', { token })}>{t('holiday.request.follow')}</a>}
    </OutcomeAlert>
  );
}
