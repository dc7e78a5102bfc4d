import './towns.css';
import { data, type LoaderFunctionArgs, redirect, useParams, useSearchParams } from 'react-router';
import {
  type EstateSearchParams,
  formatEstateSearch,
  parseEstateSearch,
} from '../../../shared/estates/search-params.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import { formatPageNumber, parsePageNumber } from '../../../shared/page-number.ts';
import { routePath } from '../../../shared/routes.ts';
import { townPath } from '../../../shared/towns/town-path.ts';
import { useResult } from '../../data/results.ts';
import { runQueryOf } from '../../data/run-query.ts';
import { DeferredPart, deferred } from '../../deferred.tsx';
import { useIntl } from '../../intl/use-intl.tsx';
import { useMessages } from '../../intl/use-messages.ts';
import { listTrail } from '../../layout/list-trail.ts';
import { useLocale } from '../../locale.tsx';
import type { PageModule } from '../../page.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ResultsDocument } from '../estates/generated/results.generated.ts';
import { loadResults, resultsDocuments } from '../estates/load-results.ts';
import { RESULTS_ROUTE, resultsAtomPath } from '../estates/results-path.ts';
import { resultsTitle } from '../estates/results-title.ts';
import { ResultsView, resultsMap } from '../estates/results-view.tsx';
import { toResultsVariables } from '../estates/search-variables.ts';
import { unknownPlace } from '../estates/typed-places.ts';
import { ListHead } from '../listings/list-head.tsx';
import { TownDocument, type TownQuery } from './generated/town.generated.ts';
import { useTownOffer } from './use-town-offer.ts';

/** The town of a town's page. */
export type TownDetail = NonNullable<TownQuery['town']>;

const figures = deferred(async () => (await import('./town-figures.tsx')).TownFigures);

export const saleTownPage: PageModule = {
  documents: [TownDocument, ...resultsDocuments],
  deferred: [resultsMap, figures],
  createLoader: (locale) => (args) => loadTown(args, 'SALE', locale),
  Component: SaleTownPage,
};

export const rentTownPage: PageModule = {
  documents: [TownDocument, ...resultsDocuments],
  deferred: [resultsMap, figures],
  createLoader: (locale) => (args) => loadTown(args, 'RENT', locale),
  Component: RentTownPage,
};

function SaleTownPage() {
  return <TownPage transaction="SALE" />;
}

function RentTownPage() {
  return <TownPage transaction="RENT" />;
}

/** A town without homes redirects to the nearest one with homes. Any other search redirects to the results. */
async function loadTown(
  { request, params, context }: LoaderFunctionArgs,
  transaction: Transaction,
  locale: Locale,
) {
  const run = runQueryOf(context);
  const { town } = await run(TownDocument, { slug: params.town ?? '', transaction, locale });
  if (!town) throw data(null, { status: 404 });
  const { pathname, search, searchParams } = new URL(request.url);
  const list = routePath(RESULTS_ROUTE[transaction], locale);
  if (hasSearch(searchParams)) throw redirect(`${list}?${withTown(searchParams, town.city.id)}`);
  if (town.total === 0) {
    const [nearest] = town.neighbours;
    throw redirect(nearest ? townPath(nearest.city, transaction, locale) : list);
  }
  if (pathname !== town.path) throw redirect(town.path + search, 301);
  await loadResults(run, { params: searchOf(town, parsePageNumber(searchParams)), transaction, locale });
  return null;
}

/** Whether a query string has search parameters besides the page number. Other parameters are ignored. */
function hasSearch(query: URLSearchParams): boolean {
  const search = formatEstateSearch({ ...parseEstateSearch(query), page: 1 });
  return search !== '' || unknownPlace(query) !== undefined || query.has('municipalities');
}

function withTown(query: URLSearchParams, city: string): URLSearchParams {
  const isNamed = parseEstateSearch(query).criteria.cities !== undefined;
  return isNamed ? query : new URLSearchParams([['city', city], ...query]);
}

function searchOf({ city }: TownDetail, page: number): EstateSearchParams {
  return { criteria: { cities: [city.id] }, page, view: 'list' };
}

function TownPage({ transaction }: { transaction: Transaction }) {
  const { town: slug = '' } = useParams();
  const { town } = useResult(TownDocument, { slug, transaction, locale: useLocale() });
  return town && <TownResults town={town} transaction={transaction} />;
}

function TownResults({ town, transaction }: { town: TownDetail; transaction: Transaction }) {
  const t = useMessages();
  const locale = useLocale();
  const [query] = useSearchParams();
  const params = searchOf(town, parsePageNumber(query));
  const results = useResult(ResultsDocument, toResultsVariables(params, transaction, locale));
  const { page, pageCount } = results.estates;
  // Towns can have the same name, and every title of the site is different.
  const name = `${town.city.name} (${town.city.postalCode})`;
  const title = resultsTitle(transaction, [{ name }], useIntl());
  const offer = useTownOffer(town, transaction);
  const inAddress = page > 1 ? `?page=${page}` : '';
  return (
    <div className="results">
      <ListHead
        title={title}
        description={offer}
        page={page}
        canonical={{
          paths: town.alternates.map((version) => ({ ...version, path: version.path + inAddress })),
          own: town.path + inAddress,
        }}
        isIndexed={town.isIndexable && page <= pageCount}
        atomPath={resultsAtomPath(transaction, params.criteria, locale)}
      />
      <Breadcrumbs trail={listTrail(RESULTS_ROUTE[transaction], t, locale)} current={town.city.name} />
      <ResultsView
        transaction={transaction}
        params={params}
        results={results}
        title={title}
        toPage={formatPageNumber}
        intro={<p className="prose">{offer}</p>}
      >
        <DeferredPart part={figures} town={town} transaction={transaction} />
      </ResultsView>
    </div>
  );
}
