import type { ReactNode } from 'react';
import { monthlyPaymentOf } from '../../../shared/mortgage/amortization.ts';
import type { MortgageBounds } from '../../../shared/mortgage/mortgage-form.ts';
import type { PurchaseCost } from '../../../shared/purchase-cost/purchase-cost.ts';
import type { PurchaseInput } from '../../../shared/purchase-cost/purchase-input.ts';
import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { usePathTo } from '../../locale.tsx';
import { CostLines } from './cost-lines.tsx';

interface CostResultProps {
  input: PurchaseInput;
  cost: PurchaseCost;
  mortgage: MortgageBounds;
}

/** What the buyer pays: the costs, the amount due at the deed, the loan each month, and every line. */
export function CostResult({ input, cost, mortgage }: CostResultProps) {
  const t = useMessages();
  const { ofCents } = useEuros();
  return (
    <section className="cost__result" aria-labelledby="cost-result">
      <h2 id="cost-result">{t('purchaseCost.result.title')}</h2>
      <div className="cost-figures">
        <Figure name="total" cents={cost.totalCents} />
        <Figure name="due" cents={cost.dueAtDeedCents}>
          <p className="hint">
            {t('purchaseCost.result.dueText', {
              price: ofCents(input.priceCents),
              costs: ofCents(cost.totalCents),
              loan: ofCents(input.loanCents),
            })}
          </p>
        </Figure>
        {input.loanCents > 0 && <Monthly loanCents={input.loanCents} mortgage={mortgage} />}
      </div>
      <p className="hint cost__hint">{t('purchaseCost.lines.hint')}</p>
      <CostLines deed="purchase" lines={cost.purchase} sumCents={cost.purchaseCents} />
      {cost.loan.length > 0 && <CostLines deed="loan" lines={cost.loan} sumCents={cost.loanCents} />}
    </section>
  );
}

interface FigureProps {
  name: 'total' | 'due' | 'monthly';
  cents: number;
  children?: ReactNode;
}

function Figure({ name, cents, children }: FigureProps) {
  const t = useMessages();
  const { ofCents } = useEuros();
  return (
    <div className={`cost-figures__${name}`}>
      <p className="cost-figures__label" id={`cost-${name}-label`}>
        {t(`purchaseCost.result.${name}`)}
      </p>
      <p className="cost-figures__amount">{ofCents(cents)}</p>
      {children}
    </div>
  );
}

/** The monthly payment for the agency's usual term and rate. */
function Monthly({ loanCents, mortgage }: { loanCents: number; mortgage: MortgageBounds }) {
  const t = useMessages();
  const euros = useEuros();
  const pathTo = usePathTo();
  const terms = { amount: loanCents, years: mortgage.years.default, rate: mortgage.rate.default };
  const query = new URLSearchParams({
    amount: String(loanCents / 100),
    years: String(terms.years),
    rate: String(terms.rate),
  });
  return (
    <Figure name="monthly" cents={monthlyPaymentOf(terms)}>
      <p className="hint">
        {t('purchaseCost.result.monthlyText', {
          loan: euros.ofCents(loanCents),
          years: euros.number(terms.years),
          rate: euros.number(terms.rate),
        })}
      </p>
      <a href={`${pathTo('mortgage')}?${query}`}>{t('purchaseCost.mortgage')}</a>
    </Figure>
  );
}
