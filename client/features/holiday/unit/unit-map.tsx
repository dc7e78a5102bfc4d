import { isOffered } from '../../../../shared/listings/vocabulary.ts';
import { useResults } from '../../../data/results.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import { ListingMap } from '../../listings/detail/listing-map.tsx';
import { SimilarUnitsDocument } from './generated/rental-unit.generated.ts';
import type { Unit } from './unit.ts';

/**
 * A map with the exact or approximate position of a rental unit. A unit that is no longer offered is shown with
 * similar units.
 */
export function UnitMap({ unit, heading }: { unit: Unit; heading: string }) {
  const t = useMessages();
  const locale = useLocale();
  const { run } = useResults();
  const findSimilar = async () => {
    const found = await run(SimilarUnitsDocument, { id: unit.id, locale });
    return (found.rentalUnit?.similar ?? []).map(({ id, location: point, name, address, path }) => {
      return { id, point, label: t('estates.card.heading', { type: name, city: address.city.name }), path };
    });
  };
  const similar = isOffered(unit.status.code) ? {} : { findSimilar };
  return <ListingMap key={unit.id} listing={unit} heading={heading} {...similar} />;
}
