import { useResults } from '../../../data/results.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import { ListingMap } from '../../listings/detail/listing-map.tsx';
import { SimilarEstatesDocument } from '../generated/estate-detail.generated.ts';
import type { EstateDetail } from './estate.ts';

/** A map with the exact or approximate position of a home and similar homes around it. */
export function EstateMap({ estate, heading }: { estate: EstateDetail; heading: string }) {
  const t = useMessages();
  const locale = useLocale();
  const { run } = useResults();
  const findSimilar = async () => {
    const found = await run(SimilarEstatesDocument, { id: estate.id, locale });
    return (found.estate?.similar ?? []).map(({ id, location: point, subType, address, path }) => {
      const type = t(`estates.subType.${subType}`);
      return { id, point, label: t('estates.card.heading', { type, city: address.city.name }), path };
    });
  };
  return <ListingMap key={estate.id} listing={estate} heading={heading} findSimilar={findSimilar} />;
}
