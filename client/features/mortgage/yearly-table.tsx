import type { AmortizationYear } from '../../../shared/mortgage/amortization.ts';
import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';

const COLUMNS = ['paid', 'interest', 'capital', 'remaining'] as const;

/** Interest, capital and remaining balance of each year; scrolls horizontally on narrow screens. */
export function YearlyTable({ years }: { years: readonly AmortizationYear[] }) {
  const t = useMessages();
  const { bareOfCents } = useEuros();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="mortgage-table" aria-labelledby="mortgage-table-title" tabIndex={0}>
      <table className="table">
        <caption id="mortgage-table-title">{t('mortgage.table.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('mortgage.table.year')}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`mortgage.table.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((row) => (
            <tr key={row.year}>
              <th scope="row">{row.year}</th>
              {COLUMNS.map((column) => (
                <td key={column}>{bareOfCents(row[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
