import { expect, test } from '@jest/globals';
import { ESTATE_SUB_TYPES } from '../../../../../shared/estates/vocabulary.ts';
import { ImportStopped } from '../../import-stopped.ts';
import {
  findFaults,
  findUnknownFields,
  measureStream,
  readSample,
  toPlain,
  translateInPieces,
} from '../testing/translate-in-pieces.ts';
import { UnmappedValues } from '../unmapped-values.ts';
import { DESTINATIONS, HEATING_FUELS, HEATING_KINDS, KITCHENS, SUMMONS } from './details.ts';
import { COUNTRIES, PURPOSE_STATUSES } from './kind.ts';
import { EPC_LABELS } from './sections.ts';
import { ANY_HOUSE, CATEGORIES, SUB_CATEGORIES } from './sub-categories.ts';
import { LANGUAGES } from './texts.ts';
import { whise } from './whise.ts';

const sample = readSample('whise/agency.json');
const lines: unknown = JSON.parse(readSample('whise/lines.json').toString());

const APARTMENT = {
  id: 1,
  purpose: { id: 1 },
  purposeStatus: { id: 1 },
  category: { id: 2 },
  subCategory: { id: 17 },
  country: { id: 1 },
  zip: '9000',
  city: 'Gent',
  displayAddress: true,
  displayPrice: true,
  price: 100_000,
};

function feedOf(...overrides: object[]): string {
  return JSON.stringify({ estates: overrides.map((each) => Object.assign({}, APARTMENT, each)) });
}

function translateOne(overrides: object, unmapped = new UnmappedValues()) {
  const [record] = translateInPieces(whise, feedOf(overrides), { unmapped });
  if (!record || !('line' in record) || record.line.kind !== 'estate')
    throw new Error(JSON.stringify(record));
  expect(findFaults([record])).toEqual([]);
  return record.line;
}

function reasonsOf(overrides: object): string[] {
  const [record] = translateInPieces(whise, feedOf(overrides));
  return record && 'reasons' in record ? record.reasons : [];
}

const detail = (id: number, value: string) => ({ details: [{ id, value }] });
const enumDetail = (id: number, value: string) => ({
  details: [{ id, value: 'text', enum: { id: Number(value) } }],
});

test.each([1, 7, 1000, 1_000_000])('translates the sample in pieces of %d bytes', (size) => {
  const records = translateInPieces(whise, sample, { size });
  expect(toPlain(records)).toEqual(lines);
  expect(findFaults(records)).toEqual([]);
  expect(findUnknownFields(records)).toEqual([]);
});

test('counts what it cannot map, without names or values of private fields', () => {
  const unmapped = new UnmappedValues();
  const records = translateInPieces(whise, sample, { unmapped });
  expect(unmapped.list()).toEqual([
    { field: 'clientId', value: null, count: 6 },
    { field: 'people.offices', value: '16010', count: 6 },
    { field: 'details.1636', value: null, count: 1 },
    { field: 'documents', value: null, count: 1 },
    { field: 'linkVirtualVisit', value: null, count: 1 },
    { field: 'longDescription.languageId', value: 'es-ES', count: 1 },
  ]);
  expect(JSON.stringify([records, unmapped.list()])).not.toMatch(/Secret|470 00|owner|mandate/);
});

test('recognizes its feeds', () => {
  expect(whise.recognizes(sample.toString('latin1', 0, 4096))).toBe(true);
  expect(whise.recognizes('{"estateList":[]}')).toBe(true);
  expect(whise.recognizes('[{"id":"1","negotiation":"sale"}]')).toBe(false);
  expect(whise.recognizes('<estates/>')).toBe(false);
});

test.each(Object.entries(SUB_CATEGORIES))('subcategory %s is %s', (id, type) => {
  const { subType } = translateOne({ subCategory: { id: Number(id) }, fronts: 4 });
  expect(subType).toBe(type === ANY_HOUSE ? 'DETACHED' : type);
  expect(ESTATE_SUB_TYPES).toContain(subType);
});

test.each(Object.entries(CATEGORIES))('category %s without a subcategory is %s', (id, type) => {
  const { subType } = translateOne({ category: { id }, subCategory: null, fronts: 2 });
  expect(subType).toBe(type === ANY_HOUSE ? 'TERRACED' : type);
});

test.each([
  [1, 89, 'DETACHED', { field: 'subCategory', value: '89', count: 1 }],
  [1, 9999, 'DETACHED', { field: 'subCategory', value: '9999', count: 1 }],
  [5, 60, 'SHOP', { field: 'subCategory', value: '60', count: 1 }],
  [3, null, 'BUILDING_PLOT', { field: 'category', value: '3', count: 1 }],
  [1, null, 'DETACHED', { field: 'category', value: '1', count: 1 }],
])('category %p with subcategory %p is the plain %s, and is counted', (category, id, subType, counted) => {
  const unmapped = new UnmappedValues();
  const subCategory = id === null ? null : { id };
  expect(translateOne({ category: { id: category }, subCategory }, unmapped).subType).toBe(subType);
  expect(unmapped.list()).toEqual([counted]);
});

