import { metresPerPixel } from '../../../../shared/geography/mercator.ts';
import type { MapArea } from '../../../map/map-options.ts';
import { positionOn, type StaticView } from '../../../map/static-view.ts';

/** Draws the searched areas on a static map. */
export function StaticAreas({ areas, view }: { areas: readonly MapArea[]; view: StaticView }) {
  return areas.map((area, index) => {
    if ('rings' in area) {
      const rings = area.rings.map((ring) => {
        const spots = ring.map((corner) => positionOn(view, corner));
        return `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
      });
      const fillRule = area.isDrawn ? 'nonzero' : 'evenodd';
      // biome-ignore lint/suspicious/noArrayIndexKey: areas keep the order of the search
      return <path key={index} className="map-area" fillRule={fillRule} d={rings.join('')} />;
    }
    const { x, y } = positionOn(view, area.center);
    const radius = Math.round(area.radius / metresPerPixel(area.center.latitude, view.zoom));
    // biome-ignore lint/suspicious/noArrayIndexKey: areas keep the order of the search
    return <circle key={index} className="map-area" cx={x} cy={y} r={radius} />;
  });
}
