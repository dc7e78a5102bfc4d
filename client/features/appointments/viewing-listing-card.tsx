import { useMessages } from '../../intl/use-messages.ts';
import { phoneHref } from '../../ui/phone-number.ts';
import { FormListing } from '../listings/form-listing.tsx';
import { formatStreet, type ListingResult } from './viewable-listing.ts';

interface ViewingListingCardProps {
  listing: ListingResult;
  /** The agent or office that shows the home. */
  host?: { name: string; phone: string | null } | null;
  /** Also shows the street, for a booked viewing. */
  hasAddress?: boolean;
}

/** The estate, project or entity of a viewing, shown beside its form. */
export function ViewingListingCard({ listing, host = null, hasAddress = false }: ViewingListingCardProps) {
  const t = useMessages();
  if (listing.__typename === 'RentalUnit') return null;
  return (
    <FormListing
      listing={listing}
      label={t('appointments.home')}
      line={hasAddress ? formatStreet(listing) : ''}
    >
      {host && (
        <p>
          {t('appointments.host', { name: host.name })}
          {host.phone && (
            <>
              {' '}
              <a href={phoneHref(host.phone)}>{host.phone}</a>
            </>
          )}
        </p>
      )}
    </FormListing>
  );
}
