/** The places of the data files, as rows of the table `city`. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Country, Region } from '../../shared/cities/vocabulary.ts';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { foldPlaceName } from '../../shared/places/fold.ts';
import { findProjectRoot } from '../project-root.ts';
import { readCsv } from './read-csv.ts';
import { regionOfPostalCode } from './region.ts';
import { spellPlaceName } from './spelling.ts';

export interface CityRow {
  slug: string;
  postal_code: string;
  country: Country;
  region: Region | null;
  province: string;
  is_main: boolean;
  names: Record<Locale, string>;
  latitude: number;
  longitude: number;
}

const FILES = {
  places: 'localities-be.csv',
  names: 'place-names-be.csv',
  main: 'main-localities-be.csv',
  abroad: 'localities-abroad.csv',
};

function dataFile(name: keyof typeof FILES): string {
  return path.join(findProjectRoot(), 'server/cities/data', FILES[name]);
}

/** SHA-256 over the data files, hexadecimal. */
export async function hashCityFiles(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of Object.keys(FILES) as (keyof typeof FILES)[]) {
    hash.update(name).update(await readFile(dataFile(name)));
  }
  return hash.digest('hex');
}

/** Every place, in the order of the files: Belgium, then abroad. */
export async function readCityFiles(): Promise<CityRow[]> {
  return [...(await readBelgium()), ...(await readAbroad())];
}

async function readBelgium(): Promise<CityRow[]> {
  const places = await readCsv(dataFile('places'), [
    'postalCode',
    'name',
    'province',
    'latitude',
    'longitude',
  ]);
  const translated = await readCsv(dataFile('names'), ['postalCode', 'localityName', ...LOCALES]);
  const mains = await readCsv(dataFile('main'), ['postalCode', 'name']);
  const namesByPlace = new Map(translated.map((row) => [`${row.postalCode} ${row.localityName}`, row]));
  const mainByCode = new Map(mains.map((row) => [row.postalCode, row.name]));
  return places.map((place) => {
    const local = spellPlaceName(place.name);
    const names = namesByPlace.get(`${place.postalCode} ${place.name}`);
    return {
      slug: slugOf(local, place.postalCode),
      postal_code: place.postalCode,
      country: 'BE',
      region: regionOfPostalCode(place.postalCode),
      province: place.province,
      is_main: (mainByCode.get(place.postalCode) ?? place.name) === place.name,
      names: eachLocale((locale) => (names ? spellPlaceName(names[locale]) : local)),
      latitude: Number(place.latitude),
      longitude: Number(place.longitude),
    };
  });
}

async function readAbroad(): Promise<CityRow[]> {
  const columns = ['country', 'postalCode', 'name', 'province', 'latitude', 'longitude', ...LOCALES] as const;
  const places = await readCsv(dataFile('abroad'), columns);
  return places.map((place) => ({
    slug: slugOf(place.name, place.country, place.postalCode),
    postal_code: place.postalCode,
    country: place.country as Country,
    region: null,
    province: place.province,
    is_main: true,
    names: eachLocale((locale) => place[locale]),
    latitude: Number(place.latitude),
    longitude: Number(place.longitude),
  }));
}

function slugOf(...parts: string[]): string {
  return foldPlaceName(parts.join(' ')).replaceAll(' ', '-');
}

function eachLocale(name: (locale: Locale) => string): Record<Locale, string> {
  return { nl: name('nl'), fr: name('fr'), en: name('en'), de: name('de') };
}
