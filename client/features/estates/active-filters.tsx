import { type EstateSearchParams, formatEstateSearch } from '../../../shared/estates/search-params.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { type City, useChosen } from './use-chosen.ts';

interface ActiveFiltersProps {
  params: EstateSearchParams;
  cities: readonly City[];
}

/** Every choice in force as a chip; its link is the same search without it. */
export function ActiveFilters({ params, cities }: ActiveFiltersProps) {
  const t = useMessages();
  const chosen = useChosen(params.criteria, cities);
  if (chosen.length === 0) return null;
  return (
    <ul className="chips" aria-label={t('estates.filters.active')}>
      {chosen.map(({ key, label, others: criteria }) => (
        <li key={key}>
          <a
            className="chip"
            href={`?${formatEstateSearch({ ...params, criteria, page: 1 })}`}
            data-keep-scroll
            aria-label={t('estates.filters.remove', { filter: label })}
          >
            {label}
            <Icon name="x" />
          </a>
        </li>
      ))}
      <li>
        <a className="chips__reset" href="?" data-keep-scroll>
          {t('estates.filters.reset')}
        </a>
      </li>
    </ul>
  );
}
