import {
  type EstateSearchParams,
  formatEstateSearch,
  SORT_TYPES,
  type SortOrder,
  type SortType,
} from '../../../shared/estates/search-params.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDisclosure } from '../../ui/use-disclosure.ts';

/** The default order: newest first. */
const FROM_THE_START = { sortType: 'date', sortOrder: 'DESC' } as const;

interface SortLinksProps {
  params: EstateSearchParams;
  transaction: Transaction;
}

/**
 * Links that sort the results: the first click sorts in ascending order, the next one reverses the order. The
 * current order is marked, the default one too. On a phone a disclosure contains the links.
 */
export function SortLinks({ params, transaction }: SortLinksProps) {
  const t = useMessages();
  const current = params.sortType ?? FROM_THE_START.sortType;
  const order = params.sortType ? (params.sortOrder ?? 'ASC') : FROM_THE_START.sortOrder;
  // Only homes for sale have a price per m².
  const sortTypes = SORT_TYPES.filter((by) => transaction === 'SALE' || by !== 'price_per_area');
  const { details, panel } = useDisclosure<HTMLUListElement>();
  return (
    <nav className="sort" aria-label={t('estates.sort.label')}>
      <details className="sort__toggle" ref={details}>
        <summary className="disclosure">
          <span className="visually-hidden">{t('estates.sort.label')}</span>
          <SortName by={current} order={order} />
          <Icon name="chevron-down" />
        </summary>
      </details>
      <span aria-hidden="true">{t('estates.sort.label')}</span>
      <ul ref={panel}>
        {sortTypes.map((sortType) => {
          const sortOrder = nextOrder(params, sortType);
          const search = formatEstateSearch({ ...params, sortType, sortOrder, page: 1 });
          const isCurrent = sortType === current;
          return (
            <li key={sortType}>
              <a href={`?${search}`} data-keep-scroll aria-current={isCurrent ? 'true' : undefined}>
                <SortName by={sortType} order={isCurrent ? order : undefined} />
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** A sort key, with the direction of the current order: words for dates, an arrow for other keys. */
function SortName({ by, order }: { by: SortType; order: SortOrder | undefined }) {
  const t = useMessages();
  const hasArrow = order !== undefined && by !== 'date';
  return (
    <>
      <span>{order && !hasArrow ? t(`estates.sort.date.${order}`) : t(`estates.sort.${by}`)}</span>
      {hasArrow && <Icon name={order === 'ASC' ? 'arrow-up' : 'arrow-down'} />}
      {hasArrow && <span className="visually-hidden">{t(`estates.sort.${order}`)}</span>}
    </>
  );
}

/** Returns ASC for a new sort key, else the reverse of the current order. */
function nextOrder(params: EstateSearchParams, sortType: SortType): SortOrder {
  if (params.sortType !== sortType) return 'ASC';
  return (params.sortOrder ?? 'ASC') === 'ASC' ? 'DESC' : 'ASC';
}
