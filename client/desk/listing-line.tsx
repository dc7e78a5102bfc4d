import { addressLine } from '../../shared/towns/address-line.ts';
import { useListingName } from '../features/listings/use-listing-name.ts';
import { useMessages } from '../intl/use-messages.ts';
import type { DeskListingFragment } from './generated/listing.generated.ts';

/** The name of a listing as a link to its public page, with its address; says so when it is no longer published. */
export function ListingLine({ listing }: { listing: DeskListingFragment | null }) {
  const t = useMessages();
  const nameOf = useListingName();
  if (!listing) return <>{t('desk.listing.gone')}</>;
  const address = addressOf(listing);
  return (
    <>
      <a href={listing.path}>{nameOf(listing)}</a>
      <span className="desk-soft">{[address, referenceOf(listing)].map((part) => part && ` · ${part}`)}</span>
    </>
  );
}

function referenceOf(listing: DeskListingFragment): string {
  return listing.__typename === 'Estate' ? listing.reference : '';
}

/** Street and town; without the street when it is hidden. */
function addressOf(listing: DeskListingFragment): string {
  const { address } = listing.__typename === 'ProjectEntity' ? listing.project : listing;
  return addressLine(address);
}
