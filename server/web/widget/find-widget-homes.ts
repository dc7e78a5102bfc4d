import type { IntlShape } from 'react-intl';
import type { RunQuery } from '../../../client/data/run-query.ts';
import { resultsPath } from '../../../client/features/estates/results-path.ts';
import { toResultsVariables } from '../../../client/features/estates/search-variables.ts';
import { toVariables } from '../../../client/features/projects/list/search-variables.ts';
import { localCriteria } from '../../../client/features/towns/local-offer-texts.ts';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import {
  WidgetEstatesDocument,
  WidgetListingDocument,
  WidgetProjectsDocument,
  WidgetTownDocument,
} from '../../../client/widget/generated/widget.generated.ts';
import type { EstateCriteria } from '../../../shared/estates/criteria.ts';
import { parseEstateSearch } from '../../../shared/estates/search-params.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import { formatProjectsSearch, parseProjectsSearch } from '../../../shared/projects/projects-search.ts';
import { type RouteName, routePath } from '../../../shared/routes.ts';
import type { WidgetHomes } from '../../../shared/widget.ts';
import type { ListPage, WidgetQuery } from './parse-widget-query.ts';
import { presentEstate, presentProject } from './present-card.ts';

interface WidgetRequest extends Pick<WidgetQuery, 'locale' | 'count'> {
  run: RunQuery;
  intl: IntlShape;
  /** The agency's name. */
  agency: string;
}

/** Null: the search names only unknown towns or areas. */
type FindHomes = (page: ListPage, request: WidgetRequest) => Promise<WidgetHomes | null>;

const LISTS: Partial<Record<RouteName, FindHomes>> = {
  forSale: ({ query }, request) => findEstates('SALE', parseEstateSearch(query).criteria, request),
  forRent: ({ query }, request) => findEstates('RENT', parseEstateSearch(query).criteria, request),
  forSaleTown: (page, request) => findLocalEstates('SALE', page, request),
  forRentTown: (page, request) => findLocalEstates('RENT', page, request),
  projects: findProjects,
};

/** Returns the cards of a widget. Null when it asks for something else than a listing or a list with known towns. */
export async function findWidgetHomes(
  subject: WidgetQuery['subject'],
  request: WidgetRequest,
): Promise<WidgetHomes | null> {
  if (subject === null) return null;
  if ('id' in subject) return findListing(subject.id, request);
  return (await LISTS[subject.route]?.(subject, request)) ?? null;
}

/** The card of an estate or a project, none when it is not on the site; null for a listing of another kind. */
async function findListing(id: number, { run, locale, intl }: WidgetRequest): Promise<WidgetHomes | null> {
  const { listings } = await run(WidgetListingDocument, { ids: [String(id)], locale });
  if (listings.some((listing) => !('status' in listing))) return null;
  const cards = listings.flatMap((listing) => {
    if (!('status' in listing) || listing.status.code === 'WITHDRAWN') return [];
    if (listing.__typename === 'Estate') return [presentEstate(listing, intl, locale)];
    return listing.__typename === 'Project' ? [presentProject(listing, intl, locale)] : [];
  });
  return { cards, all: null };
}

/** The newest homes of a search, whatever its order and page. */
async function findEstates(
  transaction: Transaction,
  criteria: EstateCriteria,
  request: WidgetRequest,
): Promise<WidgetHomes | null> {
  const { run, locale, intl, count: pageSize } = request;
  const search = { criteria, page: 1, view: 'list' } as const;
  const { filter, sort, cities, areas } = toResultsVariables(search, transaction, locale);
  const variables = { locale, filter, sort, pageSize, cities, areas };
  const { estates, chosenCities, chosenAreas } = await run(WidgetEstatesDocument, variables);
  if (hasOnlyUnknown(criteria.cities, chosenCities) || hasOnlyUnknown(criteria.areas, chosenAreas))
    return null;
  const path = resultsPath(transaction, search, locale);
  const cards = estates.items.map((estate) => presentEstate(estate, intl, locale));
  return { cards, all: { path, text: linkText(estates.total, request) } };
}

/** The homes of the page of a town or municipality, by the further criteria of its address. */
async function findLocalEstates(
  transaction: Transaction,
  { params, query }: ListPage,
  request: WidgetRequest,
): Promise<WidgetHomes | null> {
  const { run, locale } = request;
  const slug = String(params.town);
  const { localOffer: place } = await run(WidgetTownDocument, { slug, transaction, locale });
  return (
    place &&
    findEstates(transaction, { ...parseEstateSearch(query).criteria, ...localCriteria(place) }, request)
  );
}

async function findProjects({ query }: ListPage, request: WidgetRequest): Promise<WidgetHomes | null> {
  const { run, locale, intl, count: pageSize } = request;
  const { criteria } = parseProjectsSearch(query);
  const search = { criteria, page: 1, view: 'list' } as const;
  const { filter, cities } = toVariables(search, locale);
  const { projects, chosenCities } = await run(WidgetProjectsDocument, { locale, filter, pageSize, cities });
  if (hasOnlyUnknown(criteria.cities, chosenCities)) return null;
  const parameters = formatProjectsSearch(search);
  const path = routePath('projects', locale) + (parameters && `?${parameters}`);
  const cards = projects.items.map((project) => presentProject(project, intl, locale));
  return { cards, all: { path, text: linkText(projects.total, request) } };
}

/** A page ignores unknown places: a search for nothing else would find homes everywhere. */
function hasOnlyUnknown(places: readonly string[] = [], known: readonly unknown[]): boolean {
  return places.length > 0 && known.length === 0;
}

function linkText(total: number, { intl, agency }: WidgetRequest): string {
  const t = translatorOf(intl);
  return total > 1 ? t('widget.all', { total, agency }) : t('widget.site', { agency });
}
