import type { AmortizationYear } from '../../../shared/mortgage/amortization.ts';
import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';

/** In SVG units; the chart is stretched to its element. */
const STEP = 10;
const BAR = 7;
/** The bars of a short loan are as narrow as those of a ten-year loan. */
const MIN_YEARS = 10;
const HEIGHT = 1000;

/**
 * A stacked bar of each year's payments: capital is filled and interest outlined, so the chart does not depend
 * on colour.
 */
export function MortgageChart({ years }: { years: readonly AmortizationYear[] }) {
  const t = useMessages();
  const { whole } = useEuros();
  const highest = Math.max(...years.map(({ paid }) => paid));
  const heightOf = (cents: number) => Math.round((cents / highest) * HEIGHT);
  return (
    <figure className="mortgage-chart">
      <figcaption className="mortgage-chart__legend">
        <span className="mortgage-chart__key mortgage-chart__key--interest">
          {t('mortgage.table.interest')}
        </span>
        <span className="mortgage-chart__key">{t('mortgage.table.capital')}</span>
        <span className="mortgage-chart__most">
          {t('mortgage.chart.most', { most: whole(highest / 100) })}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${Math.max(years.length, MIN_YEARS) * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={useLabel(years)}
      >
        {years.map(({ year, interest, capital }) => {
          const x = (year - 1) * STEP + (STEP - BAR) / 2;
          const [low, all] = [heightOf(capital), heightOf(capital + interest)];
          return (
            <g key={year}>
              <rect className="mortgage-chart__capital" x={x} y={HEIGHT - low} width={BAR} height={low} />
              {all > low && (
                <rect
                  className="mortgage-chart__interest"
                  x={x}
                  y={HEIGHT - all}
                  width={BAR}
                  height={all - low}
                />
              )}
            </g>
          );
        })}
      </svg>
      <p className="mortgage-chart__axis" aria-hidden="true">
        <span>{t('mortgage.chart.year', { year: 1 })}</span>
        {years.length >= MIN_YEARS && <span>{t('mortgage.chart.year', { year: years.length })}</span>}
      </p>
    </figure>
  );
}

function useLabel(years: readonly AmortizationYear[]): string {
  const t = useMessages();
  const { ofCents } = useEuros();
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last) return '';
  return t('mortgage.chart.label', {
    firstInterest: ofCents(first.interest),
    firstCapital: ofCents(first.capital),
    lastInterest: ofCents(last.interest),
    lastCapital: ofCents(last.capital),
  });
}
