import type { IntlShape } from 'react-intl';
import { isOffered } from '../../../../shared/listings/vocabulary.ts';
import { townLabel } from '../../../../shared/towns/town-label.ts';
import { translatorOf } from '../../../intl/use-messages.ts';
import { type CardBadge, type CardFact, statusBadge } from '../../listings/card-texts.ts';
import { pricePerArea, priceText, rentPerArea } from '../../listings/use-price.ts';
import type { EstateCardFragment } from '../generated/estate-card.generated.ts';
import { openHouseTexts } from '../open-houses/open-house-texts.ts';

export type EstateCardTexts = ReturnType<typeof estateCardTexts>;

/** Returns the texts of an estate's card, besides its energy label. */
export function estateCardTexts(estate: EstateCardFragment, intl: IntlShape) {
  const t = translatorOf(intl);
  const isOnOffer = isOffered(estate.status.code);
  const [openHouse] = estate.openHouses;
  return {
    /** Null when the estate is no longer on offer. */
    price: isOnOffer ? priceText(estate, intl) : null,
    /** The price per m² of a sale, or the yearly rent per m² of a business property. */
    perArea: isOnOffer ? (pricePerArea(estate, intl) ?? rentPerArea(estate, intl)) : null,
    title: townLabel(estate.address.city),
    kind: t(`estates.subType.${estate.subType}`),
    badge: badgeOf(estate, intl),
    notes: [
      ...(openHouse ? [t('estates.card.openHouse', openHouseTexts(openHouse, 'short', intl))] : []),
      ...(estate.isMarkedIncomplete ? [t('estates.card.incomplete')] : []),
    ],
    facts: factsOf(estate, intl),
  };
}

/** The status when the estate is not available, else its highlight. */
function badgeOf({ status, progress, highlight }: EstateCardFragment, intl: IntlShape): CardBadge | null {
  if (status.code !== 'AVAILABLE' || progress) return statusBadge({ status: status.code, progress }, intl);
  if (!highlight) return null;
  return { look: highlight.toLowerCase(), text: translatorOf(intl)(`estates.card.${highlight}`) };
}

function factsOf({ bedrooms, livingArea, plotArea }: EstateCardFragment, intl: IntlShape): CardFact[] {
  const t = translatorOf(intl);
  const facts: CardFact[] = [];
  if (bedrooms) facts.push({ icon: 'bed-double', text: t('estates.card.bedrooms', { count: bedrooms }) });
  if (livingArea) facts.push({ icon: 'maximize', text: t('estates.card.area', { area: livingArea }) });
  else if (plotArea) facts.push({ icon: 'land-plot', text: t('estates.card.plot', { area: plotArea }) });
  return facts;
}
