import './stay-price.css';
import { useEuros } from '../../../intl/use-euros.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import type { Quote } from './stay-panel.tsx';
import { useDayFormats } from './use-day-formats.ts';

type QuotedLine = Quote['lines'][number];

/** The nights in one season. For a requested stay the nightly and weekly prices are not stored separately. */
export type PricedLine = Pick<QuotedLine, 'from' | 'until' | 'price'> | QuotedLine;

interface StayPriceProps {
  nights: number;
  total: number;
  lines: readonly PricedLine[];
}

/** The price of a stay and its breakdown. */
export function StayPrice({ nights, total, lines }: StayPriceProps) {
  const t = useMessages();
  const euros = useEuros();
  return (
    <>
      <p className="stay__total">{t('holiday.card.stay', { price: euros.exact(total), nights })}</p>
      {lines.length > 0 && <PriceTable lines={lines} />}
    </>
  );
}

function PriceTable({ lines }: Pick<StayPriceProps, 'lines'>) {
  const t = useMessages();
  const euros = useEuros();
  const { period } = useDayFormats();
  return (
    <table className="table stay-lines">
      <caption className="visually-hidden">{t('holiday.stay.lines')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('holiday.stay.nights')}</th>
          <th scope="col">{t('holiday.stay.price')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.from}>
            <th scope="row">
              {period(line)}
              {'season' in line && <Charges line={line} />}
            </th>
            <td className="stay__price">{euros.exact(line.price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Numbers of weeks and nights, each with its price. */
function Charges({ line: { weeks, singleNights, season } }: { line: QuotedLine }) {
  const t = useMessages();
  const euros = useEuros();
  return (
    <>
      {weeks > 0 && (
        <span className="hint">
          {t('holiday.stay.weeks', { count: weeks, price: euros.exact(season.pricePerWeek) })}
        </span>
      )}
      {singleNights > 0 && (
        <span className="hint">
          {t('holiday.stay.singleNights', { count: singleNights, price: euros.exact(season.pricePerNight) })}
        </span>
      )}
    </>
  );
}
