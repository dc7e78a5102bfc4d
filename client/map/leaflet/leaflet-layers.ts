/** Layers of Leaflet for areas, markers and the subject of a map. */
import Leaflet from 'leaflet';
import type { MapArea, MapMarker, MapOptions, Point } from '../map-options.ts';
import { markerElement, PIN_ICON } from '../marker-element.ts';

export function createSubjectLayer({ subject }: MapOptions): Leaflet.Layer | null {
  if (!subject) return null;
  if (!('point' in subject)) return areaOf(subject);
  const icon = Leaflet.divIcon({
    className: 'map-pin',
    html: PIN_ICON,
    iconSize: [32, 48],
    iconAnchor: [16, 45],
  });
  return Leaflet.marker(pairOf(subject.point), { icon, interactive: false, keyboard: false });
}

export function areaOf(area: MapArea): Leaflet.Layer {
  const style = { className: 'map-area', interactive: false };
  if ('rings' in area)
    return Leaflet.polygon(
      area.rings.map((ring) => ring.map(pairOf)),
      { ...style, fillRule: area.isDrawn ? 'nonzero' : 'evenodd' },
    );
  return Leaflet.circle(pairOf(area.center), { radius: area.radius, ...style });
}

export function pairOf({ latitude, longitude }: Point): [number, number] {
  return [latitude, longitude];
}

export function markerOf(marker: MapMarker): Leaflet.Marker {
  const icon = Leaflet.divIcon({ iconSize: [0, 0] });
  icon.createIcon = () => {
    const holder = document.createElement('div');
    holder.className = 'leaflet-marker-icon map-holder';
    holder.append(markerElement(marker));
    return holder;
  };
  return Leaflet.marker(pairOf(marker.point), { icon, interactive: false, keyboard: false });
}
