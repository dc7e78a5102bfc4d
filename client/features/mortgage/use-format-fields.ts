import type { MortgageForm, MortgageText } from '../../../shared/mortgage/mortgage-form.ts';
import { useEuros } from '../../intl/use-euros.ts';

/** Returns a function that formats the fields in the page's language. Text that is no number stays as typed. */
export function useFormatFields(): (form: MortgageForm) => MortgageText {
  const { number } = useEuros();
  return ({ text, values }) => {
    const format = (field: keyof MortgageText) =>
      values[field] === null ? text[field] : number(values[field]);
    return { amount: format('amount'), years: format('years'), rate: format('rate') };
  };
}
