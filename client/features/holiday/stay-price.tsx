import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';
import type { Quote } from './stay-panel.tsx';
import { useDayFormats } from './use-day-formats.ts';

/** What a stay costs, and how that is made up. */
export function StayPrice({ quote, total }: { quote: Quote; total: number }) {
  const t = useMessages();
  const euros = useEuros();
  const { period } = useDayFormats();
  return (
    <>
      <p className="stay__total">
        {t('holiday.card.stay', { price: euros.exact(total), nights: quote.nights })}
      </p>
      <table className="table">
        <caption className="visually-hidden">{t('holiday.stay.lines')}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('holiday.stay.nights')}</th>
            <th scope="col">{t('holiday.stay.price')}</th>
          </tr>
        </thead>
        <tbody>
          {quote.lines.map((line) => (
            <tr key={line.from}>
              <th scope="row">
                {period(line)}
                <Charges line={line} />
              </th>
              <td className="stay__price">{euros.exact(line.price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** So many weeks and so many nights, each at its price. */
function Charges({ line: { weeks, singleNights, season } }: { line: Quote['lines'][number] }) {
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