test.each(Object.entries(PURPOSE_STATUSES))('purpose status %s is %s', (id, status) => {
  expect(translateOne({ purpose: { id: status === 'RENTED' ? 2 : 1 }, purposeStatus: { id } }).status).toBe(
    status,
  );
});

test('a life annuity is a method of sale, and a sale subject to contract is under option', () => {
  expect(translateOne({ purpose: { id: 3 } })).toMatchObject({
    transaction: 'SALE',
    sale: { method: 'LIFE_ANNUITY' },
  });
  expect(translateOne({ purposeStatus: { id: 14 } })).toMatchObject({
    status: 'OPTION',
    progress: 'SOLD_CONDITIONALLY',
  });
});

test.each(Object.entries(COUNTRIES))('country %s is %s', (id, country) => {
  expect(translateOne({ country: { id } }).address.country).toBe(country);
});

test.each(Object.entries(EPC_LABELS))('energy class %s is %s', (energyClass, label) => {
  expect(translateOne({ energyClass }).epc?.label).toBe(label);
});

test.each(Object.entries(LANGUAGES))('texts in %s are in %s', (languageId, locale) => {
  const { texts } = translateOne({ shortDescription: [{ languageId, content: 'Text.' }] });
  expect(texts).toEqual({ [locale]: { title: 'Text.', description: 'Text.' } });
});

test('maps the choices of details', () => {
  const choices = (id: number, table: object) =>
    Object.keys(table).map((value) => translateOne(enumDetail(id, value)));
  expect(choices(53, HEATING_KINDS).map(({ energy }) => energy?.heatingKind)).toEqual(
    Object.values(HEATING_KINDS),
  );
  expect(choices(1020, HEATING_FUELS).map(({ energy }) => energy?.heatingFuel)).toEqual(
    Object.values(HEATING_FUELS),
  );
  expect(choices(1595, KITCHENS).map(({ comfort }) => comfort?.kitchen)).toEqual(Object.values(KITCHENS));
  expect(choices(1736, DESTINATIONS).map(({ planning }) => planning?.destination)).toEqual(
    Object.values(DESTINATIONS),
  );
  expect(choices(2712, SUMMONS).map(({ planning }) => planning)).toEqual(
    Object.values(SUMMONS).map((state) =>
      expect.objectContaining(state === 'NONE' ? { summons: false } : { summonsState: state }),
    ),
  );
});

test('counts choices and numbers that it does not know', () => {
  const unmapped = new UnmappedValues();
  translateOne(enumDetail(1595, '1'), unmapped);
  translateOne(detail(14, 'about 1900'), unmapped);
  translateOne({ area: 'large', fronts: 7, energyClass: 'Z' }, unmapped);
  expect(unmapped.list()).toEqual([
    { field: 'area', value: null, count: 1 },
    { field: 'details.enum.id', value: '1', count: 1 },
    { field: 'details.value', value: null, count: 1 },
    { field: 'energyClass', value: 'Z', count: 1 },
    { field: 'fronts', value: '7', count: 1 },
  ]);
});

test('a price in text may have four decimals', () => {
  expect(translateOne({ price: '350000.0000' }).price).toBe(350_000);
});

test('the latitude of coordinates x and y is the larger number', () => {
  const location = { latitude: 51.05, longitude: 3.72 };
  expect(translateOne({ coordinateX: 51.05, coordinateY: 3.72 }).location).toEqual(location);
  expect(translateOne({ coordinateX: 3.72, coordinateY: 51.05 }).location).toEqual(location);
});

test('coordinates of the Belgian grid are no point, and are counted', () => {
  const unmapped = new UnmappedValues();
  expect(translateOne({ coordinateX: 104_500, coordinateY: 193_700 }, unmapped).location).toBeUndefined();
  expect(unmapped.list()).toEqual([{ field: 'coordinateX', value: null, count: 1 }]);
});

test('visitors see the reference number, whose change changes no key', () => {
  expect(translateOne({ referenceNumber: 'W12' })).toMatchObject({ reference: '1', agencyReference: 'W12' });
  expect(translateOne({ referenceNumber: '' }).agencyReference).toBeUndefined();
});

