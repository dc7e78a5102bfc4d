import '../../listings/detail/head.css';
import { useIntl } from 'react-intl';
import { useMessages } from '../../../intl/use-messages.ts';
import { Heart } from '../../favorites/heart.tsx';
import { AddressLine } from '../../listings/detail/address-line.tsx';
import { EnergyLabel } from '../../listings/energy-label.tsx';
import { StatusBadge } from '../../listings/status-badge.tsx';
import { usePriceText } from '../../listings/use-price.ts';
import type { EstateDetail } from './estate.ts';

interface DetailHeadProps {
  estate: EstateDetail;
  heading: string;
  isOffered: boolean;
}

/** What it is, where, for how much, and the facts one looks for first. */
export function DetailHead({ estate, heading, isOffered }: DetailHeadProps) {
  const t = useMessages();
  const intl = useIntl();
  const priceText = usePriceText();
  return (
    <header className="detail__head">
      <div>
        {estate.status.code !== 'AVAILABLE' && <StatusBadge status={estate.status.code} />}
        <h1>{heading}</h1>
        <AddressLine address={estate.address} />
        {estate.isLocationBlurred && <p className="hint">{t('estates.detail.addressHidden')}</p>}
      </div>
      <div className="detail__offer">
        {isOffered && <p className="detail__price">{priceText(estate)}</p>}
        <Heart listing={estate} name={heading} />
        <p className="hint">{t('estates.detail.reference', { reference: estate.reference })}</p>
        <p className="hint">
          {t('estates.detail.published', {
            date: intl.formatDate(estate.publishedAt, { dateStyle: 'long' }),
          })}
        </p>
      </div>
      {estate.status.code === 'OPTION' && <p className="detail__option">{t('estates.detail.option')}</p>}
      <KeyFacts estate={estate} />
    </header>
  );
}

function KeyFacts({ estate }: { estate: EstateDetail }) {
  const t = useMessages();
  const { bedrooms, livingArea, plotArea, epc, construction } = estate;
  const facts = [
    bedrooms ? ([t('estates.field.comfort.bedrooms'), String(bedrooms)] as const) : null,
    livingArea
      ? ([t('estates.field.dimensions.livingArea'), t('estates.unit.area', { value: livingArea })] as const)
      : null,
    plotArea
      ? ([t('estates.field.dimensions.plotArea'), t('estates.unit.area', { value: plotArea })] as const)
      : null,
    construction?.year ? ([t('estates.field.construction.year'), String(construction.year)] as const) : null,
  ].filter((fact) => fact !== null);
  if (facts.length === 0 && !epc) return null;
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {epc && (
        <div>
          <dt>{t('estates.field.epc.label')}</dt>
          <dd>
            <EnergyLabel name={epc.label} />
          </dd>
        </div>
      )}
    </dl>
  );
}
