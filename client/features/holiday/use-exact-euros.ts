import { useIntl } from 'react-intl';

/** Euros, with cents where there are any. */
export function useExactEuros(): (amount: number) => string {
  const intl = useIntl();
  return (amount) =>
    intl.formatNumber(amount, {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
      maximumFractionDigits: 2,
    });
}
