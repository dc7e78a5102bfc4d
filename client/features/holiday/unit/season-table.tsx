import { useEuros } from '../../../intl/use-euros.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useDayFormats } from '../stay/use-day-formats.ts';
import type { Unit } from './unit.ts';

const DAYS_OF_A_WEEK = 7;

/** The unit's prices by season; scrolls horizontally when it does not fit. */
export function SeasonTable({ unit }: { unit: Unit }) {
  const t = useMessages();
  const euros = useEuros();
  const { period, shortWeekdays } = useDayFormats();
  const columns = ['season', 'night', 'week', 'arrival', 'shortest'] as const;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="seasons" aria-labelledby="seasons-caption" tabIndex={0}>
      <table className="table">
        <caption id="seasons-caption">{t('holiday.prices.caption', { name: unit.name })}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`holiday.prices.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {unit.seasons.map(({ from, until, pricePerNight, pricePerWeek, arrivalDays, minNights }) => (
            <tr key={from}>
              <th scope="row">{period({ from, until })}</th>
              <td>{euros.exact(pricePerNight)}</td>
              <td>{euros.exact(pricePerWeek)}</td>
              <td>
                {arrivalDays.length < DAYS_OF_A_WEEK
                  ? shortWeekdays(arrivalDays)
                  : t('holiday.prices.anyDay')}
              </td>
              <td>{minNights}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
