import { OutcomeAlert } from '../../forms/outcome-alert.tsx';
import { useMessages } from '../../intl/use-messages.ts';
import { usePath } from '../../locale.tsx';

/** That the secret of a link is not valid, or no longer, and where a new one comes from. */
export function LinkExpired() {
  const t = useMessages();
  const path = usePath()('subscribe');
  return (
    <OutcomeAlert role="alert">
      <p>{t('subscriptions.edit.unknown')}</p>
      <p>
        <a href={`${path}?link`}>{t('subscriptions.link.ask')}</a>
      </p>
    </OutcomeAlert>
  );
}
