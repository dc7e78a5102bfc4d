import type { ListingsView } from '../../../shared/listings/view.ts';
import { useMessages } from '../../intl/use-messages.ts';

interface ViewLinksProps {
  view: ListingsView;
  /** Returns the query string of the same search in a view, without `?`. */
  queryOf(view: ListingsView): string;
}

/** Links that switch between the list view and the map view of a search. */
export function ViewLinks({ view, queryOf }: ViewLinksProps) {
  const t = useMessages();
  return (
    <nav className="chip-choice results__views" aria-label={t('estates.results.view')}>
      {(['list', 'map'] as const).map((one) => (
        <a key={one} className="chip" href={`?${queryOf(one)}`} aria-current={one === view || undefined}>
          {t(`estates.results.view.${one}`)}
        </a>
      ))}
    </nav>
  );
}
