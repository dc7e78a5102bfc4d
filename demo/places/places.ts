/** The places of the demo: the cities' data files joined with the demo's data about each city. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProjectRoot } from '../../server/platform/build/project-root.ts';
import type { Country, Region } from '../../shared/cities/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import type { Random } from '../random.ts';
import { displayName } from './place-display.ts';
import { parseTowns, type Town } from './town-weights.ts';
import { BELGIAN_TOWNS, PROVINCE_PRICES, TOWNS_ABROAD } from './towns.data.ts';

export type Place = Town & {
  country: Country;
  postalCode: string;
  /** The name as in the data file, which the importer matches on. */
  name: string;
  names: Record<Locale, string>;
  region: Region | undefined;
  latitude: number;
  longitude: number;
};

/** A region of Belgium or a country abroad. */
export type Area = Region | 'ES' | 'NL';

export type Places = Record<Area, { towns: Place[]; hamlets: Place[] }>;

const RURAL = new Set(['v', 'a', 'g', 'x', 'I']);

function readRows(file: string): string[][] {
  const path = join(findProjectRoot(), 'server/features/cities/data', file);
  const [, ...lines] = readFileSync(path, 'utf8').trim().split('\n');
  return lines.map((line) => line.trim().split(','));
}

/** Translated names by postal code and name, and by name alone for other postal codes of the same city. */
function readNames(): Map<string, Record<Locale, string>> {
  return new Map(
    readRows('place-names-be.csv').flatMap(([code, name = '', nl = '', fr = '', de = '', en = '']) => [
      [`${code} ${name}`, { nl, fr, de, en }] as const,
      [name, { nl, fr, de, en }] as const,
    ]),
  );
}

function readBelgium(): Place[] {
  const names = readNames();
  const mainTowns = new Map(readRows('main-localities-be.csv').map(([code = '', name = '']) => [code, name]));
  const towns = parseTowns(BELGIAN_TOWNS);
  return readRows('localities-be.csv').map((row) => {
    const [postalCode = '', name = '', province = '', region = '', , latitude, longitude] = row;
    const isMain = (mainTowns.get(postalCode) ?? name) === name;
    const shown = displayName(name);
    const town = isMain ? towns.get(postalCode) : undefined;
    const around = { weight: 0, pricePerSquareMetre: PROVINCE_PRICES[province] ?? 1800, settings: ['v'] };
    return {
      ...(town ?? around),
      country: 'BE',
      postalCode,
      name,
      names: names.get(`${postalCode} ${name}`) ??
        (town && names.get(name)) ?? { nl: shown, fr: shown, de: shown, en: shown },
      region: region.toUpperCase() as Region,
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
  });
}

/** The towns abroad in which the demo has homes. */
function readAbroad(): Place[] {
  const towns = parseTowns(TOWNS_ABROAD);
  return readRows('localities-abroad.csv').flatMap((row) => {
    const [country, postalCode = '', name = '', , latitude, longitude, nl = '', fr = '', de = '', en = ''] =
      row;
    const town = towns.get(postalCode);
    if (!town) return [];
    const place = {
      ...town,
      country: country as Country,
      postalCode,
      name,
      names: { nl, fr, de, en },
      region: undefined,
      latitude: Number(latitude),
      longitude: Number(longitude),
    };
    return [place];
  });
}

/** Reads the files; callers should reuse the result. */
export function loadPlaces(): Places {
  const places: Places = {
    FLANDERS: { towns: [], hamlets: [] },
    WALLONIA: { towns: [], hamlets: [] },
    BRUSSELS: { towns: [], hamlets: [] },
    ES: { towns: [], hamlets: [] },
    NL: { towns: [], hamlets: [] },
  };
  for (const place of [...readBelgium(), ...readAbroad()]) {
    const group = places[place.region ?? (place.country as 'ES' | 'NL')];
    group[place.weight > 0 ? 'towns' : 'hamlets'].push(place);
  }
  return places;
}

/** Draws a place: large cities often, hamlets rarely; `needs` keeps farmland out of cities. */
export function pickPlace(
  { towns, hamlets }: Places[Area],
  random: Random,
  needs: 'rural' | 'university' | 'any',
): Place {
  if (hamlets.length > 0 && random.chance({ rural: 0.5, university: 0, any: 0.07 }[needs])) {
    return random.pick(hamlets);
  }
  const fitting = towns.filter(({ settings }) =>
    needs === 'rural' ? RURAL.has(settings[0] ?? '') : needs === 'any' || settings.includes('u'),
  );
  const candidates = fitting.length > 0 ? fitting : towns;
  const target = random.next() * candidates.reduce((sum, { weight }) => sum + weight, 0);
  let passed = 0;
  for (const place of candidates) {
    passed += place.weight;
    if (target < passed) {
      return place;
    }
  }
  return candidates[0] as Place;
}
