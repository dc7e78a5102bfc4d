import type { Progress } from '../../../shared/estates/terms.ts';
import { isOffered, type StatusCode } from '../../../shared/listings/vocabulary.ts';
import { townLabel } from '../../../shared/towns/town-label.ts';
import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';
import type { PictureFragment } from '../pictures/generated/picture.generated.ts';
import { type Listing, listingPrice, type SummarizableListing } from './listing-price.ts';
import type { PlaceholderProps } from './placeholder.tsx';
import { useListingName } from './use-listing-name.ts';
import { usePriceText } from './use-price.ts';

/** The facts that listings of every kind share; null means unknown. */
export interface Summary {
  id: string;
  /** In euros. Favourites compare it with the price at which they were added. */
  price: number | null;
  name: string;
  path: string;
  kind: PlaceholderProps['type'];
  pictures: readonly PictureFragment[];
  status: StatusCode;
  /** Of an estate: what the status leaves open. */
  progress?: Progress | null;
  /** Postal code and name of the town. */
  town: string;
  /** The price as text; null when the listing is no longer offered. */
  priceText: string | null;
  bedrooms: string | null;
  livingArea: number | null;
  plotArea: number | null;
  epc: Extract<Listing, { __typename: 'Estate' }>['epc'];
}

/** Returns a function that summarises a listing of any kind. */
export function useSummary(): (listing: SummarizableListing) => Summary {
  const facts = useFacts();
  const priceText = useListedPrice();
  const nameOf = useListingName();
  return (listing) => ({
    id: listing.id,
    name: nameOf(listing),
    path: listing.path,
    status: listing.status.code,
    price: listingPrice(listing),
    priceText: isOffered(listing.status.code) ? priceText(listing) : null,
    ...facts(listing),
  });
}

type Facts = Omit<Summary, 'id' | 'path' | 'status' | 'price' | 'priceText' | 'name'>;

function useFacts(): (listing: SummarizableListing) => Facts {
  const t = useMessages();
  const roomsOf = (bedrooms: number | null | undefined) =>
    bedrooms === null || bedrooms === undefined ? null : String(bedrooms);
  return (listing) => {
    const { city } = (listing.__typename === 'ProjectEntity' ? listing.project : listing).address;
    const town = townLabel(city);
    const unknown = { town, bedrooms: null, livingArea: null, plotArea: null, epc: null };
    if (listing.__typename === 'Project') {
      const { photos, types } = listing;
      return { ...unknown, kind: types[0] ?? 'APARTMENT', pictures: photos };
    }
    if (listing.__typename === 'RentalUnit') {
      const { photos, bedrooms } = listing;
      const rooms = bedrooms === 0 ? t('holiday.card.studio') : roomsOf(bedrooms);
      return { ...unknown, kind: 'HOLIDAY', pictures: photos, bedrooms: rooms };
    }
    const { type: kind, bedrooms, livingArea = null } = listing;
    const shared = { ...unknown, kind, bedrooms: roomsOf(bedrooms), livingArea };
    if (listing.__typename === 'Estate') {
      const { photos: pictures, plotArea = null, epc, progress } = listing;
      return { ...shared, pictures, plotArea, epc, progress };
    }
    return { ...shared, pictures: listing.plan ? [listing.plan] : [] };
  };
}

function useListedPrice(): (listing: SummarizableListing) => string {
  const t = useMessages();
  const euros = useEuros();
  const estatePrice = usePriceText();
  return (listing) => {
    if (listing.__typename === 'Estate') return estatePrice(listing);
    const price = listingPrice(listing);
    if (price === null) return t('listings.price.onRequest');
    if (listing.__typename === 'Project') return t('projects.card.from', { price: euros.whole(price) });
    if (listing.__typename === 'RentalUnit') return t('holiday.card.weekFrom', { price: euros.exact(price) });
    return euros.whole(price);
  };
}
