/** Which parameters of its address mean something to a page that everybody may be given alike. */
import { CRITERIA } from '../../shared/estates/criteria.ts';
import { parametersOf } from '../../shared/listings/criteria.ts';
import { MORTGAGE_FIELDS } from '../../shared/mortgage/mortgage-form.ts';
import { PROJECT_CRITERIA } from '../../shared/projects/projects-search.ts';
import type { RouteName } from '../../shared/routes.ts';

const SEARCH = [
  ...parametersOf(CRITERIA),
  ...['sortType', 'sortOrder', 'page', 'view', 'where', 'around', 'within', 'municipalities'],
];
const STAY = ['from', 'until', 'persons'];
/** What the table of a project's units shows; estates share its addresses and read none. */
const UNITS = [
  ...['available', 'bedrooms', 'minPrice', 'maxPrice', 'floor', 'sortType', 'sortOrder', 'compare'],
];

/** A page that is not named is made for each visitor. */
const PARAMETERS: Partial<Record<RouteName, readonly string[]>> = {
  home: ['transaction', ...SEARCH],
  forSale: SEARCH,
  forRent: SEARCH,
  estate: UNITS,
  estateSlug: UNITS,
  projectEntity: [],
  projects: [...parametersOf(PROJECT_CRITERIA), 'page', 'view'],
  holiday: ['place', 'pets', 'page', 'view', ...STAY],
  holidayUnit: STAY,
  mortgage: MORTGAGE_FIELDS,
  news: ['page'],
  newsItem: [],
  newsItemById: [],
  offices: [],
  officeById: [],
  privacy: [],
  terms: [],
};

export interface PageQuery {
  /** What decides the page, in one order; without `?`. */
  known: string;
  /** What means nothing to it. */
  others: readonly [name: string, value: string][];
}

/** The parameters of an address taken apart; null: a page of this name is made for each visitor. */
export function readPageQuery(route: RouteName | null, search: string): PageQuery | null {
  const names = route && PARAMETERS[route];
  if (!names) return null;
  if (search === '') return { known: '', others: [] };
  const given = [...new URLSearchParams(search)];
  const known = names.flatMap((own) =>
    given.filter(([name]) => plainName(name) === own).map(([, value]) => [own, value]),
  );
  const others = given.filter(([name]) => !names.includes(plainName(name)));
  return { known: new URLSearchParams(known).toString(), others };
}

/** `city[]` is `city`. */
function plainName(name: string): string {
  return name.endsWith('[]') ? name.slice(0, -2) : name;
}
