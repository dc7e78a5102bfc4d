import { monthsOf } from '../../../shared/holiday/calendar.ts';
import { useDayFormats } from '../../features/holiday/stay/use-day-formats.ts';
import { useMessages } from '../../intl/use-messages.ts';
import type { TakenNights } from './unit-page.tsx';

/** How many months are shown at a time. */
export const MONTHS = 3;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const LEGEND = ['FREE', 'STAY', 'BLOCKED', 'ELSEWHERE'] as const;

interface NightsCalendarProps {
  /** The first day of the first month. */
  from: string;
  taken: readonly TakenNights[];
}

interface Night {
  day: string;
  state: (typeof LEGEND)[number];
}

/** The nights of some months, with why they are not free. */
export function NightsCalendar({ from, taken }: NightsCalendarProps) {
  const t = useMessages();
  const formats = useDayFormats();
  const stateOf = (day: string): Night['state'] =>
    taken.find((nights) => nights.from <= day && day < nights.until)?.takenBy ?? 'FREE';
  return (
    <section aria-label={t('desk.unit.calendar')}>
      <div className="calendar">
        {monthsOf(from, MONTHS, (day): Night => ({ day, state: stateOf(day) })).map(({ month, weeks }) => (
          <table key={month} className="month">
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
                <Week key={index} week={week} />
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <ul className="calendar__legend">
        {LEGEND.map((state) => (
          <li key={state}>
            <span className={`day desk-night--${state.toLowerCase()}`} aria-hidden="true">
              8
            </span>
            {t(`desk.unit.taken.${state}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Week({ week }: { week: readonly (Night | null)[] }) {
  const t = useMessages();
  return (
    <tr>
      {week.map((night, weekday) =>
        night ? (
          <td key={night.day}>
            <span className={`day desk-night--${night.state.toLowerCase()}`}>
              {Number(night.day.slice(8))}
              <span className="visually-hidden"> {t(`desk.unit.taken.${night.state}`)}</span>
            </span>
          </td>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells outside the month have no identifier
          <td key={weekday} />
        ),
      )}
    </tr>
  );
}
