/** Draws features in metres east and north of the Korenmarkt in Ghent. Everything is made up for tests. */
import type { Geometry, Position } from 'geojson';
import type { Drawn } from './tile-layers.ts';

const CENTER = { latitude: 51.0543, longitude: 3.7212 };
const METRES_PER_DEGREE = { latitude: 111_250, longitude: 69_970 };

/** Metres to the east and to the north. */
export type Place = readonly [number, number];

function degreesOf([east, north]: Place): Position {
  return [
    CENTER.longitude + east / METRES_PER_DEGREE.longitude,
    CENTER.latitude + north / METRES_PER_DEGREE.latitude,
  ];
}

type Look = Omit<Drawn, 'geometry'>;

export function line(places: readonly Place[], look: Look): Drawn {
  return { ...look, geometry: { type: 'LineString', coordinates: places.map(degreesOf) } };
}

export function area(places: readonly Place[], look: Look): Drawn {
  const ring = [...places, places[0] as Place].map(degreesOf);
  return { ...look, geometry: { type: 'Polygon', coordinates: [ring] } };
}

export function point(place: Place, look: Look): Drawn {
  const geometry: Geometry = { type: 'Point', coordinates: degreesOf(place) };
  return { ...look, geometry };
}

/** Points on an ellipse with a slightly irregular radius; angles in turns. */
export function arc(
  [east, north]: Place,
  [width, height]: Place,
  [from, to]: readonly [number, number] = [0, 1],
): Place[] {
  const steps = 48;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (from + ((to - from) * step) / steps) * 2 * Math.PI;
    const uneven = 1 + 0.06 * Math.sin(3 * angle) + 0.03 * Math.cos(7 * angle);
    return [east + Math.cos(angle) * width * uneven, north + Math.sin(angle) * height * uneven] as const;
  });
}

/** The outline of a band along a line. */
export function band(places: readonly Place[], width: number): Place[] {
  const shifted = (side: number) =>
    places.map(([east, north], index): Place => {
      const [e0, n0] = places[Math.max(index - 1, 0)] as Place;
      const [e1, n1] = places[Math.min(index + 1, places.length - 1)] as Place;
      const length = Math.hypot(e1 - e0, n1 - n0);
      return [east + ((n0 - n1) / length) * side, north + ((e1 - e0) / length) * side];
    });
  return [...shifted(width / 2), ...shifted(-width / 2).reverse()];
}
