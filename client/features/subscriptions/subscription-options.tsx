import { useMessages } from '../../intl/use-messages.ts';
import type { SubscriptionQuery } from './generated/subscriptions.generated.ts';

interface SubscriptionOptionsProps {
  subscription: Pick<NonNullable<SubscriptionQuery['subscription']>, 'frequency' | 'marketingOptIn'>;
}

/**
 * The mail frequency and the consent to news of the agency, which the subscriber confirms beside the searches.
 */
export function SubscriptionOptions({
  subscription: { frequency, marketingOptIn },
}: SubscriptionOptionsProps) {
  const t = useMessages();
  return (
    <dl className="chosen-details">
      <div>
        <dt>{t('subscriptions.field.frequency')}</dt>
        <dd>{t(`subscriptions.frequency.${frequency}`)}</dd>
      </div>
      <div>
        <dt>{t('subscriptions.confirm.marketing')}</dt>
        <dd>{t(`subscriptions.confirm.marketing.${marketingOptIn ? 'yes' : 'no'}`)}</dd>
      </div>
    </dl>
  );
}
