import { useRef } from 'react';
import { useMessages } from '../../../intl/use-messages.ts';
import { EstateCard } from '../estate-card.tsx';
import type { ResultsQuery } from '../generated/results.generated.ts';
import type { HomesInView } from './use-homes-in-view.ts';
import { useSwipedRow } from './use-swiped-row.ts';

type Homes = ResultsQuery['estates']['items'];

interface HomesBesideMapProps {
  /** Of the page. */
  estates: Homes;
  /** Of what the map shows. */
  inView: HomesInView;
  /** The home whose marker is reached. */
  reached: string | null;
  /** The home whose card is reached. */
  onMark(id: string | null): void;
}

/** The homes of the page; on a phone a row to swipe, of what the map shows once it was moved. */
export function HomesBesideMap({ estates, inView, reached, onMark }: HomesBesideMapProps) {
  const t = useMessages();
  const row = useRef<HTMLOListElement>(null);
  const { found, isWaiting, hasFailed } = inView;
  const homes = found?.items ?? estates;
  useSwipedRow(row, { ids: homes.map(({ id }) => id), reached, onSwiped: onMark });
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
            className={estate.id === reached ? 'is-marked' : undefined}
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
