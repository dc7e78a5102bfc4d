import { omitGroup } from '../../../../shared/estates/criteria.ts';
import { type EstateSearchParams, formatEstateSearch } from '../../../../shared/estates/search-params.ts';
import type { Transaction } from '../../../../shared/listings/vocabulary.ts';
import { formatSubscriptionSearch } from '../../../../shared/subscriptions/subscription-search.ts';
import { useResult } from '../../../data/results.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Drawing } from '../../../ui/empty-page/drawing.tsx';
import { SubscribeLink } from '../../listings/subscribe-link.tsx';
import { toResultsFilter } from '../search-variables.ts';
import { RelaxationsDocument } from './generated/relaxations.generated.ts';

interface EmptyResultsProps {
  params: EstateSearchParams;
  transaction: Transaction;
  /** The search found estates, but this page is beyond the last one. */
  isBeyond: boolean;
}

export function EmptyResults({ params, transaction, isBeyond }: EmptyResultsProps) {
  const t = useMessages();
  if (!isBeyond) return <NothingFound params={params} transaction={transaction} />;
  return (
    <div className="empty">
      <p>{t('estates.results.beyond')}</p>
      <ButtonLink href={`?${formatEstateSearch({ ...params, page: 1 })}`}>
        {t('estates.results.firstPage')}
      </ButtonLink>
    </div>
  );
}

/** Suggests dropping one group of criteria; the suggestion with most results comes first. */
function NothingFound({ params, transaction }: Omit<EmptyResultsProps, 'isBeyond'>) {
  const t = useMessages();
  const variables = { locale: useLocale(), filter: toResultsFilter(transaction, params.criteria) };
  const { estates } = useResult(RelaxationsDocument, variables);
  const isFiltered = Object.keys(params.criteria).length > 0;
  const suggestions = estates.relaxations
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total);
  return (
    <div className="empty">
      <Drawing name="nothing-found" />
      <h2>{t(isFiltered ? 'estates.empty.title' : 'estates.empty.nothing.title')}</h2>
      <p>{t(isFiltered ? 'estates.empty.text' : 'estates.empty.nothing.text')}</p>
      {suggestions.length > 0 && (
        <>
          <p>{t('estates.empty.loosen')}</p>
          <ul className="empty__options">
            {suggestions.map(({ filter, total }) => (
              <li key={filter}>
                <a
                  className="chip"
                  href={`?${formatEstateSearch({ ...params, criteria: omitGroup(params.criteria, filter), page: 1 })}`}
                  data-keep-scroll
                >
                  {t('estates.empty.option', { filter: t(`estates.empty.${filter}`), total })}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <SubscribeLink
          query={formatSubscriptionSearch({ transaction, criteria: params.criteria })}
          label="estates.empty.subscribe"
        />
      </p>
      <ButtonLink look="quiet" href="?">
        {t('estates.empty.all')}
      </ButtonLink>
    </div>
  );
}
