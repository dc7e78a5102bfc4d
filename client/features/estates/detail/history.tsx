import { useIntl } from 'react-intl';
import { useEuros } from '../../../intl/use-euros.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import type { EstateDetail } from './estate.ts';
import { PriceChart } from './price-chart.tsx';

/** The price and status history of an estate. A single price is not shown. */
export function History({ estate }: { estate: EstateDetail }) {
  const t = useMessages();
  const statuses = estate.statusHistory.map(({ at, status }) => ({
    at,
    cells: [t(`listings.status.${status.code}`)],
  }));
  return (
    <div className="history">
      {estate.priceHistory.length > 1 && <Prices history={estate.priceHistory} />}
      {statuses.length > 0 && (
        <Table
          caption={t('estates.detail.statusHistory')}
          columns={[t('estates.detail.history.status')]}
          rows={statuses}
        />
      )}
    </div>
  );
}

/** The prices as a chart and as a table with the difference to the previous price. */
function Prices({ history }: { history: EstateDetail['priceHistory'] }) {
  const t = useMessages();
  const intl = useIntl();
  const euros = useEuros();
  const changeOf = (index: number) => {
    const [before, price] = [history[index - 1]?.price, history[index]?.price];
    if (!before || !price) return '';
    return intl.formatNumber(price / before - 1, {
      style: 'percent',
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    });
  };
  const rows = history.map(({ at, price }, index) => ({
    at,
    cells: [price === null ? t('listings.price.onRequest') : euros.whole(price), changeOf(index)],
  }));
  return (
    <div>
      <PriceChart history={history} />
      <Table
        caption={t('estates.detail.priceHistory')}
        columns={[t('estates.detail.history.price'), t('estates.detail.history.change')]}
        rows={rows}
      />
    </div>
  );
}

interface TableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly { at: string; cells: readonly string[] }[];
}

function Table({ caption, columns, rows }: TableProps) {
  const t = useMessages();
  const intl = useIntl();
  return (
    <table className="table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {[t('estates.detail.history.date'), ...columns].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ at, cells }) => (
          <tr key={at + cells[0]}>
            <td>
              <time dateTime={at}>{intl.formatDate(at, { dateStyle: 'long' })}</time>
            </td>
            {columns.map((column, index) => (
              <td key={column}>{cells[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
