import '../listings/results.css';
import './subscriptions.css';
import { useSearchParams } from 'react-router';
import { omitGroup } from '../../../shared/estates/criteria.ts';
import { joinQuery } from '../../../shared/join-query.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import {
  formatSubscriptionSearch,
  type SubscriptionSearch,
  toResultsParams,
} from '../../../shared/subscriptions/subscription-search.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EstateCard } from '../estates/estate-card.tsx';
import { FilterForm } from '../estates/filters/filter-form.tsx';
import { useActiveFilters } from '../estates/use-active-filters.ts';
import { FilterChips } from '../listings/filters/filter-chips.tsx';
import { FilterSheet } from '../listings/filters/filter-sheet.tsx';
import { findUnknownCity } from '../listings/known-cities.ts';
import { offeredTransactions } from '../listings/offered-transactions.ts';
import { UnknownTown } from '../listings/unknown-town.tsx';
import type { SearchPreviewQuery } from './generated/subscriptions.generated.ts';
import { SearchAreaMap } from './search-area-map.tsx';

export interface SearchEditorProps {
  search: SubscriptionSearch;
  results: SearchPreviewQuery;
  /** Other query parameters of the page. */
  otherParams: Readonly<Record<string, string>>;
  /** A typed town name that is unknown. */
  unknownTown: string | null;
}

/** Query parameter: a page without JavaScript shows the filters. */
const CHANGE = 'change';

/**
 * The filters of a subscribed search, and the homes that it would have reported in the last month. A form below has the
 * search of the URL. Without JavaScript, only one of the two is shown, so that no unsubmitted filter is lost.
 */
export function SearchEditor({ search, results, otherParams, unknownTown }: SearchEditorProps) {
  const t = useMessages();
  const [query] = useSearchParams();
  const isChoosing = !query.has('transaction') || query.has(CHANGE);
  const params = toResultsParams(search.criteria);
  const hiddenFields = { ...otherParams, transaction: search.transaction.toLowerCase() };
  const { chosenCities: cities, chosenAreas: areas, offices } = results;
  const places = { cities, areas, offices };
  const chosen = useActiveFilters(params, places).map(({ label, queryWithout }) => ({
    label,
    queryWithout: joinQuery(hiddenFields, queryWithout),
  }));
  const { total, items } = results.subscriptionPreview;
  const transactions = offeredTransactions(results.offeredKinds, search.transaction);
  return (
    <section className={isChoosing ? 'wish wish--choosing' : 'wish'} aria-labelledby="wish-title">
      <h2 id="wish-title">{t('subscriptions.wish.title')}</h2>
      {transactions.length > 1 && (
        <TransactionChoice search={search} otherParams={otherParams} transactions={transactions} />
      )}
      <ButtonLink
        look="quiet"
        className="wish__change"
        href={`?${joinQuery({ ...otherParams, [CHANGE]: '' }, formatSubscriptionSearch(search))}`}
      >
        {t('subscriptions.wish.change')}
      </ButtonLink>
      <FilterSheet count={chosen.length}>
        <FilterForm
          key={formatSubscriptionSearch(search)}
          transaction={search.transaction}
          params={params}
          results={results}
          hiddenFields={hiddenFields}
          submitLabels={{
            label: t('subscriptions.wish.submit'),
            countLabel: (count) => t('subscriptions.wish.submitCount', { count }),
          }}
        />
      </FilterSheet>
      <UnknownTown town={unknownTown ?? findUnknownCity(search.criteria, results.chosenCities)} />
      <SearchAreaMap search={search} otherParams={otherParams} />
      <FilterChips chosen={chosen} reset={joinQuery(hiddenFields, '')} />
      <p role="status">{t('subscriptions.wish.preview', { total })}</p>
      {items.length > 0 && (
        <ul className="cards">
          {items.map((estate) => (
            <li key={estate.id}>
              <EstateCard estate={estate} level={3} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The query string of the same search for another transaction. Rentals have no method of sale. */
function searchFor(transaction: Transaction, { criteria }: SearchEditorProps['search']): string {
  const kept = transaction === 'RENT' ? omitGroup(criteria, 'SALE_METHOD') : criteria;
  return formatSubscriptionSearch({ transaction, criteria: kept });
}

interface TransactionChoiceProps extends Pick<SearchEditorProps, 'search' | 'otherParams'> {
  transactions: readonly Transaction[];
}

function TransactionChoice({ search, otherParams, transactions }: TransactionChoiceProps) {
  const t = useMessages();
  return (
    <ul className="chip-choice">
      {transactions.map((transaction) => (
        <li key={transaction}>
          <a
            className="chip"
            href={`?${joinQuery(otherParams, searchFor(transaction, search))}`}
            aria-current={transaction === search.transaction || undefined}
            data-keep-scroll
          >
            {t(`subscriptions.wish.${transaction}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
