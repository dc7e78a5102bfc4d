import './calendar.css';
import { useSearchParams } from 'react-router';
import {
  type CalendarDay,
  type CalendarMonth,
  calendarMonths,
  type DayState,
} from '../../../../shared/holiday/calendar.ts';
import type { Period } from '../../../../shared/holiday/periods.ts';
import { parsePeriod } from '../../../../shared/holiday/stay-params.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useDayFormats } from '../stay/use-day-formats.ts';
import type { Unit } from './unit.ts';

const MONTHS = 12;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const LEGEND: readonly DayState[] = ['ARRIVAL', 'FREE', 'TAKEN', 'CLOSED'];

/** The availability of one year. Two or three months are in view, the others are reached by scrolling. */
export function Calendar({ unit }: { unit: Unit }) {
  const t = useMessages();
  const { shortMonth } = useDayFormats();
  const { period } = parsePeriod(useSearchParams()[0]);
  const months = calendarMonths(unit, unit.bookableFrom, MONTHS);
  return (
    <>
      <nav className="calendar__months" aria-label={t('holiday.calendar.months')}>
        <ul>
          {months.map(({ month }) => (
            <li key={month}>
              <a href={`#month-${month}`}>{shortMonth(month)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className="calendar" aria-label={t('holiday.calendar.year')} tabIndex={0}>
        {months.map((month) => (
          <Month key={month.month} month={month} chosen={period} />
        ))}
      </section>
      <ul className="calendar__legend" aria-label={t('holiday.calendar.legend')}>
        {LEGEND.map((state) => (
          <li key={state}>
            <span className={`day day--${state.toLowerCase()}`} aria-hidden="true">
              8
            </span>
            {t(`holiday.calendar.${state}`)}
          </li>
        ))}
      </ul>
      <p className="hint">{t('holiday.calendar.hint')}</p>
    </>
  );
}

interface MonthProps {
  month: CalendarMonth;
  /** The chosen stay. */
  chosen: Period | null;
}

function Month({ month: { month, weeks }, chosen }: MonthProps) {
  const formats = useDayFormats();
  return (
    <table className="month" id={`month-${month}`}>
      <caption>{formats.month(month)}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" abbr={formats.weekday(weekday, 'long')}>
              {formats.weekday(weekday, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks of a month have no identifier
          <tr key={index}>
            {week.map((cell, weekday) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: cells outside the month have no identifier
              cell ? <Day key={cell.day} cell={cell} chosen={chosen} /> : <td key={weekday} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A day's number, with its state as text for screen readers. */
function Day({ cell: { day, state }, chosen }: { cell: CalendarDay } & Pick<MonthProps, 'chosen'>) {
  const t = useMessages();
  const isChosen = chosen && chosen.from <= day && day < chosen.until;
  return (
    <td>
      <span className={`day day--${state.toLowerCase()}${isChosen ? ' day--chosen' : ''}`}>
        {Number(day.slice(8))}
        <span className="visually-hidden"> {t(`holiday.calendar.${state}`)}</span>
      </span>
    </td>
  );
}
