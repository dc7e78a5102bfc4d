import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router';
import { useDayFormats } from '../../features/holiday/stay/use-day-formats.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { deskOf } from '../desk-context.ts';
import { DeskHead } from '../frame/desk-head.tsx';
import {
  DeskStaysDocument,
  type DeskStaysQuery,
  type StayFactsFragment,
} from './generated/stays.generated.ts';

/** Stays that wait for an answer, accepted ones to come, and the rental units. */
export const staysRoute: RouteObject = { id: 'stays', path: 'stays', loader: load, Component: StaysPage };

function load({ context }: LoaderFunctionArgs): Promise<DeskStaysQuery> {
  return deskOf(context).run(DeskStaysDocument, {});
}

function StaysPage() {
  const t = useMessages();
  const { waiting, coming, deskUnits } = useLoaderData<DeskStaysQuery>();
  return (
    <div className="desk-page" data-live>
      <DeskHead title={t('desk.stays.title')} />
      <section aria-labelledby="waiting">
        <h2 id="waiting">{t('desk.stays.waiting', { count: waiting.length })}</h2>
        {waiting.length === 0 ? <p>{t('desk.stays.noneWaiting')}</p> : <StayList stays={waiting} />}
      </section>
      <section aria-labelledby="coming">
        <h2 id="coming">{t('desk.stays.coming', { count: coming.length })}</h2>
        {coming.length === 0 ? <p>{t('desk.stays.noneComing')}</p> : <StayList stays={coming} />}
      </section>
      <section aria-labelledby="units">
        <h2 id="units">{t('desk.stays.units')}</h2>
        {deskUnits.length === 0 && <p>{t('desk.stays.noUnits')}</p>}
        <ul className="desk-columns">
          {deskUnits.map(({ id, name }) => (
            <li key={id}>
              <a href={`/desk/units/${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function StayList({ stays }: { stays: readonly StayFactsFragment[] }) {
  const t = useMessages();
  const { period } = useDayFormats();
  return (
    <ol className="desk-list">
      {stays.map(({ id, stay }) => (
        <li key={id} className="desk-row">
          <span>
            <a href={`/desk/stays/${id}`}>{period(stay)}</a>
            {` · ${stay.unit?.name ?? t('desk.listing.gone')} · `}
            <span className="desk-soft">{t('desk.stays.persons', { count: stay.persons })}</span>
          </span>
          {stay.status === 'REQUESTED' && stay.isTaken && (
            <span className="desk-mark">{t('desk.stays.taken')}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
