import '../listings/results.css';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, redirect, useSearchParams } from 'react-router';
import {
  type EstateSearchParams,
  formatEstateSearch,
  parseEstateSearch,
} from '../../../shared/estates/search-params.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import { formatSubscriptionSearch } from '../../../shared/subscriptions/subscription-search.ts';
import { useResult } from '../../data/results.ts';
import { runQueryOf } from '../../data/run-query.ts';
import { DeferredPart, deferred } from '../../deferred.tsx';
import { useIntl } from '../../intl/use-intl.tsx';
import { useMessages } from '../../intl/use-messages.ts';
import { useLocale } from '../../locale.tsx';
import type { PageModule } from '../../page.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { FilterChips } from '../listings/filter-chips.tsx';
import { FilterSheet } from '../listings/filter-sheet.tsx';
import { Pagination } from '../listings/pagination.tsx';
import { SubscribeLink } from '../listings/subscribe-link.tsx';
import { ViewLinks } from '../listings/view-links.tsx';
import { loadMunicipalities } from './all-municipalities.ts';
import { EmptyResults } from './empty/empty-results.tsx';
import { RelaxationsDocument } from './empty/generated/relaxations.generated.ts';
import { WideningsDocument } from './empty/generated/widenings.generated.ts';
import { hasFewResults, WiderSearches } from './empty/wider-searches.tsx';
import { EstateCard } from './estate-card.tsx';
import type { City } from './filter-labels.ts';
import { FilterForm } from './filters/filter-form.tsx';
import { ResultsDocument, type ResultsQuery } from './generated/results.generated.ts';
import { rememberSearch } from './last-search.ts';
import { AreaOutlinesDocument } from './map/generated/area-outlines.generated.ts';
import { EstateMarkersDocument } from './map/generated/markers.generated.ts';
import type { findResultsPath } from './resolve-places.ts';
import { RESULTS_ROUTE, resultsAtomPath } from './results-path.ts';
import { resultsTitle } from './results-title.ts';
import { toResultsVariables } from './search-variables.ts';
import { SortLinks } from './sort-links.tsx';
import { unknownPlace } from './typed-places.ts';
import { useActiveFilters } from './use-active-filters.ts';

const documents = [
  ResultsDocument,
  RelaxationsDocument,
  WideningsDocument,
  EstateMarkersDocument,
  AreaOutlinesDocument,
];
const map = deferred(async () => (await import('./map/results-map.tsx')).ResultsMap);

export const salePage: PageModule = {
  documents,
  deferred: [map],
  createLoader: (locale) => (args) => loadResults(args, 'SALE', locale),
  Component: SalePage,
};

export const rentPage: PageModule = {
  documents,
  deferred: [map],
  createLoader: (locale) => (args) => loadResults(args, 'RENT', locale),
  Component: RentPage,
};

function SalePage() {
  return <ResultsPage transaction="SALE" />;
}

function RentPage() {
  return <ResultsPage transaction="RENT" />;
}

async function loadResults(
  { request, context }: LoaderFunctionArgs,
  transaction: Transaction,
  locale: Locale,
) {
  const run = runQueryOf(context);
  const query = new URL(request.url).searchParams;
  const params = parseEstateSearch(query);
  const path = unknownPlace(query) ? await findPath(run, query, transaction, locale) : null;
  if (path) throw redirect(path);
  await loadMunicipalities(run, query, locale);
  const { estates } = await run(ResultsDocument, toResultsVariables(params, transaction, locale));
  const variables = { locale, filter: { transaction, ...params.criteria } };
  if (estates.total === 0) await run(RelaxationsDocument, variables);
  if (hasFewResults(estates.total)) await run(WideningsDocument, variables);
  if (params.view === 'map')
    await (await import('./map/load-markers.ts')).loadMarkers(run, { params, transaction, locale });
  return null;
}

const findPath: typeof findResultsPath = async (...asked) =>
  (await import('./resolve-places.ts')).findResultsPath(...asked);

