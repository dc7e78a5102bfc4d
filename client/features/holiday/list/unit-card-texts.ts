import type { IntlShape } from 'react-intl';
import { isOffered } from '../../../../shared/listings/vocabulary.ts';
import { townLabel } from '../../../../shared/towns/town-label.ts';
import { euroFormats } from '../../../intl/use-euros.ts';
import { translatorOf } from '../../../intl/use-messages.ts';
import { type CardFact, statusBadge } from '../../listings/card-texts.ts';
import type { RentalUnitCardFragment } from './generated/unit-card.generated.ts';

/** The price of the searched period; `total` is null when the stay is not possible. */
export interface SearchedStay {
  nights: number;
  total?: number | null;
}

/** Returns the texts of a rental unit's card. Without a stay, its price is the lowest one of a week. */
export function unitCardTexts(
  unit: RentalUnitCardFragment,
  stay: SearchedStay | null | undefined,
  intl: IntlShape,
) {
  const t = translatorOf(intl);
  const isImpossible = stay && typeof stay.total !== 'number';
  return {
    /** Null when the unit is no longer let, or has no price. */
    price: isOffered(unit.status.code) ? priceOf(unit, stay, intl) : null,
    title: unit.name,
    town: townLabel(unit.address.city),
    badge: unit.status.code === 'AVAILABLE' ? null : statusBadge({ status: unit.status.code }, intl),
    notes: isImpossible ? [t('holiday.card.otherDays')] : [],
    facts: factsOf(unit, intl),
  };
}

function priceOf(
  { priceFromPerWeek: week }: RentalUnitCardFragment,
  stay: SearchedStay | null | undefined,
  intl: IntlShape,
): string | null {
  const t = translatorOf(intl);
  const euros = euroFormats(intl);
  if (typeof stay?.total === 'number')
    return t('holiday.card.stay', { price: euros.exact(stay.total), nights: stay.nights });
  return typeof week === 'number' ? t('holiday.card.weekFrom', { price: euros.exact(week) }) : null;
}

function factsOf({ persons, bedrooms, allowsPets }: RentalUnitCardFragment, intl: IntlShape): CardFact[] {
  const t = translatorOf(intl);
  const facts: CardFact[] = [{ icon: 'users', text: t('holiday.card.persons', { count: persons }) }];
  if (typeof bedrooms === 'number') {
    const text = bedrooms > 0 ? t('estates.card.bedrooms', { count: bedrooms }) : t('holiday.card.studio');
    facts.push({ icon: 'bed-double', text });
  }
  if (allowsPets) facts.push({ icon: 'paw-print', text: t('holiday.card.pets') });
  return facts;
}
