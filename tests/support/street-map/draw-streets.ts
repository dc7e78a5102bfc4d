/** Roads, railways, borders and buildings of the drawn map. */
import { arc, area, line, type Place, point } from './drawing.ts';
import type { Drawn } from './tile-layers.ts';

/** Names of small streets; some have one in another language. */
const NAMES: Record<string, string>[] = [
  { name: 'Veldstraat', 'name:fr': 'Rue des Champs' },
  { name: 'Hoogpoort', 'name:fr': 'Haute Porte' },
  { name: 'Langemunt' },
  { name: 'Kouter' },
  { name: 'Burgstraat', 'name:fr': 'Rue du Château' },
  { name: 'Onderbergen' },
  { name: 'Drabstraat' },
  { name: 'Sint-Michielsstraat' },
  { name: 'Bagattenstraat' },
  { name: 'Savaanstraat' },
  { name: 'Nederkouter' },
  { name: 'Oudburg', 'name:fr': 'Vieux Bourg' },
];
const MAJOR = [
  'Kortrijksesteenweg',
  'Brusselsesteenweg',
  'Antwerpsesteenweg',
  'Brugsesteenweg',
  'Hundelgemsesteenweg',
  'Wondelgemstraat',
];
/** Half the side of the area with small streets, and the distance between two of them, in metres. */
const INNER = 2400;
const BLOCK = 120;

export function drawStreets(): Drawn[] {
  return [...drawHighways(), ...drawMajorRoads(), ...drawMinorRoads(), ...drawRails(), ...drawBorders()];
}

function road(kind: string, minZoom: number, properties: Record<string, string | number | boolean> = {}) {
  return { layer: 'roads', minZoom, properties: { kind, ...properties } };
}

function drawHighways(): Drawn[] {
  const e40: Place[] = [
    [-60_000, 15_000],
    [-20_000, 3_000],
    [-5_500, -3_600],
    [-1_500, -4_200],
    [3_500, -4_400],
    [15_000, -12_000],
    [44_000, -21_000],
  ];
  const e17: Place[] = [
    [-33_000, -27_000],
    [-8_000, -8_500],
    [0, -4_100],
    [2_600, -2_600],
    [5_000, 1_500],
    [25_000, 11_000],
    [46_000, 17_000],
  ];
  return [
    line(e40, road('highway', 4, { ref: 'E40', name: 'E40' })),
    line(e17, road('highway', 4, { ref: 'E17', name: 'E17' })),
    line(arc([300, 300], [5200, 4700]), road('highway', 8, { ref: 'R4', name: 'R4' })),
  ];
}

function drawMajorRoads(): Drawn[] {
  const ring = line(arc([0, 0], [1750, 1600]), road('major_road', 9, { name: 'Stadsring', ref: 'R40' }));
  const radials = MAJOR.map((name, index) => {
    const angle = (index / MAJOR.length) * 2 * Math.PI + 0.4;
    const at = (metres: number, turn = 0): Place => [
      Math.cos(angle + turn) * metres,
      Math.sin(angle + turn) * metres,
    ];
    return line([at(420), at(1600, 0.08), at(3200, 0.02), at(8000, 0.06)], road('major_road', 9, { name }));
  });
  return [ring, ...radials];
}

/** A street grid that bends. */
const bend = ([east, north]: Place): Place => [
  east + 90 * Math.sin(north / 420) + 30 * Math.sin(east / 170),
  north + 80 * Math.sin(east / 510) + 25 * Math.cos(north / 150),
];

const LINES = Array.from({ length: (2 * INNER) / BLOCK + 1 }, (_, index) => -INNER + index * BLOCK);

function drawMinorRoads(): Drawn[] {
  return LINES.flatMap((offset, index) => {
    const along = LINES.map((step) => step);
    const name = (shift: number) => NAMES[(index * 5 + shift) % NAMES.length] ?? {};
    const isPath = index % 7 === 3;
    const look = (shift: number) =>
      isPath
        ? road('path', 14, { name: 'Wandelpad', kind_detail: 'footway' })
        : road('minor_road', 12, name(shift));
    return [
      line(
        along.map((step) => bend([step, offset])),
        look(0),
      ),
      line(
        along.map((step) => bend([offset, step])),
        look(4),
      ),
    ];
  });
}

function drawRails(): Drawn[] {
  const rail: Place[] = [
    [-8000, -1500],
    [-3000, -2300],
    [-900, -2420],
    [1500, -2300],
    [6000, -2600],
  ];
  return [
    line(rail, road('rail', 9)),
    line(arc([0, 0], [900, 800]), road('rail', 13, { kind_detail: 'tram' })),
  ];
}

function drawBorders(): Drawn[] {
  const north: Place[] = [
    [-60_000, 33_000],
    [-20_000, 22_000],
    [10_000, 24_000],
    [60_000, 40_000],
  ];
  const municipality = { layer: 'boundaries', minZoom: 8, properties: { kind: 'locality', kind_detail: 8 } };
  return [
    line(north, { layer: 'boundaries', minZoom: 0, properties: { kind: 'country', kind_detail: 2 } }),
    line(arc([500, 800], [9500, 8600]), municipality),
  ];
}

/** Four houses with numbers in each block. */
export function drawBuildings(): Drawn[] {
  const inner = LINES.filter((offset) => Math.abs(offset) < 1500);
  return inner.flatMap((east) => inner.flatMap((north) => drawBlock(east, north)));
}

function drawBlock(east: number, north: number): Drawn[] {
  const look = { layer: 'buildings', minZoom: 14, properties: { kind: 'building' } };
  const corners = [
    [16, 16],
    [66, 16],
    [16, 66],
    [66, 66],
  ] as const;
  return corners.flatMap(([right, up], index) => {
    const [width, height] = [34 + ((east + right) % 7), 30 + ((north + up) % 9)];
    const at = (x: number, y: number) => bend([east + right + x, north + up + y]);
    const address = { kind: 'address', addr_housenumber: String(2 * index + 1) };
    return [
      area([at(0, 0), at(width, 0), at(width, height), at(0, height)], look),
      point(at(width / 2, height / 2), { ...look, minZoom: 15, properties: address }),
    ];
  });
}
