import {
  type EstateSearchParams,
  formatEstateSearch,
  SORT_TYPES,
  type SortOrder,
  type SortType,
} from '../../../shared/estates/search-params.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Icon } from '../../ui/icon.tsx';

/** Links that sort: the first click ascends, the next turns round. The one in force shows its direction. */
export function SortLinks({ params }: { params: EstateSearchParams }) {
  const t = useMessages();
  return (
    <nav className="sort" aria-label={t('estates.sort.label')}>
      <span aria-hidden="true">{t('estates.sort.label')}</span>
      <ul>
        {SORT_TYPES.map((sortType) => {
          const current = params.sortType === sortType ? (params.sortOrder ?? 'ASC') : null;
          const sorted = { ...params, sortType, sortOrder: nextOrder(params, sortType), page: 1 };
          return (
            <li key={sortType}>
              <a
                href={`?${formatEstateSearch(sorted)}`}
                data-keep-scroll
                aria-current={current ? 'true' : undefined}
              >
                {t(`estates.sort.${sortType}`)}
                {current && (
                  <>
                    <Icon name={current === 'ASC' ? 'arrow-up' : 'arrow-down'} />
                    <span className="visually-hidden">{t(`estates.sort.${current}`)}</span>
                  </>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** ASC when nothing is sorted yet, else the other way round; a new column begins at ASC. */
function nextOrder(params: EstateSearchParams, sortType: SortType): SortOrder {
  if (params.sortType !== sortType) return 'ASC';
  return (params.sortOrder ?? 'ASC') === 'ASC' ? 'DESC' : 'ASC';
}
