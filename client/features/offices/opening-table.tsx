import './opening-table.css';
import { useIntl } from 'react-intl';
import { dayInBrussels, weekdayOf } from '../../../shared/days.ts';
import { spansOn } from '../../../shared/offices/opening-hours.ts';
import { useMessages } from '../../intl/use-messages.ts';
import type { OfficeContactFragment } from './office-contact.generated.ts';
import { useMoment } from './use-moment.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

interface OpeningTableProps {
  office: Pick<OfficeContactFragment, 'openingHours' | 'opening'>;
}

/** The opening hours of a week; today's are marked. */
export function OpeningTable({ office }: OpeningTableProps) {
  const t = useMessages();
  const intl = useIntl();
  const today = weekdayOf(dayInBrussels(useMoment(office.opening.at)));
  // The 1st of January 2024 was a Monday; noon UTC is the same day in Brussels.
  const nameOf = (weekday: number) => intl.formatDate(Date.UTC(2024, 0, weekday, 12), { weekday: 'long' });
  return (
    <table className="table opening">
      <caption>{t('offices.hours.title')}</caption>
      <tbody>
        {WEEKDAYS.map((weekday) => {
          const spans = spansOn(office.openingHours, weekday);
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
