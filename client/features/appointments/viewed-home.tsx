import { useMessages } from '../../intl/use-messages.ts';
import { phoneHref } from '../../ui/phone-href.ts';
import { AboutListing } from '../listings/about-listing.tsx';
import { type AnyListing, streetOf } from './viewed.ts';

interface ViewedHomeProps {
  listing: AnyListing;
  /** The agent or office that shows the home. */
  host?: { name: string; phone: string | null } | null;
  /** Also shows the street, for a booked viewing. */
  hasAddress?: boolean;
}

/** The estate, project or entity of a viewing, shown beside its form. */
export function ViewedHome({ listing, host = null, hasAddress = false }: ViewedHomeProps) {
  const t = useMessages();
  if (listing.__typename === 'RentalUnit') return null;
  return (
    <AboutListing listing={listing} label={t('appointments.home')} line={hasAddress ? streetOf(listing) : ''}>
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
    </AboutListing>
  );
}
