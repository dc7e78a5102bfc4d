/** Returns outlines of map areas; rings are flexible polylines. Skips invalid ids and unknown places. */
import { type Area, MAX_AREAS, parseArea, parseAreas } from '../../../shared/geography/areas.ts';
import { fromPlane } from '../../../shared/geography/plane.ts';
import type { Bounds } from '../../../shared/listings/criteria.ts';
import type { CityDirectory, Ring } from '../../cities/ports.ts';
import { inputError } from '../../errors.ts';
import type { AreaOutline, QueryResolvers } from '../../generated/resolvers.ts';
import { withoutLanguage } from '../../localized-ids.ts';
import { areaId, encodeRing, MAX_CORNERS_OF_SHAPE, simplifyShape } from './areas.ts';

export const areaOutlines: QueryResolvers['areaOutlines'] = async (_, { ids }, { ports: { cities } }) => {
  if (ids.length > MAX_AREAS) throw inputError('ids', `holds at most ${MAX_AREAS}`);
  const areas = parseAreas(ids.map(withoutLanguage)).flatMap((text) => parseArea(text) ?? []);
  const municipalities = areas.flatMap((area) => (area.kind === 'MUNICIPALITY' ? area.nis : []));
  const borders = await cities.findBorders(municipalities);
  return areas.flatMap((area) => outlineOf(area, { cities, borders }) ?? []);
};

interface Places {
  cities: CityDirectory;
  borders: ReadonlyMap<number, readonly Ring[]>;
}

/** Null when the municipality or city is unknown, or the shape is invalid. */
function outlineOf(area: Area, { cities, borders }: Places): AreaOutline | null {
  const outline = { id: areaId(area), center: null, kilometres: null, rings: [] };
  switch (area.kind) {
    case 'MUNICIPALITY': {
      const rings = (borders.get(area.nis) ?? []).map((ring) => encodeRing(ring.map(fromPlane)));
      return rings.length > 0 ? { ...outline, rings } : null;
    }
    case 'CIRCLE': {
      const { kilometres, around } = area;
      const center = typeof around === 'string' ? cities.bySlug(around) : around;
      return center && { ...outline, kilometres, center };
    }
    case 'BOX':
      return { ...outline, rings: [encodeRing(cornersOfBox(area.bounds))] };
    case 'SHAPE': {
      const corners = simplifyShape(area.line, MAX_CORNERS_OF_SHAPE);
      return corners && { ...outline, rings: [encodeRing(corners.map(fromPlane))] };
    }
  }
}

function cornersOfBox({ south, west, north, east }: Bounds) {
  return [
    { latitude: south, longitude: west },
    { latitude: north, longitude: west },
    { latitude: north, longitude: east },
    { latitude: south, longitude: east },
  ];
}
