import { useIntl } from 'react-intl';
import { floorAreaField } from '../../../../shared/estates/floor-area.ts';
import { isOffered } from '../../../../shared/listings/vocabulary.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { type KeyFact, ListingHead, ReferenceLines } from '../../listings/detail/listing-head.tsx';
import { EnergyLabel } from '../../listings/energy-label.tsx';
import { pricePerArea, rentPerArea, usePriceText } from '../../listings/use-price.ts';
import { OpenHouses } from '../open-houses/open-houses.tsx';
import type { EstateDetail } from './estate.ts';

interface EstateHeadProps {
  estate: EstateDetail;
  heading: string;
}

export function EstateHead({ estate, heading }: EstateHeadProps) {
  const priceText = usePriceText();
  const { code } = estate.status;
  return (
    <ListingHead
      listing={estate}
      title={heading}
      price={isOffered(code) && priceText(estate)}
      facts={useKeyFacts(estate)}
      notice={<Notices estate={estate} />}
    >
      <ReferenceLines listing={estate} />
    </ListingHead>
  );
}

/** What is agreed about the home, its open houses, and that legal statements are missing. */
function Notices({ estate }: Pick<EstateHeadProps, 'estate'>) {
  const t = useMessages();
  return (
    <>
      {estate.progress ? (
        <p className="detail__option">{t(`estates.progress.${estate.progress}`)}</p>
      ) : (
        estate.status.code === 'OPTION' && <p className="detail__option">{t('estates.detail.option')}</p>
      )}
      <OpenHouses estate={estate} />
      {estate.isMarkedIncomplete && <p className="detail__option">{t('estates.card.incomplete')}</p>}
    </>
  );
}

const AREA_NAMES = {
  livingArea: 'estates.field.dimensions.livingArea',
  usableArea: 'estates.field.dimensions.usableArea',
} as const;

function useKeyFacts(estate: EstateDetail): KeyFact[] {
  const t = useMessages();
  const intl = useIntl();
  const { bedrooms, livingArea, plotArea, epc, construction, comfort } = estate;
  const { bathrooms, garages, parkingSpaces } = comfort ?? {};
  const areaOf = (value: number | null) => (value ? t('estates.unit.area', { value }) : null);
  return [
    [t('estates.field.comfort.bedrooms'), bedrooms || null],
    [t('estates.field.comfort.bathrooms'), bathrooms || null],
    [t(AREA_NAMES[floorAreaField(estate.type)]), areaOf(livingArea)],
    [t('estates.field.dimensions.plotArea'), areaOf(plotArea)],
    [t('estates.detail.cars'), (garages ?? 0) + (parkingSpaces ?? 0) || null],
    [t('estates.field.construction.year'), construction?.year || null],
    [t('estates.detail.pricePerArea'), pricePerArea(estate, intl)],
    [t('estates.detail.rentPerArea'), rentPerArea(estate, intl)],
    [t('estates.field.epc.label'), epc && <EnergyLabel key="epc" name={epc.label} />],
  ];
}
