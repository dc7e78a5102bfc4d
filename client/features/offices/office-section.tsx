import { useIntl } from 'react-intl';
import { useMessages } from '../../../intl/use-messages.ts';
import { phoneHref } from '../../../ui/phone-href.ts';
import type { EstateDetail } from './estate.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

interface OfficeProps {
  estate: Pick<EstateDetail, 'office' | 'agent'>;
}

/** Who looks after the home, and when they can be reached. */
export function Office({ estate: { office, agent } }: OfficeProps) {
  const t = useMessages();
  const { street, number, box, city } = office.address;
  return (
    <div className="office">
      <address>
        <strong>{office.name}</strong>
        <span>{[street, number, box].filter(Boolean).join(' ')}</span>
        <span>
          {city.postalCode} {city.name}
        </span>
        <a href={phoneHref(office.phone)}>{office.phone}</a>
        <a href={`mailto:${office.email}`}>{office.email}</a>
        {agent && <span>{agent.name}</span>}
      </address>
      <Hours office={office} title={t('estates.detail.office.hours')} />
    </div>
  );
}

function Hours({ office, title }: { office: EstateDetail['office']; title: string }) {
  const t = useMessages();
  const intl = useIntl();
  // The 1st of January 2024 was a Monday; noon UTC is the same day in Brussels.
  const nameOf = (weekday: number) => intl.formatDate(Date.UTC(2024, 0, weekday, 12), { weekday: 'long' });
  return (
    <table className="table">
      <caption>{title}</caption>
      <tbody>
        {WEEKDAYS.map((weekday) => {
          const spans = office.openingHours.filter((hours) => hours.weekday === weekday);
          return (
            <tr key={weekday}>
              <th scope="row">{nameOf(weekday)}</th>
              <td>
                {spans.map(({ opens, closes }) => `${opens}–${closes}`).join(', ') ||
                  t('estates.detail.office.closed')}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
