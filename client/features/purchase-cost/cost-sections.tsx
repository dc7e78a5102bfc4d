import './cost-sections.css';
import type { Region } from '../../../shared/cities/vocabulary.ts';
import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { usePathTo } from '../../locale.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { costLinkQuery } from './cost-link-query.ts';
import type { EstateCostsFragment, TotalCostFragment } from './generated/estate-costs.generated.ts';
import { RentIndex } from './rent-index.tsx';
import { SourceLink } from './source-link.tsx';

interface PurchaseCostSectionProps {
  /** The costs as an only own home; those of the other case when the property cannot become a home. */
  ownHome: TotalCostFragment;
  other: TotalCostFragment;
  region: Region;
}

/** What buying an estate costs beside its price, and a link to every line. */
export function PurchaseCostSection({ ownHome, other, region }: PurchaseCostSectionProps) {
  const t = useMessages();
  const euros = useEuros();
  const pathTo = usePathTo();
  const { loanAmount, isOnlyOwnHome } = ownHome;
  const query = costLinkQuery(Object.assign({ region }, ownHome));
  return (
    <div className="cost-section">
      <dl>
        {isOnlyOwnHome && <Total name="own" cost={ownHome} />}
        <Total name={isOnlyOwnHome ? 'other' : 'all'} cost={other} />
      </dl>
      <p className="hint">
        {loanAmount > 0
          ? t('estates.detail.purchaseCost.text', { loan: euros.whole(loanAmount) })
          : t('estates.detail.purchaseCost.textWithoutLoan')}
      </p>
      <ButtonLink look="quiet" href={`${pathTo('purchaseCost')}?${query}`}>
        {t('estates.detail.purchaseCost.link')}
      </ButtonLink>
    </div>
  );
}

function Total({ name, cost }: { name: 'own' | 'other' | 'all'; cost: TotalCostFragment }) {
  const t = useMessages();
  const euros = useEuros();
  return (
    <div>
      <dt>{t(`estates.detail.purchaseCost.${name}`)}</dt>
      <dd>
        <strong>{euros.whole(cost.total)}</strong>
        <span className="hint">
          {t('estates.detail.purchaseCost.due', { due: euros.whole(cost.dueAtDeed) })}
        </span>
      </dd>
    </div>
  );
}

/** Says that the costs cannot be calculated today, and what to do. */
export function UnknownCostSection({ transaction }: { transaction: 'SALE' | 'RENT' }) {
  const t = useMessages();
  return <p>{t(`estates.detail.unknownCost.${transaction}`)}</p>;
}

/** What a tenant pays on the first day: the deposit, and the first month's rent and charges. */
export function MoveInCostSection({ cost }: { cost: NonNullable<EstateCostsFragment['moveInCost']> }) {
  const t = useMessages();
  const { exact } = useEuros();
  const { depositMonths, isDepositStated, deposit, rent, charges, total, rule } = cost;
  const depositName = isDepositStated ? 'deposit' : 'depositAtMost';
  const rows: [name: string, euros: number][] = [
    [t(`estates.detail.moveInCost.${depositName}`, { months: depositMonths }), deposit],
    [t('estates.detail.moveInCost.rent'), rent],
    ...(charges === null
      ? []
      : [[t('estates.detail.moveInCost.charges'), charges] satisfies [string, number]]),
  ];
  return (
    <div className="cost-section">
      <dl className="cost-section__rows">
        {rows.map(([name, euros]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{exact(euros)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('estates.detail.moveInCost.total')}</dt>
          <dd>
            <strong>{exact(total)}</strong>
          </dd>
        </div>
      </dl>
      <p className="hint">{t('estates.detail.moveInCost.text', { rule: rule.text })}</p>
      <p className="hint">
        <SourceLink source={rule.source} />
      </p>
      {cost.indexationRule && <RentIndex rent={cost.rent} rule={cost.indexationRule} />}
    </div>
  );
}
