import { useEuros } from '../../../intl/use-euros.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { Heart } from '../../favorites/heart.tsx';
import { type KeyFact, ListingHead, ReferenceLines } from '../../listings/detail/listing-head.tsx';
import type { Unit } from './unit.ts';

/** The head of a rental unit's page. */
export function UnitHead({ unit, heading }: { unit: Unit; heading: string }) {
  const t = useMessages();
  const euros = useEuros();
  const { id, priceFromPerWeek: week } = unit;
  const price = week === null ? null : t('holiday.card.weekFrom', { price: euros.exact(week) });
  return (
    <ListingHead listing={unit} title={unit.name} price={price} facts={useKeyFacts(unit)}>
      <Heart listing={{ id, price: week }} name={heading} />
      <ReferenceLines listing={unit} />
    </ListingHead>
  );
}

function useKeyFacts({ persons, bedrooms, bathrooms, allowsPets }: Unit): KeyFact[] {
  const t = useMessages();
  return [
    [t('holiday.fact.persons'), persons],
    [t('holiday.fact.bedrooms'), bedrooms === 0 ? t('holiday.card.studio') : bedrooms],
    [t('holiday.fact.bathrooms'), bathrooms],
    [t('holiday.fact.pets'), t(allowsPets ? 'holiday.fact.petsYes' : 'holiday.fact.petsNo')],
  ];
}
