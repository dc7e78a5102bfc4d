import { useRef } from 'react';
import { useMessages } from '../../../intl/use-messages.ts';
import { EstateCard } from '../estate-card.tsx';
import type { ResultsQuery } from '../generated/results.generated.ts';
import type { HomesInView } from './use-homes-in-view.ts';
import { useSwipeableRow } from './use-swipeable-row.ts';

type Homes = ResultsQuery['estates']['items'];

interface HomesBesideMapProps {
  /** The homes of the results page. */
  estates: Homes;
  /** The homes in the map's viewport. */
  inView: HomesInView;
  /** The home whose marker is hovered or focused. */
  highlighted: string | null;
  /** Called with the home whose card is hovered or focused, or in view on a phone. */
  onMark(id: string | null): void;
}

/**
 * Lists the homes of the page. On a phone they are a swipeable row, of the homes in the viewport once the map
 * was moved.
 */
export function HomesBesideMap({ estates, inView, highlighted, onMark }: HomesBesideMapProps) {
  const t = useMessages();
  const row = useRef<HTMLOListElement>(null);
  const { found, isWaiting, hasFailed } = inView;
  const homes = found?.items ?? estates;
  useSwipeableRow(row, { ids: homes.map(({ id }) => id), highlighted, onScrolledTo: onMark });
  return (
    <div className="results-map__homes">
      <p role="status">{found && !hasFailed && <InView total={found.total} shown={homes.length} />}</p>
      {hasFailed && <p role="alert">{t('map.results.homesFailed')}</p>}
      <ol
        ref={row}
        className="cards results-map__list"
        aria-label={t('estates.results.list')}
        aria-busy={isWaiting || undefined}
      >
        {homes.map((estate) => (
          <li
            key={estate.id}
            className={estate.id === highlighted ? 'is-marked' : undefined}
            onPointerEnter={() => onMark(estate.id)}
            onPointerLeave={() => onMark(null)}
            onFocus={() => onMark(estate.id)}
            onBlur={() => onMark(null)}
          >
            <EstateCard estate={estate} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function InView({ total, shown }: { total: number; shown: number }) {
  const t = useMessages();
  return shown < total ? t('map.results.someInView', { shown, total }) : t('map.results.inView', { total });
}
