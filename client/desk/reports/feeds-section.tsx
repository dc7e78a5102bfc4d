import { useSlotFormats } from '../../features/appointments/agenda/use-slot-formats.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import type { ManagerReportsQuery } from './generated/manager-reports.generated.ts';

type Feed = ManagerReportsQuery['feedReport'][number];

/** The feeds of the agency with their last runs, and what waits for a confirmation. */
export function FeedsSection({ feeds }: { feeds: readonly Feed[] }) {
  const t = useMessages();
  return (
    <section aria-labelledby="feeds">
      <h2 id="feeds">{t('desk.feeds.title')}</h2>
      {feeds.length === 0 && <p>{t('desk.feeds.none')}</p>}
      {feeds.map(({ name, runs, removals }) => (
        <div key={name} className="desk-feed">
          <h3>{name}</h3>
          {removals && <Removals feed={name} removals={removals} />}
          {runs.length === 0 ? <p>{t('desk.feeds.noRuns')}</p> : <Runs runs={runs} />}
        </div>
      ))}
    </section>
  );
}

function Runs({ runs }: { runs: Feed['runs'] }) {
  const t = useMessages();
  const { moment } = useSlotFormats();
  return (
    <ol className="desk-list">
      {runs.map(({ id, at, outcome, reason, changes }) => (
        <li key={id} className="desk-row">
          <div className="desk-feed__run">
            <p>
              <strong>{t(`desk.feeds.outcome.${outcome}`)}</strong>
            </p>
            {reason && (
              <p>
                {t('desk.feeds.reason')} <span lang="en">{reason}</span>
              </p>
            )}
            {changes && <p className="desk-soft">{t('desk.feeds.changes', changes)}</p>}
          </div>
          <time dateTime={at}>{moment(at)}</time>
        </li>
      ))}
    </ol>
  );
}

interface RemovalsProps {
  feed: string;
  removals: NonNullable<Feed['removals']>;
}

/** Names the run that is shown, so that only what was seen is confirmed. */
function Removals({ feed, removals }: RemovalsProps) {
  const t = useMessages();
  const { run, count, references, isConfirmed } = removals;
  if (isConfirmed) return <p className="alert">{t('desk.feeds.confirmed')}</p>;
  return (
    <form method="post" className="desk-form">
      <p className="desk-mark">{t('desk.feeds.removals', { count })}</p>
      {references.length > 0 && <p>{t('desk.feeds.references', { references: references.join(', ') })}</p>}
      <input type="hidden" name="feed" value={feed} />
      <input type="hidden" name="run" value={run} />
      <Button type="submit" look="quiet" name="intent" value="confirmRemovals">
        {t('desk.feeds.confirm', { count })}
      </Button>
    </form>
  );
}
