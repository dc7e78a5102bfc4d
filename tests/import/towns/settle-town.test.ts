/** Which town an address means: the spellings of feeds, and drawn ones. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Location } from '../../../server/features/import/listing/blur-location.ts';
import { settleTown } from '../../../server/features/import/towns/settle-town.ts';
import { TownIndex } from '../../../server/features/import/towns/town-index.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';

let database: TestDatabase;
let towns: TownIndex;
beforeAll(async () => {
  database = await createTestDatabase();
  towns = await TownIndex.load(database.db);
});
afterAll(() => database.drop());

function settle(postalCode: string, city: string, point: Location | null = null): string | null {
  const settled = settleTown({ country: 'BE', postalCode, city }, point, towns);
  if (!settled) return null;
  const { town, isDoubtful } = settled;
  return `${town.postalCode} ${town.names.nl}${isDoubtful ? ', doubtful' : ''}`;
}

test.each([
  // The municipality with the postal code of one of its parts.
  ['3001', 'Leuven', '3001 Heverlee'],
  ['3010', 'Leuven', '3010 Kessel-Lo'],
  ['3018', 'Leuven', '3018 Wijgmaal'],
  ['9052', 'Gent', '9052 Zwijnaarde'],
  ['9050', 'Gent', '9050 Gentbrugge'],
  ['9031', 'Gand', '9031 Drongen'],
  ['1502', 'Halle', '1502 Lembeek'],
  ['8301', 'Knokke-Heist', '8301 Heist-aan-Zee'],
  ['1348', 'Ottignies-Louvain-la-Neuve', '1348 Louvain-la-Neuve'],
  ['1348', 'Ottignies-LLN', '1348 Louvain-la-Neuve'],
  ['2660', 'Antwerpen', '2660 Hoboken'],
  ['8310', 'Brugge', '8310 Sint-Kruis'],
  ['8670', 'Koksijde', '8670 Koksijde'],
  ['9950', 'Lievegem', '9950 Waarschoot'],
  ['5100', 'Namur', '5100 Jambes'],
  ['6061', 'Charleroi', '6061 Montignies-sur-Sambre'],
  // A part in brackets, or with an addition.
  ['2600', 'Berchem (Antwerpen)', '2600 Berchem'],
  ['9050', 'Gent (Gentbrugge)', '9050 Gentbrugge'],
  ['9000', 'Gent (centrum)', '9000 Gent'],
  ['1500', 'Halle (Vlaams-Brabant)', '1500 Halle'],
  ['1000', 'Bruxelles-ville', '1000 Brussel'],
  ['1000', 'Bruxelles Centre', '1000 Brussel'],
  ['8670', 'Sint-Idesbald', '8670 Koksijde'],
  ['8670', 'Sint Idesbald (Koksijde)', '8670 Koksijde'],
  ['9000', '9000 Gent', '9000 Gent'],
  ['', 'B-9000 Gent', '9000 Gent'],
  ['B-9000', 'Gent', '9000 Gent'],
  ['BE 9000', 'Gent', '9000 Gent'],
  ['9000 ', 'Gent, Belgium', '9000 Gent'],
  // Municipalities of 2025, with their old parts.
  ['9820', 'Merelbeke-Melle', '9820 Merelbeke'],
  ['9090', 'Merelbeke-Melle', '9090 Melle'],
  ['3740', 'Bilzen-Hoeselt', '3740 Bilzen'],
  ['3730', 'Bilzen-Hoeselt', '3730 Hoeselt'],
  ['3700', 'Tongeren-Borgloon', '3700 Tongeren'],
  ['3840', 'Tongeren-Borgloon', '3840 Borgloon'],
  ['1755', 'Pajottegem', '1755 Gooik'],
  ['1570', 'Pajottegem', '1570 Galmaarden'],
  ['1541', 'Pajottegem', '1541 Sint-Pieters-Kapelle'],
  ['9810', 'Nazareth-De Pinte', '9810 Nazareth'],
  ['9840', 'Nazareth - De Pinte', '9840 De Pinte'],
  ['9120', 'Beveren-Kruibeke-Zwijndrecht', '9120 Beveren-Waas'],
  ['2070', 'Beveren-Kruibeke-Zwijndrecht', '2070 Zwijndrecht'],
  ['9150', 'Beveren-Kruibeke-Zwijndrecht', '9150 Kruibeke'],
  ['9130', 'Beveren-Kruibeke-Zwijndrecht', '9130 Kieldrecht'],
  ['3720', 'Hasselt', '3720 Kortessem'],
  ['2150', 'Antwerpen', '2150 Borsbeek'],
  ['6687', 'Bastogne', '6687 Bertogne'],
  // Case, accents, abbreviations, punctuation.
  ['4000', 'LIEGE', '4000 Luik'],
  ['4000', 'Liége', '4000 Luik'],
  ['9100', 'St. Niklaas', '9100 Sint-Niklaas'],
  ['9100', 'St-Niklaas', '9100 Sint-Niklaas'],
  ['9051', 'SINT-DENIJS-WESTREM', '9051 Sint-Denijs-Westrem'],
  ['9051', 'St.Denijs Westrem', '9051 Sint-Denijs-Westrem'],
  ['1160', 'Oudergem', '1160 Oudergem'],
  ['6032', 'Mont s/ Marchienne', '6032 Mont-sur-Marchienne'],
  ['7000', 'Mons', '7000 Bergen'],
  ['1640', 'Rhode-Saint-Genèse', '1640 Sint-Genesius-Rode'],
  ['1640', 'Rhode St Genese', '1640 Sint-Genesius-Rode'],
  ['2930', 'BRASSCHAAT', '2930 Brasschaat'],
  ['9880', 'Aalter ', '9880 Aalter'],
  ['8300', 'Knokke - Heist', '8300 Knokke-Heist'],
  // Both names, or that of another language.
  ['1050', 'Elsene/Ixelles', '1050 Elsene'],
  ['1050', 'Ixelles - Elsene', '1050 Elsene'],
  ['1050', 'Elsene-Ixelles', '1050 Elsene'],
  ['1000', 'Brussel / Bruxelles', '1000 Brussel'],
  ['2000', 'Anvers', '2000 Antwerpen'],
  ['2000', 'Antwerp', '2000 Antwerpen'],
  ['4000', 'Lüttich', '4000 Luik'],
  ['8500', 'Courtrai', '8500 Kortrijk'],
  ['9600', 'Renaix', '9600 Ronse'],
  // Misspelt names, and a known postal code with an unknown name.
  ['9050', 'Gentbruge', '9050 Gentbrugge, doubtful'],
  ['2930', 'Braschaat', '2930 Brasschaat, doubtful'],
  ['8000', 'Zeewijk', '8000 Brugge, doubtful'],
  ['3000', '', '3000 Leuven, doubtful'],
  // A name with another postal code: the only place of that name, or the one nearest to the code.
  ['3000', 'Heverlee', '3001 Heverlee, doubtful'],
  ['9999', 'Gent', '9000 Gent, doubtful'],
  ['', 'Gent', '9000 Gent'],
  ['', 'Hasselt', '3500 Hasselt'],
  ['', 'Bastogne', '6600 Bastenaken'],
  ['', 'Antwerpen', '2000 Antwerpen'],
])('%s %s is %s', (postalCode, city, expected) => {
  expect(settle(postalCode, city)).toBe(expected);
});

test('a name with the postal code of another place is settled by the location', () => {
  expect(settle('3000', 'Gent', { latitude: 51.05, longitude: 3.73 })).toBe('9000 Gent, doubtful');
  expect(settle('3000', 'Gent', { latitude: 50.88, longitude: 4.7 })).toBe('3000 Leuven, doubtful');
});

test('a location far from all of them settles nothing', () => {
  expect(settle('3000', 'Gent', { latitude: 0, longitude: 0 })).toBe('9000 Gent, doubtful');
});

test('without a known postal code and name there is no town', () => {
  expect(settle('', 'Nergenshuizen')).toBeNull();
  expect(settle('9999', 'Nergenshuizen')).toBeNull();
  expect(settle('', '')).toBeNull();
});

/** Faults of typing and of systems, which keep the postal code. */
const FAULTS: ((name: string) => string)[] = [
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
  (name) => name.normalize('NFD').replace(/\p{M}/gu, ''),
  (name) => name.replaceAll('-', ' '),
  (name) => name.replaceAll('Sint-', 'St. ').replaceAll('Saint-', 'St '),
  (name) => `  ${name}\u200b `,
  (name) => `${name} (België)`,
  (name) => `${name} centrum`,
  (name) => `${name}/${name}`,
  (name) => name.slice(0, -1),
  (name) => name.slice(0, 2) + name.slice(3),
  (name) => `${name[1]}${name[0]}${name.slice(2)}`,
  (name) => name.replaceAll('e', 'é'),
];

test('no home with a known postal code is lost, and most faults find the very place', async () => {
  const rows = await database.db
    .selectFrom('city')
    .where('country', '=', 'BE')
    .select(['postal_code', 'name_nl', 'name_fr', 'name_de'])
    .execute();
  const drawn = fc.sample(
    fc.tuple(fc.constantFrom(...rows), fc.constantFrom('nl', 'fr', 'de'), fc.constantFrom(...FAULTS)),
    { numRuns: 2_000, seed: 2026 },
  );
  const missed = drawn.flatMap(([{ postal_code: code, ...names }, locale, fault]) => {
    const written = fault(names[`name_${locale as 'nl' | 'fr' | 'de'}`]);
    const settled = settle(code, written);
    expect(settled).toMatch(new RegExp(`^${code} `));
    return settled?.replace(', doubtful', '') === `${code} ${names.name_nl}`
      ? []
      : [`${code} ${written} → ${settled}`];
  });
  expect(missed.length).toBeLessThan(20);
});
