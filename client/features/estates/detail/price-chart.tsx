import { useIntl } from 'react-intl';
import { useEuros } from '../../../intl/use-euros.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import type { EstateDetail } from './estate.ts';

/** Size in SVG units; the width is four times the height. */
const WIDTH = 400;
const HEIGHT = 100;
/** Space above the highest price and below the lowest; half of it is left of the first price. */
const MARGIN = 12;
/** The line continues after the last price for this share of the time span, so that its step is visible. */
const LAST_SHARE = 0.15;

interface Point {
  at: number;
  price: number;
}

/**
 * A step chart of an estate's prices: each holds until the next one. Entries with the price on request are only in
 * the table beside it. Null for fewer than two prices.
 */
export function PriceChart({ history }: { history: EstateDetail['priceHistory'] }) {
  const t = useMessages();
  const intl = useIntl();
  const euros = useEuros();
  const points = history.flatMap(({ at, price }) => (price ? [{ at: Date.parse(at), price }] : []));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return null;
  const { xOf, yOf } = createScale(points);
  const path = points.map(
    ({ at, price }, index) => `${index ? 'H' : 'M'}${xOf(at)}${index ? 'V' : ' '}${yOf(price)}`,
  );
  const values = {
    first: euros.whole(first.price),
    last: euros.whole(last.price),
    from: intl.formatDate(first.at, { dateStyle: 'long' }),
    until: intl.formatDate(last.at, { dateStyle: 'long' }),
  };
  return (
    <figure className="price-chart">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('estates.detail.history.chart', values)}
      >
        <path className="price-chart__line" d={`${path.join('')}H${WIDTH}`} />
        {points.map(({ at, price }) => (
          <circle key={at} cx={xOf(at)} cy={yOf(price)} r="4" />
        ))}
      </svg>
    </figure>
  );
}

/** Maps a time and a price to whole SVG units. */
function createScale(points: readonly Point[]) {
  const times = points.map(({ at }) => at);
  const prices = points.map(({ price }) => price);
  const [start, low, high] = [Math.min(...times), Math.min(...prices), Math.max(...prices)];
  const span = (Math.max(...times) - start || 1) * (1 + LAST_SHARE);
  const xOf = (at: number) => Math.round(((at - start) / span) * (WIDTH - MARGIN)) + MARGIN / 2;
  const yOf = (price: number) =>
    Math.round(MARGIN + ((high - price) / (high - low || 1)) * (HEIGHT - 2 * MARGIN));
  return { xOf, yOf };
}
