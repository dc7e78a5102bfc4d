import { useIntl } from '../../intl/use-intl.tsx';
import { useMessages } from '../../intl/use-messages.ts';
import type { PersonalDataQuery } from './personal-data.generated.ts';

type PersonalRecord = NonNullable<PersonalDataQuery['personalData']>['records'][number];

/** Each record in one line: what it is, when, and about which listing. */
export function RecordList({ records }: { records: readonly PersonalRecord[] }) {
  const t = useMessages();
  const intl = useIntl();
  const nameOf = useListingName();
  return (
    <ul className="record">
      {records.map(({ kind, day, receivedAt, isAhead, listing }) => {
        const date = intl.formatDate(day ? `${day}T12:00:00Z` : receivedAt, { dateStyle: 'long' });
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

function useListingName() {
  const t = useMessages();
  return (listing: NonNullable<PersonalRecord['listing']>): string => {
    if (listing.__typename === 'Project' || listing.__typename === 'RentalUnit') return listing.name;
    const type = t(`estates.subType.${listing.subType}`);
    if (listing.__typename === 'Estate')
      return t('estates.card.heading', { type, city: listing.address.city.name });
    return t('projects.card.entity', { type, number: listing.number, project: listing.project.name });
  };
}
