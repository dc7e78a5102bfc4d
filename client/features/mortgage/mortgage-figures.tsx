import type { Amortization } from '../../../shared/mortgage/amortization.ts';
import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';

/** The monthly payment and the total cost of a mortgage. */
export function MortgageFigures({ plan }: { plan: Amortization }) {
  const t = useMessages();
  const { ofCents } = useEuros();
  const figures = [
    ['monthly', plan.monthlyPayment],
    ['interest', plan.totalInterest],
    ['total', plan.totalPaid],
  ] as const;
  return (
    <dl className="mortgage-figures">
      {figures.map(([name, cents]) => (
        <div key={name}>
          <dt>{t(`mortgage.result.${name}`)}</dt>
          <dd>{ofCents(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}
