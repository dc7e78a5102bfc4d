import type { IntlShape } from 'react-intl';
import type { RunQuery } from '../../../client/data/run-query.ts';
import { RESULTS_ROUTE } from '../../../client/features/estates/results-path.ts';
import { toResultsVariables } from '../../../client/features/estates/search-variables.ts';
import { toListVariables } from '../../../client/features/holiday/list/search-variables.ts';
import { ListingsDocument } from '../../../client/features/listings/generated/listings.generated.ts';
import { toVariables } from '../../../client/features/projects/list/search-variables.ts';
import { localCriteria } from '../../../client/features/towns/local-offer-texts.ts';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import {
  WidgetEstatesDocument,
  WidgetProjectsDocument,
  WidgetRentalUnitsDocument,
  WidgetTownDocument,
} from '../../../client/widget/generated/widget.generated.ts';
import { CRITERIA, type EstateCriteria } from '../../../shared/estates/criteria.ts';
import { formatEstateSearch, parseEstateSearch } from '../../../shared/estates/search-params.ts';
import {
  DESTINATION_PARAMETER,
  destinationFilter,
  formatHolidaySearch,
  formatSearchedStay,
  parseHolidaySearch,
} from '../../../shared/holiday/search-params.ts';
import { isGiven } from '../../../shared/listings/criteria.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import {
  formatProjectsSearch,
  PROJECT_CRITERIA,
  parseProjectsSearch,
} from '../../../shared/projects/projects-search.ts';
import { type RouteName, routePath, withQuery } from '../../../shared/routes.ts';
import type { WidgetCard, WidgetHomes } from '../../../shared/widget.ts';
import type { ListPage, WidgetQuery } from './parse-widget-query.ts';
import { presentEstate, presentListing, presentProject, presentRentalUnit } from './present-card.ts';

interface WidgetRequest extends Pick<WidgetQuery, 'locale' | 'count'> {
  run: RunQuery;
  intl: IntlShape;
  /** The agency's name. */
  agency: string;
}

/** Null: the search names only unknown or malformed places. */
type FindHomes = (page: ListPage, request: WidgetRequest) => Promise<WidgetHomes | null>;

const LISTS: Partial<Record<RouteName, FindHomes>> = {
  forSale: ({ query }, request) => findEstates('SALE', query, {}, request),
  forRent: ({ query }, request) => findEstates('RENT', query, {}, request),
  forSaleTown: (page, request) => findLocalEstates('SALE', page, request),
  forRentTown: (page, request) => findLocalEstates('RENT', page, request),
  projects: findProjects,
  holiday: findRentalUnits,
};

const HOME_TEXTS = {
  all: 'widget.all',
  site: 'widget.site',
  empty: 'widget.empty',
  list: 'estates.results.list',
} as const;
const HOLIDAY_TEXTS = {
  all: 'widget.holiday.all',
  site: 'widget.holiday.site',
  empty: 'widget.holiday.empty',
  list: 'holiday.list.label',
} as const;

/** Returns the cards of a widget. Null when it asks for something else than a listing or a list with known places. */
export async function findWidgetHomes(
  subject: WidgetQuery['subject'],
  request: WidgetRequest,
): Promise<WidgetHomes | null> {
  if (subject === null) return null;
  if ('id' in subject) return findListing(subject.id, request);
  return (await LISTS[subject.route]?.(subject, request)) ?? null;
}

/** The card of a listing of any kind; none when it is not on the site. */
async function findListing(id: number, { run, locale, intl }: WidgetRequest): Promise<WidgetHomes> {
  const { listings } = await run(ListingsDocument, { ids: [String(id)], locale });
  const shown = listings.filter(({ status }) => status.code !== 'WITHDRAWN');
  const cards = shown.map((listing) => presentListing(listing, intl, locale));
  const notice = cards.length > 0 ? null : translatorOf(intl)('widget.gone');
  return { cards, all: null, label: null, notice };
}

