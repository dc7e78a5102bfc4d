import { useMessages } from '../../../intl/use-messages.ts';
import { Icon } from '../../../ui/icon.tsx';

export interface ActiveFilter {
  label: string;
  /** The query string of the search without this filter. */
  queryWithout: string;
}

interface FilterChipsProps {
  chosen: readonly ActiveFilter[];
  /** The path of the list; by default that of the current page. */
  path?: string;
  /** The query string without any filter. */
  reset?: string;
}

/** The active filters of a search as chips. Each links to the search without it. */
export function FilterChips({ chosen, path = '', reset = '' }: FilterChipsProps) {
  const t = useMessages();
  if (chosen.length === 0) return null;
  return (
    <ul className="chips" aria-label={t('estates.filters.active')}>
      {chosen.map(({ label, queryWithout }) => (
        <li key={queryWithout}>
          <a
            className="chip"
            href={`${path}?${queryWithout}`}
            data-keep-scroll
            aria-label={t('estates.filters.remove', { filter: label })}
          >
            {label}
            <Icon name="x" />
          </a>
        </li>
      ))}
      <li>
        <a className="chips__reset" href={`${path}?${reset}`} data-keep-scroll>
          {t('estates.filters.reset')}
        </a>
      </li>
    </ul>
  );
}
