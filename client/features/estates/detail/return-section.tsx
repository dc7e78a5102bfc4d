import { useIntl } from 'react-intl';
import { grossYield } from '../../../../shared/estates/gross-yield.ts';
import { useEuros } from '../../../intl/use-euros.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { FactList } from '../../listings/detail/fact-list.tsx';

interface ReturnSectionProps {
  /** The asking price in euros. */
  price: number;
  /** In euros a month without charges. */
  currentRent: number;
}

/** What a building that is let yields: its rent as a share of its price, and what that leaves out. */
export function ReturnSection({ price, currentRent }: ReturnSectionProps) {
  const t = useMessages();
  const intl = useIntl();
  const euros = useEuros();
  const share = intl.formatNumber(grossYield({ price, currentRent }) ?? 0, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const facts = [
    ['currentRent', t('estates.unit.perMonth', { price: euros.whole(currentRent) })],
    ['rentPerYear', euros.whole(12 * currentRent)],
    ['grossYield', share],
  ] as const;
  return (
    <>
      <FactList
        facts={facts.map(([key, value]) => ({ key, name: t(`estates.detail.return.${key}`), value }))}
      />
      <p className="hint">{t('estates.detail.return.text')}</p>
    </>
  );
}