function ResultsPage({ transaction }: { transaction: Transaction }) {
  const t = useMessages();
  const locale = useLocale();
  const [query] = useSearchParams();
  const params = parseEstateSearch(query);
  const { estates, chosenCities, chosenAreas } = useResult(
    ResultsDocument,
    toResultsVariables(params, transaction, locale),
  );
  const { total, items, page, pageCount } = estates;
  const search = formatEstateSearch(params);
  useRememberSearch(transaction, search, chosenCities);
  const chosen = useActiveFilters(params, { cities: chosenCities, areas: chosenAreas });
  const title = resultsTitle(transaction, chosenCities, useIntl());
  return (
    <div className="results">
      <PageHead
        title={title}
        description={t(`estates.results.description.${transaction}`, { total })}
        canonical={{
          name: RESULTS_ROUTE[transaction],
          search: formatEstateSearch({ ...params, view: 'list' }),
        }}
        isIndexed={total > 0 && page <= pageCount && !params.criteria.text && !params.criteria.areas}
        atomPath={resultsAtomPath(transaction, params.criteria, locale)}
      />
      <h1 className="results__title">{title}</h1>
      <div className="results__tools">
        <FilterSheet count={chosen.length}>
          <FilterForm
            key={search}
            transaction={transaction}
            params={params}
            results={{ estates, chosenCities, chosenAreas }}
          />
        </FilterSheet>
        <div className="results__head">
          <p className="results__count" role="status">
            {t('estates.results.count', { total })}
          </p>
          {total > 0 && <ViewLinks view={params.view} queryOf={viewQuery(params)} />}
          {total > 1 && <SortLinks params={params} />}
        </div>
      </div>
      <UnknownTown town={unknownPlace(query)} />
      <FilterChips chosen={chosen} />
      {items.length > 0 ? (
        <Found params={params} transaction={transaction} estates={items} />
      ) : (
        <EmptyResults params={params} transaction={transaction} isBeyond={total > 0} />
      )}
      {hasFewResults(total) && <WiderSearches params={params} transaction={transaction} />}
      {pageCount > 1 && items.length > 0 && (
        <Pagination
          to={(target) => `?${formatEstateSearch({ ...params, page: target })}`}
          page={page}
          pageCount={pageCount}
        />
      )}
    </div>
  );
}

const viewQuery = (params: EstateSearchParams) => (view: EstateSearchParams['view']) =>
  formatEstateSearch({ ...params, view });

function useRememberSearch(
  transaction: Transaction,
  search: string,
  [city, ...others]: readonly City[],
): void {
  const town = city && others.length === 0 ? `${city.postalCode} ${city.name}` : '';
  useEffect(() => rememberSearch({ transaction, search, town }), [transaction, search, town]);
}

/** Warns about an unknown town in the URL. For a known one the loader has redirected already. */
function UnknownTown({ town }: { town: string | undefined }) {
  const t = useMessages();
  if (!town) return null;
  return (
    <p className="field__error" role="alert">
      {t('home.search.unknownTown', { town })}
    </p>
  );
}

interface FoundProps {
  params: EstateSearchParams;
  transaction: Transaction;
  estates: ResultsQuery['estates']['items'];
}

function Found({ params, transaction, estates }: FoundProps) {
  return (
    <>
      {params.view === 'map' ? (
        <DeferredPart part={map} params={params} transaction={transaction} estates={estates} />
      ) : (
        <Cards estates={estates} />
      )}
      <p className="results__subscribe">
        <SubscribeLink
          query={formatSubscriptionSearch({ transaction, criteria: params.criteria })}
          label="estates.results.subscribe"
        />
      </p>
    </>
  );
}

function Cards({ estates }: Pick<FoundProps, 'estates'>) {
  const t = useMessages();
  return (
    <ol className="cards" aria-label={t('estates.results.list')}>
      {estates.map((estate, index) => (
        <li key={estate.id}>
          <EstateCard estate={estate} isFirst={index === 0} />
        </li>
      ))}
    </ol>
  );
}
