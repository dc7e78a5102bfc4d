import type { EstateSubType } from '../../../shared/estates/vocabulary.ts';
import type { AjaxRequest, AjaxRoute } from './ajax-route.ts';
import { LISTING_SCHEMA } from './listing-schema.ts';
import { failureResponse } from './responses.ts';

interface LegacyPicture {
  alt: { text: string } | null;
  url: string | null;
}

interface CommonFields {
  id: string;
  status: { id: number };
  headType: { id: number };
  path: string;
  price: number | null;
}

interface Placed {
  location: { latitude: number; longitude: number };
  address: { city: { name: string } };
  photos: LegacyPicture[];
}

type LegacyListing =
  | ({ __typename: 'Estate'; title: { text: string } | null } & CommonFields & Placed)
  | ({ __typename: 'Project' | 'RentalUnit'; name: string } & CommonFields & Placed)
  | ({
      __typename: 'ProjectEntity';
      number: string;
      subType: EstateSubType;
      plan: LegacyPicture | null;
      project: Placed & { name: string };
    } & CommonFields);

const PICTURE = 'alt { text } url(width: 800)';
const COMMON = '__typename id status { id } headType { id } path';
const PLACED = `location { latitude longitude } address { city { name } } photos(first: 1) { ${PICTURE} }`;
const ESTATE = `${COMMON} price title { text } ${PLACED}`;
const PROJECT = `${COMMON} price: priceFrom name ${PLACED}`;
const UNIT = `${COMMON} price: priceFromPerWeek name ${PLACED}`;

type Asked = { ids: string[]; locale: string };

const parse = ({ params, locale }: AjaxRequest): Asked => ({ ids: [params.estateId ?? ''], locale });
const notFound = ({ t }: AjaxRequest) => failureResponse(404, t('ajax.unknownListing'));

interface ListingAnswer {
  listings: LegacyListing[];
  /** Includes listings in preparation, which `listings` leaves out. */
  listingStatuses: { id: string; status: { id: number } }[];
}

/** `estate/{estateId}`: the data of a map popup, for a listing of any kind. */
export const listingRoute: AjaxRoute<Asked, ListingAnswer> = {
  method: 'GET',
  path: 'estate/:estateId',
  summary:
    'The data of a map popup for an estate, a project, one of its entities or a rental unit. Hidden listings and listings in preparation have only their status.',
  success: { status: 200, schema: LISTING_SCHEMA },
  document: `query AjaxListing($ids: [ID!]!, $locale: Locale!) {
    listings(ids: $ids, locale: $locale) {
      ... on Estate { ${ESTATE} }
      ... on Project { ${PROJECT} }
      ... on RentalUnit { ${UNIT} }
      ... on ProjectEntity { ${COMMON} price number subType plan { ${PICTURE} } project { name ${PLACED} } }
    }
    listingStatuses(ids: $ids) { id status { id } }
  }`,
  parse,
  present({ listings: [listing], listingStatuses: [known] }, request) {
    if (listing) return { status: 200, body: presentListing(listing, request) };
    return known ? { status: 200, body: presentStatus(known) } : notFound(request);
  },
};

interface WithSimilar {
  similar?: LegacyListing[];
  project?: { similar: LegacyListing[] };
}

/** `similar-estate/{estateId}`: similar listings in the same format, nearest first; for an entity, projects. */
export const similarRoute: AjaxRoute<Asked, { listings: WithSimilar[] }> = {
  method: 'GET',
  path: 'similar-estate/:estateId',
  summary: 'At most six similar listings on offer, nearest first.',
  success: { status: 200, schema: { type: 'array', maxItems: 6, items: LISTING_SCHEMA } },
  document: `query AjaxSimilar($ids: [ID!]!, $locale: Locale!) {
    listings(ids: $ids, locale: $locale) {
      ... on Estate { similar(first: 6) { ${ESTATE} } }
      ... on Project { similar(first: 6) { ${PROJECT} } }
      ... on RentalUnit { similar(first: 6) { ${UNIT} } }
      ... on ProjectEntity { project { similar(first: 6) { ${PROJECT} } } }
    }
  }`,
  parse,
  present({ listings: [listing] }, request) {
    if (!listing) return notFound(request);
    const similar = listing.similar ?? listing.project?.similar ?? [];
    return { status: 200, body: similar.map((one) => presentListing(one, request)) };
  },
};

const presentStatus = ({ id, status }: { id: string; status: { id: number } }) => ({
  id: Number(id),
  status: { id: status.id },
});

/** A listing with a hidden status is reduced to its id and status. */
function presentListing(listing: LegacyListing, request: AjaxRequest) {
  const { publicUrl, hiddenStatusIds } = request;
  const id = Number(listing.id);
  const status = { id: listing.status.id };
  if (hiddenStatusIds.includes(status.id)) return presentStatus(listing);
  const placed = listing.__typename === 'ProjectEntity' ? listing.project : listing;
  const [photo = null] = placed.photos;
  const picture = (listing.__typename === 'ProjectEntity' ? listing.plan : null) ?? photo;
  const url = publicUrl + listing.path;
  return {
    id,
    status,
    title: titleOf(listing, request),
    url,
    uri: url,
    image: picture?.url ? new URL(picture.url, publicUrl).href : null,
    imageAlt: picture?.alt?.text ?? null,
    price: listing.price,
    city: placed.address.city.name,
    lat: placed.location.latitude,
    lng: placed.location.longitude,
    isProject: listing.__typename === 'Project',
    headType: { id: listing.headType.id },
  };
}

/** The heading of the listing's page. */
function titleOf(listing: LegacyListing, { t }: AjaxRequest): string | null {
  switch (listing.__typename) {
    case 'Estate':
      return listing.title?.text ?? null;
    case 'Project':
      return t('projects.heading', { name: listing.name, city: listing.address.city.name });
    case 'RentalUnit':
      return listing.name;
    case 'ProjectEntity': {
      const type = t(`estates.subType.${listing.subType}`);
      return t('projects.card.entity', { type, number: listing.number, project: listing.project.name });
    }
  }
}
