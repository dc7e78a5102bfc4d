import { useIntl } from 'react-intl';
import { type LoaderFunctionArgs, redirect, useSearchParams } from 'react-router';
import { CRITERIA } from '../../../shared/estates/criteria.ts';
import {
  type EstateSearchParams,
  formatEstateSearch,
  parseEstateSearch,
} from '../../../shared/estates/search-params.ts';
import { parseArea } from '../../../shared/geography/areas.ts';
import { unreadableNumbers } from '../../../shared/listings/criteria.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import { useIsRestMissing, useResult } from '../../data/results.ts';
import { loadRestContext, type RunQuery, runQueryOf } from '../../data/run-query.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { useLocale } from '../../locale.tsx';
import { mapsContext } from '../../map/opening-zoom.ts';
import type { PageModule } from '../../page.ts';
import { omitUnknownCities } from '../listings/known-cities.ts';
import { ListHead } from '../listings/list-head.tsx';
import { hasMunicipalityList, loadMunicipalities } from './all-municipalities.ts';
import { ResultsDocument, type ResultsQuery, SearchPlacesDocument } from './generated/results.generated.ts';
import { loadResults, resultsDocuments, type Search } from './load-results.ts';
import { AreaOutlinesDocument } from './map/generated/area-outlines.generated.ts';
import { EstateMarkersDocument } from './map/generated/markers.generated.ts';
import type { findResultsPath } from './resolve-places.ts';
import { RESULTS_ROUTE, resultsAtomPath } from './results-path.ts';
import { resultsTitle } from './results-title.ts';
import { ResultsView, resultsMap } from './results-view.tsx';
import { toResultsVariables } from './search-variables.ts';
import { unknownPlace } from './typed-places.ts';

const documents = [...resultsDocuments, SearchPlacesDocument, EstateMarkersDocument, AreaOutlinesDocument];

export const salePage: PageModule = {
  documents,
  deferred: [resultsMap],
  createLoader: (locale) => (args) => loadPage(args, 'SALE', locale),
  Component: SalePage,
};

export const rentPage: PageModule = {
  documents,
  deferred: [resultsMap],
  createLoader: (locale) => (args) => loadPage(args, 'RENT', locale),
  Component: RentPage,
};

function SalePage() {
  return <ResultsPage transaction="SALE" />;
}

function RentPage() {
  return <ResultsPage transaction="RENT" />;
}

async function loadPage({ request, context }: LoaderFunctionArgs, transaction: Transaction, locale: Locale) {
  const run = runQueryOf(context);
  const query = new URL(request.url).searchParams;
  const params = parseEstateSearch(query);
  const path = unknownPlace(query) ? await findPath(run, query, transaction, locale) : null;
  if (path) throw redirect(path);
  const hasTyped = unknownPlace(query) || unreadableNumbers(CRITERIA, query).length > 0;
  const place = hasTyped || hasMunicipalityList(query) ? null : onlyPlace(params);
  const address = place && (await findLocalPath(run, { slug: place, transaction, locale }));
  if (address) throw redirect(params.page > 1 ? `${address}?page=${params.page}` : address, 301);
  await loadMunicipalities(run, query, locale);
  const search = { params, transaction, locale };
  await context.get(loadRestContext)({
    load: async () => {
      await loadResults(run, search);
      if (params.view === 'map')
        await (await import('./map/load-markers.ts')).loadMarkers(run, search, context.get(mapsContext));
    },
    beginning: { document: SearchPlacesDocument, variables: toPlacesVariables(search) },
  });
  return null;
}

const toPlacesVariables = ({ params, locale }: Search) => ({ locale, cities: params.criteria.cities ?? [] });

/** The town or municipality of a search without other criteria, order or view; null for other searches. */
function onlyPlace({ criteria, sortType, view }: EstateSearchParams): string | null {
  const { cities = [], areas = [], ...others } = criteria;
  const [place, ...further] = [
    ...cities,
    ...areas.filter((area) => parseArea(area)?.kind === 'MUNICIPALITY'),
  ];
  const isAlone =
    further.length === 0 && cities.length + areas.length === 1 && Object.keys(others).length === 0;
  return place && isAlone && !sortType && view === 'list' ? place : null;
}

/** The path of the page of a town or municipality; null when it has no homes on offer. */
async function findLocalPath(
  run: RunQuery,
  variables: { slug: string; transaction: Transaction; locale: Locale },
): Promise<string | null> {
  const { LocalOfferPathDocument } = await import('./generated/local-offer-path.generated.ts');
  const { localOffer } = await run(LocalOfferPathDocument, variables);
  return localOffer && localOffer.total > 0 ? localOffer.path : null;
}

const findPath: typeof findResultsPath = async (...asked) =>
  (await import('./resolve-places.ts')).findResultsPath(...asked);

function ResultsPage({ transaction }: { transaction: Transaction }) {
  const Page = useIsRestMissing() ? PageBeforeResults : PageWithResults;
  const locale = useLocale();
  const [query] = useSearchParams();
  return <Page transaction={transaction} params={parseEstateSearch(query)} locale={locale} />;
}

function PageWithResults(search: Search) {
  const { params, transaction, locale } = search;
  const results = useResult(ResultsDocument, toResultsVariables(params, transaction, locale));
  return <Page {...search} chosenCities={results.chosenCities} found={results.estates} />;
}

function PageBeforeResults(search: Search) {
  const { chosenCities } = useResult(SearchPlacesDocument, toPlacesVariables(search));
  return <Page {...search} chosenCities={chosenCities} found={null} />;
}

interface PageProps extends Search, Pick<ResultsQuery, 'chosenCities'> {
  /** Null while the search takes long. */
  found: ResultsQuery['estates'] | null;
}

function Page({ transaction, params, locale, chosenCities, found }: PageProps) {
  const t = useMessages();
  const { page } = found ?? params;
  const criteria = omitUnknownCities(params.criteria, chosenCities);
  const title = resultsTitle(transaction, chosenCities, useIntl());
  const isFound = !found || (found.total > 0 && page <= found.pageCount);
  return (
    <div className="results has-rest">
      <ListHead
        title={title}
        description={
          found ? t(`estates.results.description.${transaction}`, { total: found.total }) : undefined
        }
        page={page}
        canonical={{
          name: RESULTS_ROUTE[transaction],
          search: formatEstateSearch({ ...params, criteria, view: 'list' }),
        }}
        isIndexed={isFound && !params.criteria.text && !params.criteria.areas}
        atomPath={resultsAtomPath(transaction, params.criteria, locale)}
      />
      <ResultsView
        transaction={transaction}
        params={params}
        title={title}
        toPage={(target) => `?${formatEstateSearch({ ...params, page: target })}`}
      />
    </div>
  );
}
