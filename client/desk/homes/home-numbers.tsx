import { useIntl } from 'react-intl';
import { formatDay } from '../../intl/format-day.ts';
import { useMessages } from '../../intl/use-messages.ts';
import type { HomeDetails } from './home-page.tsx';

/** Views and leads of the last 30 days; the days without any are left out of the table. */
export function HomeNumbers({ home: { days, views, leads } }: { home: HomeDetails }) {
  const t = useMessages();
  const intl = useIntl();
  const most = Math.max(1, ...days.map((day) => day.views));
  const counted = days.filter((day) => day.views + day.leads > 0).reverse();
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers">{t('desk.homes.days.title')}</h2>
      <p>{t('desk.homes.numbers', { views, leads })}</p>
      {counted.length > 0 && (
        <details className="desk-details">
          <summary>{t('desk.homes.days.byDay')}</summary>
          <table className="table desk-table desk-home-days">
            <thead>
              <tr>
                <th scope="col">{t('desk.homes.days.day')}</th>
                <th scope="col">{t('desk.homes.days.views')}</th>
                <th scope="col">{t('desk.homes.days.leads')}</th>
              </tr>
            </thead>
            <tbody>
              {counted.map((day) => (
                <tr key={day.day}>
                  <th scope="row">
                    {formatDay(intl, day.day, { weekday: 'short', day: 'numeric', month: 'short' })}
                  </th>
                  <td>
                    <meter value={day.views} max={most} aria-hidden="true" />
                    {intl.formatNumber(day.views)}
                  </td>
                  <td>{intl.formatNumber(day.leads)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}
