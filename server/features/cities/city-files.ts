/** Reads the cities of the data files as rows of the table `city`. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Country, Region } from '../../../shared/cities/vocabulary.ts';
import { normalizeTownName } from '../../../shared/geography/town-names.ts';
import { eachLocale, LOCALES, type Locale } from '../../../shared/locales.ts';
import { findProjectRoot } from '../../platform/build/project-root.ts';
import { readCsv } from './read-csv.ts';
import { regionOfPostalCode } from './region.ts';
import { townNameSpellings } from './town-name-spellings.ts';

export interface CityRow {
  slug: string;
  postal_code: string;
  country: Country;
  region: Region | null;
  province: string;
  is_main: boolean;
  names: Record<Locale, string>;
  /** Names that only searches and feeds know. */
  other_names: readonly string[];
  latitude: number;
  longitude: number;
}

type NamedCity = Omit<CityRow, 'other_names'>;

const FILES = {
  localities: 'localities-be.csv',
  names: 'place-names-be.csv',
  main: 'main-localities-be.csv',
  abroad: 'localities-abroad.csv',
  otherNames: 'other-names.csv',
  municipalities: 'municipalities-be.topojson',
};

export function dataFile(name: keyof typeof FILES): string {
  return path.join(findProjectRoot(), 'server/features/cities/data', FILES[name]);
}

/** SHA-256 over the data files, hexadecimal. */
export async function hashCityFiles(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of Object.keys(FILES) as (keyof typeof FILES)[]) {
    hash.update(name).update(await readFile(dataFile(name)));
  }
  return hash.digest('hex');
}

/** All cities, in the order of the files: Belgium, then abroad. */
export async function readCityFiles(): Promise<CityRow[]> {
  const others = await readCsv(dataFile('otherNames'), ['country', 'postalCode', 'name', 'otherName']);
  const byTown = Map.groupBy(others, ({ country, postalCode, name }) =>
    country === 'BE' ? slugOf(name, postalCode) : slugOf(name, country, postalCode),
  );
  return [...(await readBelgium()), ...(await readAbroad())].map((city) => ({
    ...city,
    other_names: (byTown.get(city.slug) ?? []).map(({ otherName }) => otherName),
  }));
}

async function readBelgium(): Promise<NamedCity[]> {
  const localities = await readCsv(dataFile('localities'), [
    'postalCode',
    'name',
    'province',
    'latitude',
    'longitude',
  ]);
  const translated = await readCsv(dataFile('names'), ['postalCode', 'localityName', ...LOCALES]);
  const mains = await readCsv(dataFile('main'), ['postalCode', 'name']);
  const namesByTown = new Map(translated.map((row) => [`${row.postalCode} ${row.localityName}`, row]));
  // The translations of a city with several postal codes are listed under one of them.
  const namesByProvince = new Map(
    localities.flatMap(({ postalCode, name, province }) => {
      const row = namesByTown.get(`${postalCode} ${name}`);
      return row ? [[`${province} ${name}`, row] as const] : [];
    }),
  );
  const mainByCode = new Map(mains.map((row) => [row.postalCode, row.name]));
  return localities.map((locality) => {
    const local = townNameSpellings(locality.name);
    const names =
      namesByTown.get(`${locality.postalCode} ${locality.name}`) ??
      namesByProvince.get(`${locality.province} ${locality.name}`);
    return {
      slug: slugOf(local, locality.postalCode),
      postal_code: locality.postalCode,
      country: 'BE',
      region: regionOfPostalCode(locality.postalCode),
      province: locality.province,
      is_main: (mainByCode.get(locality.postalCode) ?? locality.name) === locality.name,
      names: eachLocale((locale) => (names ? townNameSpellings(names[locale]) : local)),
      latitude: Number(locality.latitude),
      longitude: Number(locality.longitude),
    };
  });
}

async function readAbroad(): Promise<NamedCity[]> {
  const columns = ['country', 'postalCode', 'name', 'province', 'latitude', 'longitude', ...LOCALES] as const;
  const localities = await readCsv(dataFile('abroad'), columns);
  return localities.map((locality) => ({
    slug: slugOf(locality.name, locality.country, locality.postalCode),
    postal_code: locality.postalCode,
    country: locality.country as Country,
    region: null,
    province: locality.province,
    is_main: true,
    names: eachLocale((locale) => locality[locale]),
    latitude: Number(locality.latitude),
    longitude: Number(locality.longitude),
  }));
}

function slugOf(...parts: string[]): string {
  return normalizeTownName(parts.join(' ')).replaceAll(' ', '-');
}
