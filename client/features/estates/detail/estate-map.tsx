import type { Run } from '../../../data/run.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import { MapFigure } from '../../../map/map-figure.tsx';
import type { MapMarker } from '../../../map/map-options.ts';
import { SimilarEstatesDocument } from '../estate-detail.generated.ts';
import type { EstateDetail } from './estate.ts';

const ZOOM = 13;
/** Metres: how far the point of a home may be from it whose address is not shown. */
const BLUR = 500;

/** Where a home is, or about where, with similar homes around it. */
export function EstateMap({ estate, heading }: { estate: EstateDetail; heading: string }) {
  const t = useMessages();
  const locale = useLocale();
  const { id, location, isLocationBlurred } = estate;
  const findMarkers = async (run: Run): Promise<MapMarker[]> => {
    const found = await run(SimilarEstatesDocument, { id, locale });
    return (found.estate?.similar ?? []).map((home) => ({
      point: home.location,
      label: t('estates.card.heading', {
        type: t(`estates.subType.${home.subType}`),
        city: home.address.city.name,
      }),
      path: home.path,
    }));
  };
  return (
    <MapFigure
      key={id}
      center={location}
      zoom={ZOOM}
      radius={isLocationBlurred ? BLUR : undefined}
      label={t('map.label', { place: heading })}
      findMarkers={findMarkers}
    />
  );
}
