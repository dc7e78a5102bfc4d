import { useMessages } from '../../intl/use-messages.ts';
import { MapFigure } from '../../map/map-figure.tsx';
import type { Point } from '../../map/map-options.ts';

/** Of the specification; the base map is seen as closely as it knows places. */
const ZOOM = 16;

/** Where an office is. */
export function OfficeMap({ name, location }: { name: string; location: Point }) {
  const t = useMessages();
  return (
    <section aria-labelledby="map-title">
      <h2 id="map-title">{t('map.title')}</h2>
      <MapFigure center={location} zoom={ZOOM} subject="pin" label={t('map.label', { place: name })} />
    </section>
  );
}
