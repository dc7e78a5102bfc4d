import { describe, expect, test } from '@jest/globals';
import { readCityFiles } from './city-files.ts';
import { regionOfPostalCode } from './region.ts';
import { cityTerms } from './terms.ts';
import { townNameSpellings } from './town-name-spellings.ts';

describe('spelling', () => {
  test.each([
    ['Marche-En-Famenne', 'Marche-en-Famenne'],
    ["Braine-L'Alleud", "Braine-l'Alleud"],
    ["Sint-Job-In-'T-Goor", "Sint-Job-in-'t-Goor"],
    ['Beveren-Aan-De-Ijzer', 'Beveren-aan-de-IJzer'],
    ['Pont-À-Celles', 'Pont-à-Celles'],
    ["'S Gravenwezel", "'s-Gravenwezel"],
    ['La Roche-En-Ardenne', 'La Roche-en-Ardenne'],
    ['Saint-Josse-ten-Noode', 'Saint-Josse-ten-Noode'],
    ['Neder-Over-Heembeek', 'Neder-Over-Heembeek'],
  ])('spells %s as %s', (source, spelt) => {
    expect(townNameSpellings(source)).toBe(spelt);
  });
});

test.each([
  ['1000', 'BRUSSELS'],
  ['1299', 'BRUSSELS'],
  ['1300', 'WALLONIA'],
  ['1499', 'WALLONIA'],
  ['1500', 'FLANDERS'],
  ['3999', 'FLANDERS'],
  ['4000', 'WALLONIA'],
  ['7999', 'WALLONIA'],
  ['8000', 'FLANDERS'],
])('postal code %s lies in %s', (code, region) => {
  expect(regionOfPostalCode(code)).toBe(region);
});

describe('terms', () => {
  const names = { nl: 'Sint-Truiden', fr: 'Saint-Trond', en: 'Sint-Truiden', de: 'Sint-Truiden' };

  test('contain each name, its later words, abbreviated saints, and the postal code', () => {
    expect(cityTerms({ names, other_names: [], postal_code: '3800' })).toEqual([
      { term: 'sint truiden', rank: 0 },
      { term: 'truiden', rank: 1 },
      { term: 'saint trond', rank: 0 },
      { term: 'trond', rank: 1 },
      { term: 'st truiden', rank: 0 },
      { term: 'st trond', rank: 0 },
      { term: '3800', rank: 2 },
    ]);
  });

  test('contain German names with umlauts spelled out', () => {
    const liege = { nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' };
    const terms = cityTerms({ names: liege, other_names: [], postal_code: '4000' }).map(({ term }) => term);
    expect(terms).toEqual(['luik', 'liege', 'luttich', 'luettich', '4000']);
  });
});

describe('the cities of the data files', () => {
  test('have unique slugs, and one main city per Belgian postal code', async () => {
    const cities = await readCityFiles();
    expect(new Set(cities.map(({ slug }) => slug)).size).toBe(cities.length);
    const belgian = cities.filter(({ country }) => country === 'BE');
    const mains = belgian.filter(({ is_main }) => is_main).map(({ postal_code }) => postal_code);
    expect(mains.toSorted()).toEqual([...new Set(belgian.map(({ postal_code }) => postal_code))].toSorted());
  });

  test('have a country and no region when abroad', async () => {
    const torrevieja = (await readCityFiles()).find(({ slug }) => slug === 'torrevieja-es-03181');
    expect(torrevieja).toMatchObject({ country: 'ES', region: null, postal_code: '03181' });
  });
});

test('a city with several postal codes has its translations under each of them', async () => {
  const towns = await readCityFiles();
  const namesOf = (slug: string) => towns.find((town) => town.slug === slug)?.names;
  expect(namesOf('antwerpen-2018')).toEqual(namesOf('antwerpen-2000'));
  expect(namesOf('antwerpen-2018')).toMatchObject({ fr: 'Anvers', en: 'Antwerp' });
  expect(namesOf('liege-4020')).toMatchObject({ nl: 'Luik', de: 'Lüttich' });
});