test.each([
  [{ name: 'Villa', short: 'Met tuin.', long: 'Ruim.' }, 'Villa', 'Met tuin.\n\nRuim.'],
  [{ name: 'Villa', short: 'Met tuin.', long: '<p>Met tuin.</p> Ruim.' }, 'Villa', 'Met tuin.\n\nRuim.'],
  [{ short: 'Met tuin.', long: 'Ruim.' }, 'Met tuin.', 'Ruim.'],
  [{ short: 'Met tuin. En kelder.', long: 'Ruim.' }, 'Met tuin.', 'Met tuin. En kelder.\n\nRuim.'],
  [{ short: 'Met tuin.' }, 'Met tuin.', 'Met tuin.'],
  [{ name: 'Villa', long: 'Ruim.' }, 'Villa', 'Ruim.'],
])('the texts %j lose no short description', (texts, title, description) => {
  const { name, short, long }: { name?: string; short?: string; long?: string } = texts;
  const text = (content?: string) => content && [{ languageId: 'nl-BE', content }];
  const fields = { name, shortDescription: text(short), longDescription: text(long) };
  expect(translateOne(fields).texts).toEqual({ nl: { title, description } });
});

test('archived estates are withdrawn', () => {
  expect(translateOne({ status: { id: 5 } }).status).toBe('WITHDRAWN');
});

test('only estates that are online are shown', () => {
  const unmapped = new UnmappedValues();
  expect(translateOne({ displayStatusId: 2 }, unmapped).status).toBe('AVAILABLE');
  for (const displayStatusId of [1, 3, 4, 5])
    expect(translateOne({ displayStatusId }, unmapped).status).toBe('WITHDRAWN');
  expect(unmapped.list().map(({ field, value }) => `${field} ${value}`)).toEqual([
    'displayStatusId 3',
    'displayStatusId 4',
    'displayStatusId 5',
  ]);
  // The request for the list asks for estates that are online.
  expect(translateOne({}).status).toBe('AVAILABLE');
});

test.each([[undefined], [null], [false], [0]])(
  'address and price are hidden when their flags are %p',
  (flag) => {
    const { address, price } = translateOne({ displayAddress: flag, displayPrice: flag });
    expect(address.hidden).toBe(true);
    expect(price).toBeUndefined();
  },
);

test.each([[true], [1], ['true']])('address and price are shown when their flags are %p', (flag) => {
  const { address, price } = translateOne({ displayAddress: flag, displayPrice: flag });
  expect(address.hidden).toBeUndefined();
  expect(price).toBe(100_000);
});

test('rejects records with a reason, and keeps their reference', () => {
  expect(translateOne({ currency: 'SEK' }).price).toBeUndefined();
  expect(reasonsOf({ country: { id: 5 } })).toEqual(['address.country: "5" is not supported']);
  expect(reasonsOf({ purpose: { id: 'constructor' } })).toEqual(['purpose: "constructor" is not known']);
  expect(reasonsOf({ purposeStatus: null })).toEqual(['purposeStatus: "" is not known']);
  expect(reasonsOf({ canHaveChildren: true })).toEqual(['the units of the project are not in its record']);
  expect(translateInPieces(whise, feedOf({ purposeStatus: null }))[0]).toMatchObject({ reference: '1' });
});

test('rejects records without an id, and values that are no object', () => {
  expect(translateInPieces(whise, feedOf({ id: null }))).toEqual([
    { number: 1, kind: 'estate', reasons: ['reference: missing'] },
  ]);
  expect(translateInPieces(whise, '{"estates":[1]}')).toEqual([
    { number: 1, kind: 'estate', reasons: ['the estate is no object'] },
  ]);
});

test('leaves a negative price and a second record of a reference to the importer', () => {
  expect(findFaults(translateInPieces(whise, feedOf({ price: -1 })))).toEqual([
    'the price is -1, which is lower than 0',
  ]);
  expect(translateInPieces(whise, feedOf({}, {}))).toMatchObject([
    { line: { reference: '1' } },
    { line: { reference: '1' } },
  ]);
});

test.each([
  ['nothing', '', 'the Whise feed is empty'],
  ['an entity bomb', '<!DOCTYPE a [<!ENTITY b "bb">]><a>&b;</a>', 'the Whise feed is not valid JSON'],
  ['another format', '{"properties":[]}', 'it has no list "estates" or "estateList"'],
  ['half a feed', sample.subarray(0, 2000), 'the Whise feed ends in the middle, after record 0'],
])('stops at %s', (_, feed, message) => {
  expect(() => translateInPieces(whise, feed)).toThrow(ImportStopped);
  expect(() => translateInPieces(whise, feed)).toThrow(message);
});

test('reads a large feed in flat memory', () => {
  const longDescription = [{ languageId: 'nl-BE', content: 'Een ruime woning. '.repeat(3000) }];
  const estate = Buffer.from(`${JSON.stringify(Object.assign({}, APARTMENT, { longDescription }))},`);
  function* pieces() {
    yield Buffer.from('{"estates":[');
    for (let size = 0; size < 70_000_000; size += estate.length) yield estate;
    yield Buffer.from('{}],"totalCount":1}');
  }
  const { records, growth } = measureStream(whise, pieces());
  expect(records).toBeGreaterThan(1_200);
  expect(growth).toBeLessThan(50_000_000);
});
