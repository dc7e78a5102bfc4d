import './opening-table.css';
import { useIntl } from 'react-intl';
import { useMessages } from '../../../intl/use-messages.ts';
import type { OfficeSectionFragment } from '../generated/office-section.generated.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

interface OpeningTableProps {
  office: Pick<OfficeSectionFragment, 'openingHours'>;
  /** The highlighted weekday; 1 is Monday. */
  today?: number;
}

/** The opening hours of a week. */
export function OpeningTable({ office, today }: OpeningTableProps) {
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
                {spans.map(({ opens, closes }) => `${opens}–${closes}`).join(', ') ||
                  t('offices.hours.closed')}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
