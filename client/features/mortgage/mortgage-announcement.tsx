import { amortize, type MortgageTerms } from '../../../shared/mortgage/amortization.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { useAmounts } from './use-amounts.ts';

/** Tells a screen reader the new payment; `terms`: as they were when the typing last paused. */
export function MortgageAnnouncement({ terms }: { terms: MortgageTerms | null }) {
  const t = useMessages();
  const { money } = useAmounts();
  return (
    <p className="visually-hidden" role="status">
      {terms
        ? t('mortgage.result.status', { payment: money(amortize(terms).monthlyPayment) })
        : t('mortgage.result.none')}
    </p>
  );
}
