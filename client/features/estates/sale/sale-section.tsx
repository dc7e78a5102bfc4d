import { useIntl } from 'react-intl';
import { isWholePrice } from '../../../../shared/estates/terms.ts';
import { formatDay } from '../../../intl/format-day.ts';
import { useEuros } from '../../../intl/use-euros.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { type Fact, FactList } from '../../listings/detail/fact-list.tsx';
import type { EstateDetail } from '../detail/estate.ts';

type Sale = NonNullable<EstateDetail['sale']>;
type OtherMethod = Exclude<Sale['method'], 'FIXED_PRICE'>;

/** What methods mean whose sentence names the price, when the price is on request. */
const UNPRICED = {
  PRICE_FROM: 'estates.sale.unpriced.PRICE_FROM',
  BIDS_FROM: 'estates.sale.unpriced.BIDS_FROM',
  PUBLIC_SALE: 'estates.sale.unpriced.PUBLIC_SALE',
} as const;
type Unpriced = keyof typeof UNPRICED;

interface SaleSectionProps {
  sale: Sale;
  /** In euros; of a life annuity the lump sum. */
  price: number | null;
}

/** How an estate is sold: what its price means, the days for bids, the page of the sale, and the annuity. */
export function SaleSection({ sale, price }: SaleSectionProps) {
  const t = useMessages();
  const { method, url } = sale;
  const dayFacts = useDayFacts(sale);
  const annuityFacts = useAnnuityFacts(sale.annuity ?? null, price);
  const facts = [...dayFacts, ...(method === 'LIFE_ANNUITY' ? annuityFacts : [])];
  return (
    <>
      <p>
        {price === null && method in UNPRICED
          ? t(UNPRICED[method as Unpriced])
          : t(`estates.sale.${method as OtherMethod}`)}
      </p>
      {facts.length > 0 && <FactList facts={facts} />}
      {url && (
        <p>
          <a href={url} rel="noreferrer">
            {t('estates.sale.link', { site: new URL(url).hostname.replace(/^www\./, '') })}
          </a>
        </p>
      )}
      {!isWholePrice(sale) && <p className="hint">{t('estates.sale.costs')}</p>}
    </>
  );
}

function useDayFacts({ opensOn, closesOn }: Sale): Fact[] {
  const t = useMessages();
  const intl = useIntl();
  return Object.entries({ opensOn, closesOn }).flatMap(([key, day]) => {
    const name = t(`estates.sale.field.${key as 'opensOn' | 'closesOn'}`);
    return day ? [{ key, name, value: formatDay(intl, day, { dateStyle: 'full' }) }] : [];
  });
}

function useAnnuityFacts(annuity: Sale['annuity'], lumpSum: number | null): Fact[] {
  const t = useMessages();
  const intl = useIntl();
  const euros = useEuros();
  const { monthly, indexed, lives, occupied, ages } = annuity ?? {};
  const known = <Value,>(value: Value | null | undefined, format: (value: Value) => string) =>
    value === null || value === undefined ? null : format(value);
  const values = {
    lumpSum: known(lumpSum, euros.whole),
    monthly: known(monthly, (price) => t('estates.unit.perMonth', { price: euros.whole(price) })),
    indexed: known(indexed, (isIndexed) => t(isIndexed ? 'estates.unit.yes' : 'estates.unit.no')),
    lives: known(lives, (count) => t('estates.sale.lives', { count })),
    occupied: known(occupied, (isOccupied) => t(`estates.sale.${isOccupied ? 'occupied' : 'free'}`)),
    ages: ages?.length ? t('estates.sale.ages', { ages: intl.formatList(ages.map(String)) }) : null,
  };
  return Object.entries(values).flatMap(([key, value]) =>
    value ? [{ key, name: t(`estates.sale.field.${key as keyof typeof values}`), value }] : [],
  );
}
