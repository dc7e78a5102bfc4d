import './opening-table.css';
import { useIntl } from 'react-intl';
import { writeTimeSpan } from '../../../../shared/time-format.ts';
import { formatDay } from '../../../intl/format-day.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import type { OfficeSectionFragment } from '../generated/office-section.generated.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

interface OpeningTableProps {
  office: Pick<OfficeSectionFragment, 'openingHours' | 'closedDays'>;
  /** The highlighted weekday; 1 is Monday. */
  today?: number | undefined;
}

/** The opening hours of a week, and the days to come on which the office is closed. */
export function OpeningTable({ office, today }: OpeningTableProps) {
  const t = useMessages();
  const intl = useIntl();
  const dateOf = (day: string) => formatDay(intl, day, { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <div>
      <WeekTable office={office} today={today} />
      {office.closedDays.map(({ from, until }) => (
        <p key={from} className="opening__closed">
          {from === until
            ? t('offices.hours.closedDay', { day: dateOf(from) })
            : t('offices.hours.closedPeriod', { from: dateOf(from), until: dateOf(until) })}
        </p>
      ))}
    </div>
  );
}

function WeekTable({ office, today }: OpeningTableProps) {
  const t = useMessages();
  const intl = useIntl();
  if (office.openingHours.length === 0) return null;
  // 1 January 2024 was a Monday. Noon UTC is on the same date in Brussels.
  const nameOf = (weekday: number) => intl.formatDate(Date.UTC(2024, 0, weekday, 12), { weekday: 'long' });
  return (
    <table className="table opening">
      <caption>{t('offices.hours.title')}</caption>
      <tbody>
        {WEEKDAYS.map((weekday) => {
          const spans = office.openingHours.filter((hours) => hours.weekday === weekday);
          return (
            <tr key={weekday} aria-current={weekday === today ? 'date' : undefined}>
              <th scope="row">{nameOf(weekday)}</th>
              <td>
                {spans.map(({ opens, closes }) => writeTimeSpan(opens, closes, intl.locale)).join(', ') ||
                  t('offices.hours.closed')}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
