import type { Bounds } from '../../../../shared/listings/criteria.ts';
import { useResults } from '../../../data/results.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import { MapFigure } from '../../../map/map-figure.tsx';
import type { LiveMap, Point } from '../../../map/map-options.ts';
import { SimilarEstatesDocument } from '../estate-detail.generated.ts';
import type { EstateDetail } from './estate.ts';

const ZOOM = 13;
/** Metres: how far the point of a home may be from it whose address is not shown. */
const BLUR = 500;

/** Of the map's height and width: nearer to its edge a marker may be hidden. */
const EDGE = 0.2;

function isWithin({ latitude, longitude }: Point, { south, west, north, east }: Bounds): boolean {
  const [high, wide] = [(north - south) * EDGE, (east - west) * EDGE];
  return (
    latitude > south + high && latitude < north - high && longitude > west + wide && longitude < east - wide
  );
}

/** Where a home is, or about where, with similar homes around it. */
export function EstateMap({ estate, heading }: { estate: EstateDetail; heading: string }) {
  const t = useMessages();
  const locale = useLocale();
  const { run } = useResults();
  const { id, location, isLocationBlurred } = estate;
  const showSimilar = async (map: LiveMap) => {
    const found = await run(SimilarEstatesDocument, { id, locale });
    const similar = (found.estate?.similar ?? []).filter((home) =>
      isWithin(home.location, map.view().bounds),
    );
    map.showMarkers(
      similar.map(({ id: own, location: point, subType, address, path }) => {
        const type = t(`estates.subType.${subType}`);
        const label = t('estates.card.heading', { type, city: address.city.name });
        return { id: own, point, label, path };
      }),
    );
  };
  return (
    <MapFigure
      key={id}
      center={location}
      zoom={ZOOM}
      subject={isLocationBlurred ? { radius: BLUR } : 'pin'}
      label={t('map.label', { place: heading })}
      // Without them the map is whole.
      onBegin={(map) => void showSimilar(map).catch(() => {})}
    />
  );
}
