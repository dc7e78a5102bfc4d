/** What preview pictures of pages ask of the API. */
import { parse } from 'graphql';

export interface Photo {
  hash: string | null;
  width: number | null;
}

const PHOTO = 'photos(first: 1) { hash width }';
export const HOMES = parse(`query CardHomes($locale: Locale!, $filter: EstateFilter!) {
  estates(locale: $locale, filter: $filter, pageSize: 1) {
    total facets { price { min } } items { ${PHOTO} }
  }
}`);
/** The result of `HOMES`. */
export interface FoundHomes {
  estates: { total: number; facets: { price: { min: number } | null }; items: { photos: Photo[] }[] };
}

export const LOCAL_OFFER =
  parse(`query CardLocalOffer($slug: String!, $transaction: Transaction!, $locale: Locale!) {
  localOffer(slug: $slug, transaction: $transaction, locale: $locale) {
    __typename
    ... on Town { city { id name postalCode } }
    ... on MunicipalityOffer { name area }
  }
}`);
export const PROJECTS = parse(`query CardProjects($locale: Locale!) {
  list: projects(locale: $locale, pageSize: 1) { total items { ${PHOTO} } }
}`);
export const RENTAL_UNITS = parse(`query CardUnits($locale: Locale!) {
  list: rentalUnits(locale: $locale, pageSize: 1) { total items { ${PHOTO} } }
}`);
export const NEWS = parse(`query CardNews($locale: Locale!) {
  news(locale: $locale, pageSize: 1) { items { picture { hash width } } }
}`);
export const NEWS_ITEM = parse(`query CardNewsItem($id: ID!, $locale: Locale!) {
  newsItem(id: $id, locale: $locale) { title { text } picture { hash width } }
}`);
export const OFFICES = parse(`query CardOffices($locale: Locale!) { offices(locale: $locale) { id } }`);
export const OFFICE = parse(`query CardOffice($id: ID!, $locale: Locale!) {
  office(id: $id, locale: $locale) { name address { city { name } } picture { hash width } }
}`);

export const AGENT = parse(`query CardAgent($id: ID!, $locale: Locale!) {
  agent(id: $id, locale: $locale) { name office { name } }
}`);

export const AGENCY_PAGE = parse(`query CardAgencyPage($slug: String!, $locale: Locale!) {
  agencyPage(slug: $slug, locale: $locale) { title picture { hash width } }
}`);
export const HOME = parse(`query CardHome($locale: Locale!) {
  offeredKinds
  homeContent(locale: $locale) { title heading picture { hash width } }
}`);
