import { amortize, type MortgageTerms } from '../../../shared/mortgage/amortization.ts';
import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';

/** Announces the new payment to screen readers. `terms` are those of the last typing pause. */
export function MortgageAnnouncement({ terms }: { terms: MortgageTerms | null }) {
  const t = useMessages();
  const { ofCents } = useEuros();
  return (
    <p className="visually-hidden" role="status">
      {terms
        ? t('mortgage.result.status', { payment: ofCents(amortize(terms).monthlyPayment) })
        : t('mortgage.result.none')}
    </p>
  );
}