/** The newest homes of a search, whatever its order and page. `place` replaces criteria of the query string. */
async function findEstates(
  transaction: Transaction,
  query: URLSearchParams,
  place: EstateCriteria,
  request: WidgetRequest,
): Promise<WidgetHomes | null> {
  const { run, locale, intl, count: pageSize } = request;
  const criteria = { ...parseEstateSearch(query).criteria, ...place };
  const search = { criteria, page: 1, view: 'list' } as const;
  const { filter, sort, cities, areas } = toResultsVariables(search, transaction, locale);
  const variables = { locale, filter, sort, pageSize, cities, areas };
  const { estates, chosenCities, chosenAreas } = await run(WidgetEstatesDocument, variables);
  const parameters = [CRITERIA.cities.parameter, CRITERIA.areas.parameter];
  if (hasOnlyUnknownPlaces(parameters, query, [...chosenCities, ...chosenAreas])) return null;
  const cards = estates.items.map((estate) => presentEstate(estate, intl, locale));
  const list = { route: RESULTS_ROUTE[transaction], query: formatEstateSearch(search), total: estates.total };
  return presentList(cards, list, HOME_TEXTS, request);
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
  return place && findEstates(transaction, query, localCriteria(place), request);
}

async function findProjects({ query }: ListPage, request: WidgetRequest): Promise<WidgetHomes | null> {
  const { run, locale, intl, count: pageSize } = request;
  const { criteria } = parseProjectsSearch(query);
  const search = { criteria, page: 1, view: 'list' } as const;
  const { filter, cities } = toVariables(search, locale);
  const { projects, chosenCities } = await run(WidgetProjectsDocument, { locale, filter, pageSize, cities });
  if (hasOnlyUnknownPlaces([PROJECT_CRITERIA.cities.parameter], query, chosenCities)) return null;
  const cards = projects.items.map((project) => presentProject(project, intl, locale));
  const list = { route: 'projects', query: formatProjectsSearch(search), total: projects.total } as const;
  return presentList(cards, list, HOME_TEXTS, request);
}

/** The newest holiday homes of a search. With a period they have its price, and links that keep it. */
async function findRentalUnits({ query }: ListPage, request: WidgetRequest): Promise<WidgetHomes | null> {
  const { run, locale, intl, count: pageSize } = request;
  const search = { ...parseHolidaySearch(query), page: 1, view: 'list' } as const;
  const { page: _, ...variables } = toListVariables(search, locale);
  const { rentalUnits, chosenCities } = await run(WidgetRentalUnitsDocument, { ...variables, pageSize });
  const destination = destinationFilter(search.destination);
  const isCountryOrRegion = destination !== null && !('cities' in destination);
  if (!isCountryOrRegion && hasOnlyUnknownPlaces([DESTINATION_PARAMETER], query, chosenCities)) return null;
  const stayQuery = formatSearchedStay(search);
  const cards = rentalUnits.items.map((unit) => presentRentalUnit(unit, stayQuery, intl, locale));
  const list = { route: 'holiday', query: formatHolidaySearch(search), total: rentalUnits.total } as const;
  return presentList(cards, list, HOLIDAY_TEXTS, request);
}

/** A page ignores unknown places. Without any known place, the widget would show homes of the whole country. */
function hasOnlyUnknownPlaces(
  parameters: readonly string[],
  query: URLSearchParams,
  known: readonly unknown[],
): boolean {
  return known.length === 0 && parameters.some((parameter) => isGiven(parameter, query));
}

type ListTexts = typeof HOME_TEXTS | typeof HOLIDAY_TEXTS;

interface FoundList {
  route: 'forSale' | 'forRent' | 'projects' | 'holiday';
  /** The search as a query string without `?`. */
  query: string;
  total: number;
}

/** The cards of a list, with a link to the site. */
function presentList(
  cards: WidgetCard[],
  list: FoundList,
  texts: ListTexts,
  request: WidgetRequest,
): WidgetHomes {
  const t = translatorOf(request.intl);
  return {
    cards,
    label: t(texts.list),
    all: presentLink(list, texts, request),
    notice: cards.length > 0 ? null : t(texts.empty),
  };
}

/** The link to the search. Without results it leads to all listings of the page, because the search would be empty. */
function presentLink(
  { route, query, total }: FoundList,
  texts: ListTexts,
  { intl, locale, agency }: WidgetRequest,
): WidgetHomes['all'] {
  const t = translatorOf(intl);
  const path = routePath(route, locale);
  if (total === 0) return { path, text: t(texts.site, { agency }) };
  const text = total === 1 ? t('widget.search', { agency }) : t(texts.all, { total, agency });
  return { path: withQuery(path, query), text };
}
