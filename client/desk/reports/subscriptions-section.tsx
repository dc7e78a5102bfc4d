import { useMessages } from '../../intl/use-messages.ts';
import type { ReportsQuery } from './generated/reports.generated.ts';

/** How many visitors follow searches, and which searches find nothing. */
export function SubscriptionsSection({ report }: { report: ReportsQuery['subscriptionReport'] }) {
  const t = useMessages();
  const { subscriptions, unmatched } = report;
  return (
    <section aria-labelledby="subscriptions">
      <h2 id="subscriptions">{t('desk.reports.subscriptions.title')}</h2>
      <p>{t('desk.reports.subscriptions.count', { count: subscriptions })}</p>
      <h3>{t('desk.reports.unmatched.title')}</h3>
      <p className="desk-soft">{t('desk.reports.unmatched.hint')}</p>
      {unmatched.length === 0 ? (
        <p>{t('desk.reports.unmatched.none')}</p>
      ) : (
        <ol className="desk-list">
          {unmatched.map((search) => (
            <li key={search.description} className="desk-row">
              <span>{search.description}</span>{' '}
              <strong>{t('desk.reports.unmatched.subscribers', { count: search.subscriptions })}</strong>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
