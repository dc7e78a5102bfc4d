import { useIntl } from 'react-intl';
import { formatDay } from '../../intl/format-day.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { useListingName } from '../listings/use-listing-name.ts';
import type { PersonalDataQuery } from './generated/personal-data.generated.ts';

type PersonalRecord = NonNullable<PersonalDataQuery['personalData']>['records'][number];

/** Lists each record on one line: its kind, date and listing. */
export function RecordList({ records }: { records: readonly PersonalRecord[] }) {
  const t = useMessages();
  const intl = useIntl();
  const nameOf = useListingName();
  return (
    <ul className="record">
      {records.map(({ kind, day, receivedAt, isAhead, listing }) => {
        const style = { dateStyle: 'long' } as const;
        const date = day ? formatDay(intl, day, style) : intl.formatDate(receivedAt, style);
        return (
          <li key={`${kind} ${receivedAt}`}>
            {t(`personalData.kind.${kind}`, { date })}{' '}
            {isAhead && <span className="badge badge--available">{t('personalData.ahead')}</span>}
            {listing && (
              <>
                <br />
                <a href={listing.path}>{nameOf(listing)}</a>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
