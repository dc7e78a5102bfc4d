import { townLabel } from '../../../shared/towns/town-label.ts';
import '../listings/results.css';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { type EstateSearchParams, formatEstateSearch } from '../../../shared/estates/search-params.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import { useResult } from '../../data/results.ts';
import { DeferredPart, deferred } from '../../deferred.tsx';
import { useMessages } from '../../intl/use-messages.ts';
import { RestOfPage } from '../../layout/rest-of-page.tsx';
import { useLocale, usePathTo } from '../../locale.tsx';
import { FilterChips } from '../listings/filters/filter-chips.tsx';
import { FilterSheet } from '../listings/filters/filter-sheet.tsx';
import { findUnknownCity } from '../listings/known-cities.ts';
import { Pagination } from '../listings/pagination.tsx';
import { UnknownTown } from '../listings/unknown-town.tsx';
import { ViewLinks } from '../listings/view-links.tsx';
import { EmailSearchLink } from '../subscriptions/email-search/email-search-link.tsx';
import { EmptyResults } from './empty/empty-results.tsx';
import { hasFewResults, WiderSearches } from './empty/wider-searches.tsx';
import { EstateCard } from './estate-card.tsx';
import type { City } from './filter-labels.ts';
import { FilterForm } from './filters/filter-form.tsx';
import { SubscribeButton } from './filters/subscribe-button.tsx';
import { useUnreadableNumbers } from './filters/use-unreadable-numbers.ts';
import { ResultsDocument, type ResultsQuery } from './generated/results.generated.ts';
import { rememberSearch } from './last-search.ts';
import { RESULTS_ROUTE } from './results-path.ts';
import { toResultsVariables } from './search-variables.ts';
import { SortLinks } from './sort-links.tsx';
import { unknownPlace } from './typed-places.ts';
import { useActiveFilters } from './use-active-filters.ts';

export const resultsMap = deferred(async () => (await import('./map/results-map.tsx')).ResultsMap);

interface SearchProps {
  transaction: Transaction;
  params: EstateSearchParams;
  /** The URL of a page of the results. */
  toPage(page: number): string;
  /** Shown below the results. */
  children?: ReactNode;
}

interface ResultsViewProps extends SearchProps {
  title: string;
  /** Shown below the title. */
  intro?: ReactNode;
}

/** The results of a search below the title of the page. */
export function ResultsView({ title, intro, ...search }: ResultsViewProps) {
  return (
    <>
      <h1 className="results__title">{title}</h1>
      {intro}
      <RestOfPage>
        <Results {...search} />
      </RestOfPage>
    </>
  );
}

/** Filters, order, cards or map, and pages. */
function Results({ transaction, params, toPage, children }: SearchProps) {
  const t = useMessages();
  const pathTo = usePathTo();
  const [query] = useSearchParams();
  const results = useResult(ResultsDocument, toResultsVariables(params, transaction, useLocale()));
  const { estates, chosenCities, chosenAreas, offices } = results;
  const { total, items, page, pageCount } = estates;
  const search = formatEstateSearch(params);
  useRememberSearch(transaction, search, chosenCities);
  const chosen = useActiveFilters(params, { cities: chosenCities, areas: chosenAreas, offices });
  const list = pathTo(RESULTS_ROUTE[transaction]);
  return (
    <>
      <div className="results__tools">
        <Suspense>
          <FilterSheet count={chosen.length}>
            <FilterForm
              key={search}
              transaction={transaction}
              params={params}
              results={results}
              action={list}
            />
          </FilterSheet>
        </Suspense>
        <div className="results__head">
          <p className="results__count" role="status">
            {t('estates.results.count', { total })}
          </p>
          {total > 0 && (
            <EmailSearchLink search={{ transaction, criteria: params.criteria }} filters={chosen} />
          )}
          {total > 0 && <ViewLinks view={params.view} queryOf={viewQuery(params)} />}
          {total > 1 && <SortLinks params={params} transaction={transaction} />}
        </div>
      </div>
      <UnknownTown town={unknownPlace(query) ?? findUnknownCity(params.criteria, chosenCities)} />
      <UnreadableNumbers />
      <FilterChips chosen={chosen} path={list} />
      {items.length > 0 ? (
        <Found params={params} transaction={transaction} estates={items} />
      ) : (
        <EmptyResults params={params} transaction={transaction} isBeyond={total > 0} />
      )}
      {hasFewResults(total) && <WiderSearches params={params} transaction={transaction} />}
      {pageCount > 1 && items.length > 0 && <Pagination to={toPage} page={page} pageCount={pageCount} />}
      {children}
    </>
  );
}

const viewQuery = (params: EstateSearchParams) => (view: EstateSearchParams['view']) =>
  formatEstateSearch({ ...params, view });

function useRememberSearch(
  transaction: Transaction,
  search: string,
  [city, ...others]: readonly City[],
): void {
  const town = city && others.length === 0 ? townLabel(city) : '';
  useEffect(() => rememberSearch({ transaction, search, town }), [transaction, search, town]);
}

/** Repeats the errors of the filters, which may be closed. */
function UnreadableNumbers() {
  const t = useMessages();
  return [...useUnreadableNumbers()].map(([parameter, typed]) => (
    <p key={parameter} className="field__error" role="alert">
      {t('estates.filters.unreadable', { typed })}
    </p>
  ));
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
        <DeferredPart part={resultsMap} params={params} transaction={transaction} estates={estates} />
      ) : (
        <Cards estates={estates} />
      )}
      <p className="results__subscribe">
        <SubscribeButton transaction={transaction} />
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
          {/* A tap during hydration waits for its own card only: React hydrates each boundary separately. */}
          <Suspense>
            <EstateCard estate={estate} isFirst={index === 0} photoCount={estate.photoCount} />
          </Suspense>
        </li>
      ))}
    </ol>
  );
}
