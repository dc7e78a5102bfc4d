import { useIntl } from 'react-intl';
import { Form, useParams } from 'react-router';
import { formatDay } from '../../intl/format-day.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { usePathTo } from '../../locale.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
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
          <Button type="submit" name="intent" value="confirm">
            {t('subscriptions.confirm.submit')}
          </Button>
        </Form>
      )}
      {status === 'ACTIVE' && renewBy && (
        <Form method="post" className="visitor-form">
          <p className="notice">
            {t('subscriptions.renew.text', {
              day: formatDay(intl, renewBy, { dateStyle: 'long' }),
            })}
          </p>
          <Button type="submit" name="intent" value="renew">
            {t('subscriptions.renew.submit')}
          </Button>
        </Form>
      )}
      <section className="record" aria-labelledby="end-title">
        <h2 id="end-title" className="record__label">
          {t('subscriptions.end.title')}
        </h2>
        <p>{t(isWaiting ? 'subscriptions.end.waiting' : 'subscriptions.end.text')}</p>
        <Form method="post" className="record__ways">
          {!isWaiting && (
            <ButtonLink look="quiet" href={pathTo('unsubscribe', { token })}>
              {t(status === 'ACTIVE' ? 'subscriptions.end.unsubscribe' : 'subscriptions.unsubscribe.back')}
            </ButtonLink>
          )}
          <ButtonLink look="quiet" href={`${pathTo('editSubscription', { token })}.json`} download>
            {t('subscriptions.end.download')}
          </ButtonLink>
          <Button type="submit" name="intent" value="erase" look="quiet">
            {t('subscriptions.end.erase')}
          </Button>
        </Form>
      </section>
    </>
  );
}
