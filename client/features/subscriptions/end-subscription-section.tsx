import { useIntl } from 'react-intl';
import { Form, useParams } from 'react-router';
import { formatDay } from '../../intl/format-day.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { usePathTo } from '../../locale.tsx';
import type { SubscriptionQuery } from './generated/subscriptions.generated.ts';

interface EndSubscriptionSectionProps {
  subscription: Pick<NonNullable<SubscriptionQuery['subscription']>, 'status' | 'renewBy'>;
}

/** Buttons to confirm, renew or end a subscription, and a link to personal data. */
export function EndSubscriptionSection({ subscription: { status, renewBy } }: EndSubscriptionSectionProps) {
  const t = useMessages();
  const intl = useIntl();
  const { token = '' } = useParams();
  const pathTo = usePathTo();
  const isWaiting = status === 'UNCONFIRMED';
  return (
    <>
      {isWaiting && (
        <Form method="post" className="visitor-form">
          <p>{t('subscriptions.confirm.text')}</p>
          <button type="submit" name="intent" value="confirm" className="button">
            {t('subscriptions.confirm.submit')}
          </button>
        </Form>
      )}
      {status === 'ACTIVE' && renewBy && (
        <Form method="post" className="visitor-form">
          <p className="notice">
            {t('subscriptions.renew.text', {
              day: formatDay(intl, renewBy, { dateStyle: 'long' }),
            })}
          </p>
          <button type="submit" name="intent" value="renew" className="button">
            {t('subscriptions.renew.submit')}
          </button>
        </Form>
      )}
      <section className="record" aria-labelledby="end-title">
        <h2 id="end-title" className="record__label">
          {t('subscriptions.end.title')}
        </h2>
        <p>{t(isWaiting ? 'subscriptions.end.waiting' : 'subscriptions.end.text')}</p>
        <Form method="post" className="record__ways">
          {!isWaiting && (
            <a className="button button--quiet" href={pathTo('unsubscribe', { token })}>
              {t(status === 'ACTIVE' ? 'subscriptions.end.unsubscribe' : 'subscriptions.unsubscribe.back')}
            </a>
          )}
          <a className="button button--quiet" href={`${pathTo('editSubscription', { token })}.json`} download>
            {t('subscriptions.end.download')}
          </a>
          <button type="submit" name="intent" value="erase" className="button button--quiet">
            {t('subscriptions.end.erase')}
          </button>
        </Form>
      </section>
    </>
  );
}
