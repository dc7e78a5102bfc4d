/** The query parameters that affect each page whose response can be shared. */
import { CRITERIA } from '../../../shared/estates/criteria.ts';
import { DESTINATION_PARAMETER } from '../../../shared/holiday/search-params.ts';
import { queryParameters } from '../../../shared/listings/criteria.ts';
import { MORTGAGE_FIELDS } from '../../../shared/mortgage/mortgage-form.ts';
import { PROJECT_CRITERIA } from '../../../shared/projects/projects-search.ts';
import { PURCHASE_FIELDS } from '../../../shared/purchase-cost/purchase-form.ts';
import { INDEX_FIELD } from '../../../shared/purchase-cost/rent-index.ts';
import type { RouteName } from '../../../shared/routes.ts';
import type { PageMatch } from './match-request.ts';

const SEARCH = [
  ...queryParameters(CRITERIA),
  ...['sortType', 'sortOrder', 'page', 'view', 'where', 'around', 'within', 'municipalities'],
];
const STAY = ['from', 'until', 'persons'];
/** Parameters of the table of a project's entities. Estates share these URLs and ignore them. */
const UNITS = [
  ...['available', 'bedrooms', 'minPrice', 'maxPrice', 'floor', 'sortType', 'sortOrder', 'compare'],
];

/** Pages that are not listed here are rendered for each visitor. */
const PARAMETERS: Partial<Record<RouteName, readonly string[]>> = {
  home: ['transaction', ...SEARCH],
  forSale: SEARCH,
  forRent: SEARCH,
  forSaleTown: SEARCH,
  forRentTown: SEARCH,
  estate: [...UNITS, INDEX_FIELD],
  estateSlug: [...UNITS, INDEX_FIELD],
  projectEntity: [],
  projects: [...queryParameters(PROJECT_CRITERIA), 'page', 'view'],
  holiday: [DESTINATION_PARAMETER, 'pets', 'page', 'view', ...STAY],
  holidayUnit: STAY,
  mortgage: MORTGAGE_FIELDS,
  purchaseCost: PURCHASE_FIELDS,
  news: ['page'],
  newsItem: [],
  newsItemById: [],
  offices: [],
  officeById: [],
  team: ['page'],
  agent: ['page'],
  agentById: [],
  privacy: [],
  terms: [],
};

/** The parameters of all these pages, once each. */
export const PAGE_PARAMETERS: readonly string[] = [...new Set(Object.values(PARAMETERS).flat())];

export interface PageQuery {
  /** The parameters that affect the page, in a fixed order; without `?`. */
  known: string;
  /** Parameters that do not affect the page. */
  others: readonly [name: string, value: string][];
}

/** Splits the parameters of a URL; null when pages of this route are rendered for each visitor. */
export function readPageQuery(route: RouteName | null, search: string): PageQuery | null {
  const names = route && PARAMETERS[route];
  if (!names) return null;
  if (search === '') return { known: '', others: [] };
  const parameters = [...new URLSearchParams(search)];
  const known = names.flatMap((own) =>
    parameters.filter(([name]) => plainName(name) === own).map(([, value]) => [own, value]),
  );
  const others = parameters.filter(([name]) => !names.includes(plainName(name)));
  return { known: new URLSearchParams(known).toString(), others };
}

/** The key of a page in the response cache: everything that determines the page. */
export function pageCacheKey({ path }: PageMatch, { known }: PageQuery): string {
  return known === '' ? path : `${path}?${known}`;
}

/** Treats `city[]` as `city`. */
function plainName(name: string): string {
  return name.endsWith('[]') ? name.slice(0, -2) : name;
}
