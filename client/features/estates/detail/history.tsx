import { useIntl } from 'react-intl';
import { useMessages } from '../../../intl/use-messages.ts';
import { useEuros } from '../use-price.ts';
import type { EstateDetail } from './estate.ts';

/** What the home cost and how far it was, over time. */
export function History({ estate }: { estate: EstateDetail }) {
  const t = useMessages();
  const euros = useEuros();
  const prices = estate.priceHistory.map(({ at, price }) => ({
    at,
    text: price === null ? t('estates.price.onRequest') : euros(price),
  }));
  const statuses = estate.statusHistory.map(({ at, status }) => ({
    at,
    text: t(`estates.status.${status.code}`),
  }));
  return (
    <div className="history">
      {prices.length > 0 && (
        <Table
          caption={t('estates.detail.priceHistory')}
          column={t('estates.detail.history.price')}
          rows={prices}
        />
      )}
      {statuses.length > 0 && (
        <Table
          caption={t('estates.detail.statusHistory')}
          column={t('estates.detail.history.status')}
          rows={statuses}
        />
      )}
    </div>
  );
}

interface TableProps {
  caption: string;
  column: string;
  rows: readonly { at: string; text: string }[];
}

function Table({ caption, column, rows }: TableProps) {
  const t = useMessages();
  const intl = useIntl();
  return (
    <table className="table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('estates.detail.history.date')}</th>
          <th scope="col">{column}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ at, text }) => (
          <tr key={at + text}>
            <td>
              <time dateTime={at}>{intl.formatDate(at, { dateStyle: 'long' })}</time>
            </td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
