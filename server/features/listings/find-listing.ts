import { parse } from 'graphql';
import type { IntlShape } from 'react-intl';
import { openHouseTexts } from '../../../client/features/estates/open-houses/open-house-texts.ts';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import type { Executor } from '../../../graphql/execute.ts';
import type { Visitor } from '../../../graphql/visitor.ts';
import type { OpenHouse } from '../../../shared/estates/terms.ts';
import type { EstateSubType } from '../../../shared/estates/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import { addressLine, type TownAddress } from '../../../shared/towns/address-line.ts';
import { SITE_VISITOR } from '../../platform/http/visitor.ts';
import type { ListingContent } from '../../platform/mail/rendering/mail-document.ts';
import { ESTATE_PRICE, listingPrice, type PricedListing } from './listing-price.ts';

/** The fields of an address that are written on one line, for documents of the server. */
export const ADDRESS = 'address { street number box city { postalCode name countryAbroad } }';
/** Pixels of a picture; mails are 600 wide. */
const WIDTH = 800;
const PHOTO = `photos(first: 1) { url(width: ${WIDTH}) }`;
const LISTINGS = parse(`query MailListings($ids: [ID!]!, $locale: Locale!) {
  listings(ids: $ids, locale: $locale) {
    __typename ... on Estate { id } ... on Project { id } ... on RentalUnit { id } ... on ProjectEntity { id }
    ... on Estate { reference path subType ${ESTATE_PRICE} status { code } openHouses { startsAt endsAt } ${PHOTO} ${ADDRESS} }
    ... on Project { reference path name priceFrom status { code } ${PHOTO} ${ADDRESS} }
    ... on RentalUnit { reference path name priceFromPerWeek status { code } ${PHOTO} ${ADDRESS} }
    ... on ProjectEntity {
      reference path number subType price status { code } plan { url(width: ${WIDTH}) }
      project { name ${PHOTO} ${ADDRESS} }
    }
  }
}`);

interface Located {
  photos: { url: string | null }[];
  address: TownAddress;
}
interface Entity {
  __typename: 'ProjectEntity';
  number: string;
  subType: EstateSubType;
  project: Located & { name: string };
}
type Found = PricedListing & { id: string; reference: string; path: string } & (
    | (Located & {
        __typename: 'Estate';
        subType: EstateSubType;
        openHouses: OpenHouse[];
      })
    | (Located & { __typename: 'Project' | 'RentalUnit'; name: string })
    | Entity
  );

interface Asking {
  createExecutor(visitor: Visitor): Executor;
  intl: IntlShape;
  locale: Locale;
  publicUrl: string;
}

/** The data of a listing; null when it was deleted. */
export async function findListing(id: number, asking: Asking): Promise<ListingContent | null> {
  return (await findListings([id], asking)).get(id) ?? null;
}

/** The data of several listings, at most 100, by id. */
export async function findListings(
  ids: readonly number[],
  asking: Asking,
): Promise<Map<number, ListingContent>> {
  const { createExecutor, locale } = asking;
  const { listings } = await createExecutor(SITE_VISITOR)<{ listings: Found[] }>(LISTINGS, {
    ids: ids.map(String),
    locale,
  });
  return new Map(listings.map((listing) => [Number(listing.id), contentOf(listing, asking)]));
}

function contentOf(listing: Found, { intl, publicUrl }: Asking): ListingContent {
  const { photos, address } = listing.__typename === 'ProjectEntity' ? listing.project : listing;
  const [photo] = photos;
  return {
    title: titleOf(listing, intl),
    address: addressLine(address),
    price: listingPrice(listing, intl),
    openHouse: nextOpenHouse(listing, intl),
    reference: listing.reference,
    url: publicUrl + listing.path,
    picture: photo?.url ? new URL(photo.url, publicUrl).href : null,
  };
}

function nextOpenHouse(listing: Found, intl: IntlShape): string | null {
  const [next] = listing.__typename === 'Estate' ? listing.openHouses : [];
  return next ? translatorOf(intl)('estates.card.openHouse', openHouseTexts(next, 'long', intl)) : null;
}

function titleOf(listing: Found, intl: IntlShape): string {
  const t = translatorOf(intl);
  if (listing.__typename === 'Estate') return t(`estates.subType.${listing.subType}`);
  if (listing.__typename !== 'ProjectEntity') return listing.name;
  return `${listing.project.name}, ${t(`estates.subType.${listing.subType}`)} ${listing.number}`;
}
