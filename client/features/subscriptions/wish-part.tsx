import '../listings/results.css';
import './subscriptions.css';
import { joinQuery } from '../../../shared/join-query.ts';
import {
  formatSubscriptionSearch,
  type SubscriptionSearch,
  toResultsParams,
} from '../../../shared/subscriptions/subscription-search.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { EstateCard } from '../estates/estate-card.tsx';
import { FilterForm } from '../estates/filters/filter-form.tsx';
import { useActiveFilters } from '../estates/use-active-filters.ts';
import { FilterChips } from '../listings/filter-chips.tsx';
import { FilterSheet } from '../listings/filter-sheet.tsx';
import type { WishQuery } from './generated/subscriptions.generated.ts';
import { WishMap } from './wish-map.tsx';

export interface WishPartProps {
  wish: SubscriptionSearch;
  results: WishQuery;
  /** Other query parameters of the page. */
  kept: Readonly<Record<string, string>>;
  /** A typed town name that is unknown. */
  unknownTown: string | null;
}

/** The filters of a subscribed search, and the homes that it would have reported in the last month. */
export function WishPart({ wish, results, kept, unknownTown }: WishPartProps) {
  const t = useMessages();
  const params = toResultsParams(wish.criteria);
  const hiddenFields = { ...kept, transaction: wish.transaction.toLowerCase() };
  const places = { cities: results.chosenCities, areas: results.chosenAreas };
  const chosen = useActiveFilters(params, places).map(({ label, queryWithout }) => ({
    label,
    queryWithout: joinQuery(hiddenFields, queryWithout),
  }));
  const { total, items } = results.subscriptionPreview;
  return (
    <section className="wish" aria-labelledby="wish-title">
      <h2 id="wish-title">{t('subscriptions.wish.title')}</h2>
      <ul className="chip-choice">
        {(['SALE', 'RENT'] as const).map((transaction) => (
          <li key={transaction}>
            <a
              className="chip"
              href={`?${joinQuery(kept, formatSubscriptionSearch({ ...wish, transaction }))}`}
              aria-current={transaction === wish.transaction || undefined}
              data-keep-scroll
            >
              {t(`subscriptions.wish.${transaction}`)}
            </a>
          </li>
        ))}
      </ul>
      <FilterSheet count={chosen.length}>
        <FilterForm
          key={formatSubscriptionSearch(wish)}
          transaction={wish.transaction}
          params={params}
          results={results}
          kept={hiddenFields}
        />
      </FilterSheet>
      {unknownTown && (
        <p className="field__error" role="alert">
          {t('home.search.unknownTown', { town: unknownTown })}
        </p>
      )}
      <WishMap wish={wish} kept={kept} />
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
