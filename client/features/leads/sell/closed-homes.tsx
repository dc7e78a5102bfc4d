import { useMessages } from '../../../intl/use-messages.ts';
import type { ClosedHomesQuery } from './generated/closed-homes.generated.ts';

type Row = ClosedHomesQuery['closedHomes'][number];

/** What the agency has sold and let by municipality, without prices. */
export function ClosedHomes({ rows }: { rows: readonly Row[] }) {
  const t = useMessages();
  return (
    <section className="closed-homes" aria-labelledby="closed-title">
      <h2 id="closed-title">{t('sell.closed.title')}</h2>
      <p>{t('sell.closed.intro')}</p>
      <ul className="closed-homes__list">
        {rows.map((row) => (
          <Municipality key={row.municipality} row={row} />
        ))}
      </ul>
    </section>
  );
}

function Municipality({ row: { municipality, sold, let: rented, types } }: { row: Row }) {
  const t = useMessages();
  const kinds = types.map(({ type, count }) =>
    t('sell.closed.type', { type: t(`estates.type.${type}`), count }),
  );
  return (
    <li>
      <strong>{municipality}</strong>
      <span>
        {sold > 0 && t('sell.closed.sold', { count: sold })}
        {sold > 0 && rented > 0 && ' · '}
        {rented > 0 && t('sell.closed.let', { count: rented })}
      </span>
      <span className="hint">{kinds.join(', ')}</span>
    </li>
  );
}
