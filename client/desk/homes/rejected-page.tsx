import { useIntl } from 'react-intl';
import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router';
import { useMessages } from '../../intl/use-messages.ts';
import { deskOf } from '../desk-context.ts';
import { DeskHead } from '../frame/desk-head.tsx';
import { RejectedRecordsDocument, type RejectedRecordsQuery } from './generated/homes.generated.ts';

/** What the feeds sent and the site rejected. */
export const rejectedRoute: RouteObject = {
  id: 'rejected',
  path: 'homes/rejected',
  loader: load,
  Component: RejectedPage,
};

type Reading = RejectedRecordsQuery['rejectedRecords'][number];

async function load({ context }: LoaderFunctionArgs): Promise<Reading[]> {
  return (await deskOf(context).run(RejectedRecordsDocument, {})).rejectedRecords;
}

function RejectedPage() {
  const t = useMessages();
  const readings = useLoaderData<Reading[]>();
  return (
    <div className="desk-page">
      <DeskHead title={t('desk.homes.rejected.title')}>
        <a href="/desk/homes">{t('desk.homes.back')}</a>
      </DeskHead>
      <p>{t('desk.homes.rejected.text')}</p>
      {readings.length === 0 && <p>{t('desk.homes.rejected.none')}</p>}
      {readings.map((reading) => (
        <RejectedReading key={`${reading.feed} ${reading.at}`} reading={reading} />
      ))}
    </div>
  );
}

/** The records of a reading, with reasons in the words of the report. */
function RejectedReading({ reading: { feed, at, isSingleChange, count, records } }: { reading: Reading }) {
  const t = useMessages();
  const intl = useIntl();
  const when = intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' });
  const heading = isSingleChange ? 'desk.homes.rejected.change' : 'desk.homes.rejected.reading';
  return (
    <section>
      <h2>{t(heading, { feed, when })}</h2>
      <ul className="desk-list">
        {records.map(({ line, reference, reasons }) => (
          <li key={line} className="desk-home-rejected">
            <p>
              <strong>{reference ?? t('desk.homes.rejected.unnamed')}</strong>
              {!isSingleChange && (
                <span className="desk-soft">{` · ${t('desk.homes.rejected.line', { line })}`}</span>
              )}
            </p>
            <ul lang="en">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {count > records.length && <p>{t('desk.homes.rejected.more', { count: count - records.length })}</p>}
    </section>
  );
}
