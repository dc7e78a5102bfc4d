import { useMessages } from '../../intl/use-messages.ts';
import { MapFigure } from '../../map/map-figure.tsx';
import type { Point } from '../../map/map-options.ts';

/** The zoom level of the specification. Without streets a small map shows where that is. */
const ZOOM = 16;

/** A map with the position of an office. */
export function OfficeMap({ name, location }: { name: string; location: Point }) {
  const t = useMessages();
  return (
    <section aria-labelledby="map-title">
      <h2 id="map-title">{t('map.title')}</h2>
      <MapFigure
        center={location}
        zoom={ZOOM}
        isZoomKept
        subject="pin"
        label={t('map.label', { place: name })}
      />
    </section>
  );
}
