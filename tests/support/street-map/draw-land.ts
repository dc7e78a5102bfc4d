/** Land, water, green and names of the drawn map. */
import { arc, area, band, line, type Place, point } from './drawing.ts';
import type { Drawn } from './tile-layers.ts';

const LEIE: Place[] = [
  [-9000, -5200],
  [-5200, -3300],
  [-3000, -2300],
  [-1500, -1500],
  [-700, -700],
  [-280, -120],
  [-160, 260],
  [150, 620],
  [700, 900],
  [1500, 1500],
  [2600, 3000],
];
const SCHELDE: Place[] = [
  [2600, -7000],
  [1900, -3600],
  [1300, -1500],
  [900, -500],
  [420, 380],
  [150, 620],
];
const LEIE_NAMES = { name: 'Leie', 'name:nl': 'Leie', 'name:fr': 'Lys', 'name:de': 'Leie', 'name:en': 'Lys' };
const SCHELDE_NAMES = { name: 'Schelde', 'name:fr': 'Escaut', 'name:de': 'Schelde', 'name:en': 'Scheldt' };

export function drawLand(): Drawn[] {
  const country: Place[] = [
    [-110_000, -195_000],
    [210_000, -195_000],
    [210_000, 70_000],
    [-20_000, 36_000],
    [-60_000, 28_000],
    [-110_000, 5_000],
  ];
  const water = { layer: 'water', minZoom: 6 };
  return [
    area(country, { layer: 'earth', minZoom: 0, properties: { kind: 'earth' } }),
    area(band(LEIE, 46), { ...water, properties: { kind: 'water' } }),
    area(band(SCHELDE, 54), { ...water, properties: { kind: 'water' } }),
    line(LEIE, { ...water, minZoom: 9, properties: { kind: 'river', ...LEIE_NAMES } }),
    line(SCHELDE, { ...water, minZoom: 9, properties: { kind: 'river', ...SCHELDE_NAMES } }),
    area(arc([1500, 1900], [260, 520]), { ...water, properties: { kind: 'water' } }),
    point([1500, 1900], { layer: 'water', minZoom: 12, properties: { kind: 'water', name: 'Houtdok' } }),
    ...drawGreen(),
  ];
}

function drawGreen(): Drawn[] {
  const green = (kind: string, center: Place, size: Place) =>
    area(arc(center, size), { layer: 'landuse', minZoom: 9, properties: { kind } });
  return [
    area(arc([0, 0], [4200, 3900]), { layer: 'landuse', minZoom: 8, properties: { kind: 'residential' } }),
    area(arc([2900, 2700], [900, 700]), { layer: 'landuse', minZoom: 9, properties: { kind: 'industrial' } }),
    green('park', [-250, -1650], [330, 260]),
    green('park', [620, -260], [120, 90]),
    green('cemetery', [-2100, 1300], [260, 200]),
    green('wood', [-4300, 700], [900, 600]),
    green('nature_reserve', [-3900, -1300], [800, 500]),
    green('hospital', [900, -2300], [260, 200]),
    green('university', [-500, -950], [150, 120]),
    green('pedestrian', [0, 0], [60, 45]),
    green('playground', [-900, 700], [70, 60]),
  ];
}

const CITIES: [string, Record<string, string>, Place, number][] = [
  ['Gent', { fr: 'Gand', de: 'Gent', en: 'Ghent' }, [0, 0], 11],
  ['Brugge', { fr: 'Bruges', de: 'Brügge', en: 'Bruges' }, [-34_700, 17_200], 9],
  ['Antwerpen', { fr: 'Anvers', de: 'Antwerpen', en: 'Antwerp' }, [47_700, 18_500], 12],
  [
    'Bruxelles - Brussel',
    { nl: 'Brussel', fr: 'Bruxelles', de: 'Brüssel', en: 'Brussels' },
    [44_300, -23_000],
    12,
  ],
  ['Mechelen', { fr: 'Malines', de: 'Mecheln', en: 'Mechelen' }, [52_900, -3_000], 9],
  ['Kortrijk', { fr: 'Courtrai', de: 'Kortrijk', en: 'Kortrijk' }, [-31_900, -25_400], 9],
  ['Aalst', { fr: 'Alost', de: 'Aalst', en: 'Aalst' }, [22_500, -12_800], 9],
  ['Sint-Niklaas', { fr: 'Saint-Nicolas', de: 'Sint-Niklaas', en: 'Sint-Niklaas' }, [29_200, 12_400], 9],
];
const VILLAGES: [string, Place][] = [
  ['Ledeberg', [1700, -1800]],
  ['Gentbrugge', [2900, -1500]],
  ['Mariakerke', [-2800, 1900]],
  ['Drongen', [-4600, -600]],
  ['Wondelgem', [-700, 3700]],
  ['Oostakker', [4300, 3300]],
];
const QUARTERS: [string, Place][] = [
  ['Patershol', [40, 430]],
  ['Prinsenhof', [-430, 420]],
  ['Sluizeken', [420, 900]],
  ['Ekkergem', [-1150, -80]],
];

/** Names of towns, quarters and public places. */
export function drawNames(): Drawn[] {
  const locality = { layer: 'places', properties: {} };
  return [
    ...CITIES.map(([name, names, place, rank]) => {
      const others = Object.fromEntries(Object.entries(names).map(([code, text]) => [`name:${code}`, text]));
      const sizes = { population_rank: rank, min_zoom: rank > 10 ? 5 : 8 };
      return point(place, {
        ...locality,
        minZoom: 5,
        properties: { kind: 'locality', kind_detail: 'city', name, ...others, ...sizes },
      });
    }),
    ...VILLAGES.map(([name, place]) => {
      const sizes = { population_rank: 6, min_zoom: 11 };
      return point(place, {
        ...locality,
        minZoom: 10,
        properties: { kind: 'locality', kind_detail: 'village', name, ...sizes },
      });
    }),
    ...QUARTERS.map(([name, place]) =>
      point(place, { ...locality, minZoom: 13, properties: { kind: 'neighbourhood', name, min_zoom: 14 } }),
    ),
    ...drawPublicPlaces(),
  ];
}

function drawPublicPlaces(): Drawn[] {
  const poi = (kind: string, place: Place, name: string, french?: string) =>
    point(place, {
      layer: 'pois',
      minZoom: 13,
      properties: { kind, name, min_zoom: 14, ...(french ? { 'name:fr': french } : {}) },
    });
  return [
    poi('park', [-250, -1650], 'Citadelpark', 'Parc de la Citadelle'),
    poi('station', [-900, -2350], 'Gent-Sint-Pieters', 'Gand-Saint-Pierre'),
    poi('school', [-520, 60], 'Sint-Barbaracollege'),
    poi('university', [-500, -950], 'Universiteit Gent', 'Université de Gand'),
    poi('hospital', [900, -2300], 'Ziekenhuis', 'Hôpital'),
    poi('supermarket', [360, 150], 'Buurtwinkel'),
  ];
}
