import { OutcomeAlert } from '../../forms/outcome-alert.tsx';
import { useMessages } from '../../intl/use-messages.ts';
import { usePathTo } from '../../locale.tsx';

/** Says that the link's token is invalid or has expired, and where to request a new link. */
export function LinkExpired() {
  const t = useMessages();
  const path = usePathTo()('subscribe');
  return (
    <OutcomeAlert role="alert">
      <p>{t('subscriptions.edit.unknown')}</p>
      <p>
        <a href={`${path}?link`}>{t('subscriptions.link.ask')}</a>
      </p>
    </OutcomeAlert>
  );
}
