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
import { STATUSES } from './kind.ts';
import { LAND_USES, SCORES } from './legal.ts';
import { RENT_PERIODS } from './price.ts';
import { AREA_UNITS, CONDITIONS, EPC_LABELS, GARDEN_ORIENTATIONS, REPORT_RESULTS } from './sections.ts';
import { sweepbright } from './sweepbright.ts';
import { SUB_TYPES } from './types.ts';

const sample = readSample('sweepbright/agency.json');
const lines: unknown = JSON.parse(readSample('sweepbright/lines.json').toString());

const APARTMENT = {
  id: 'a1',
  type: 'apartment',
  sub_type: 'penthouse',
  negotiation: 'sale',
  status: 'available',
  location: { country: 'BE', postal_code: '9000', city: 'Gent', hidden: false },
  price: { amount: 100_000, currency: 'EUR', hidden: false },
};

function feedOf(...overrides: object[]): string {
  return JSON.stringify(overrides.map((each) => Object.assign({}, APARTMENT, each)));
}

function translateOne(overrides: object, unmapped = new UnmappedValues()) {
  const [record] = translateInPieces(sweepbright, feedOf(overrides), { unmapped });
  if (!record || !('line' in record) || record.line.kind !== 'estate')
    throw new Error(JSON.stringify(record));
  expect(findFaults([record])).toEqual([]);
  return record.line;
}

function reasonsOf(overrides: object): string[] {
  const [record] = translateInPieces(sweepbright, feedOf(overrides));
  return record && 'reasons' in record ? record.reasons : [];
}

test.each([1, 7, 1000, 1_000_000])('translates the sample in pieces of %d bytes', (size) => {
  const records = translateInPieces(sweepbright, sample, { size });
  expect(toPlain(records)).toEqual(lines);
  expect(findFaults(records)).toEqual([]);
  expect(findUnknownFields(records)).toEqual([]);
});

test('reads one estate, a list and an object with a list alike', () => {
  const [line] = toPlain(translateInPieces(sweepbright, feedOf({}))) as unknown[];
  const [estate] = JSON.parse(feedOf({})) as object[];
  for (const feed of [estate, { data: [estate] }, { data: estate }, { meta: {}, data: [estate] }]) {
    expect(toPlain(translateInPieces(sweepbright, JSON.stringify(feed)))).toEqual([line]);
  }
});

test('counts what it cannot map, without names or values of private fields', () => {
  const unmapped = new UnmappedValues();
  const records = translateInPieces(sweepbright, sample, { unmapped });
  expect(unmapped.list()).toEqual([
    { field: 'people.agents', value: null, count: 8 },
    { field: 'building.construction.architect', value: null, count: 1 },
    { field: 'building.renovation.description', value: null, count: 1 },
    { field: 'documents', value: null, count: 1 },
    { field: 'features.ecology.solar_panels', value: null, count: 1 },
    { field: 'features.energy.gas', value: null, count: 1 },
    { field: 'kitchen_condition', value: null, count: 1 },
    { field: 'price_taxes', value: null, count: 1 },
    { field: 'rooms', value: null, count: 1 },
    { field: 'sizes.gross_area', value: null, count: 1 },
    { field: 'sizes.plot_area.unit', value: 'rod', count: 1 },
    { field: 'sub_type', value: 'house cottage', count: 1 },
    { field: 'virtual_tour_url', value: null, count: 1 },
  ]);
  expect(JSON.stringify([records, unmapped.list()])).not.toMatch(/secret|vendor|negotiator|mandate/i);
});

test('recognizes its feeds', () => {
  expect(sweepbright.recognizes(sample.toString('latin1', 0, 4096))).toBe(true);
  expect(sweepbright.recognizes(feedOf({}))).toBe(true);
  expect(sweepbright.recognizes('{"estates":[{"id":1,"purpose":{"id":1}}]}')).toBe(false);
  expect(sweepbright.recognizes('<?xml version="1.0"?><root/>')).toBe(false);
});

test.each(
  Object.entries(SUB_TYPES).flatMap(([type, subTypes]) =>
    Object.entries(subTypes).map(([name, subType]) => [type, name, subType] as const),
  ),
)('%s of sub_type "%s" is %s', (type, name, subType) => {
  expect(ESTATE_SUB_TYPES).toContain(subType);
  expect(translateOne({ type, sub_type: name || null }).subType).toBe(subType);
});

test.each([
  ['house', null, 'DETACHED', 'house'],
  ['house', 'cottage', 'DETACHED', 'house cottage'],
  ['land', null, 'BUILDING_PLOT', 'land'],
  ['parking', 'boat', 'BOX', 'parking boat'],
  ['constructor', 'constructor', 'DETACHED', 'constructor constructor'],
])('%s of sub_type %p is the plain %s, and is counted', (type, sub_type, subType, value) => {
  const unmapped = new UnmappedValues();
  expect(translateOne({ type, sub_type }, unmapped).subType).toBe(subType);
  expect(unmapped.list()).toEqual([{ field: 'sub_type', value, count: 1 }]);
});

test.each(Object.entries(STATUSES))('status %s is %s', (name, status) => {
  expect(translateOne({ negotiation: name === 'rented' ? 'let' : 'sale', status: name }).status).toBe(status);
});

test('an estate that is not public is withdrawn', () => {
  expect(translateOne({ publish_status: 'private' }).status).toBe('WITHDRAWN');
});

test.each(Object.entries(CONDITIONS))('general_condition %s is %s', (name, state) => {
  expect(translateOne({ general_condition: name }).construction?.state).toBe(state);
});

test.each(Object.entries(LAND_USES))('land_use_designation %s is %s', (name, destination) => {
  const legal = { property_and_land: { land_use_designation: name } };
  expect(translateOne({ legal }).planning?.destination).toBe(destination);
});

test.each(Object.entries(SCORES))('flood score %s is %s, by either name', (name, score) => {
  const land = { flood_risk_plot_score: name, flood_risk_building_score: name };
  const expected = { floodParcel: score, floodBuilding: score };
  expect(translateOne({ legal: { property_and_land: land } }).planning).toEqual(expected);
  expect(translateOne({ legal: { p_score: name, g_score: name } }).planning).toEqual(expected);
});

test.each(Object.entries(REPORT_RESULTS))('report %s is %s', (name, report) => {
  const legal = { energy: { report_electricity_gas: name, report_fuel_tank: name } };
  expect(translateOne({ legal }).energy).toEqual({ electricityReport: report, oilTankReport: report });
});

test.each(Object.entries(EPC_LABELS))('epc_category %s is %s, at either place', (name, label) => {
  expect(translateOne({ legal: { energy: { epc_category: name } } }).epc).toEqual({ label });
  expect(translateOne({ epc_category: name }).epc).toEqual({ label });
});

test.each(Object.entries(GARDEN_ORIENTATIONS))('garden_orientation %s is %s', (name, orientation) => {
  expect(translateOne({ garden_orientation: name }).dimensions?.gardenOrientation).toBe(orientation);
  expect(translateOne({ orientation: { garden_orientation: name } }).dimensions?.gardenOrientation).toBe(
    orientation,
  );
});

test('converts areas of every unit and rents of every period', () => {
  const areas = Object.keys(AREA_UNITS).map(
    (unit) => translateOne({ sizes: { plot_area: { size: 10, unit } } }).dimensions?.plotArea,
  );
  expect(areas).toEqual([10, 1, 1000, 40_469, 100_000]);
  const price = { amount: 300, currency: 'EUR', hidden: false };
  const rents = Object.keys(RENT_PERIODS).map(
    (rent_period) => translateOne({ negotiation: 'let', rent_period, price }).price,
  );
  expect(rents).toEqual([1300, 300, 25]);
});

test.each([
  { location: { country: 'BE', postal_code: '9000', city: 'Gent', hidden: true } },
  { hidden_address: true },
  { publish_address: false },
])('hides the address of %j', (fields) => {
  expect(translateOne(fields).address.hidden).toBe(true);
});

test('the address and the price are hidden unless a flag says that they are shown', () => {
  const place = { country: 'BE', postal_code: '9000', city: 'Gent' };
  const price = { amount: 1, currency: 'EUR' };
  const unsaid = translateOne({ location: place, price });
  expect(unsaid.address.hidden).toBe(true);
  expect(unsaid.price).toBeUndefined();
  const shown = translateOne({ location: place, publish_address: true, price, price_hidden: false });
  expect(shown.address.hidden).toBeUndefined();
  expect(shown.price).toBe(1);
});

test('the point 0, 0 is none', () => {
  const location = { country: 'BE', postal_code: '9000', city: 'Gent', hidden: false };
  const at = (latitude: number, longitude: number) =>
    translateOne({ location: { ...location, geo: { latitude, longitude } } }).location;
  expect(at(0, 0)).toBeUndefined();
  expect(at(51.05, 3.72)).toEqual({ latitude: 51.05, longitude: 3.72 });
});

test('visitors see the reference of the agency, and no other setting is read', () => {
  const unmapped = new UnmappedValues();
  const settings = { reference: ' W12 ', secret: 'x' };
  expect(translateOne({ settings }, unmapped)).toMatchObject({ reference: 'a1', agencyReference: 'W12' });
  expect(translateOne({ settings: { reference: null } }, unmapped).agencyReference).toBeUndefined();
  expect(unmapped.list()).toEqual([]);
});

test('a hidden price is on request', () => {
  expect(translateOne({ price: { amount: 1, currency: 'EUR', hidden: true } }).price).toBeUndefined();
  expect(translateOne({ price_hidden: true }).price).toBeUndefined();
});

test('rejects records with a reason, and keeps their reference', () => {
  expect(translateOne({ price: { amount: 1, currency: 'PLN', hidden: false } }).price).toBeUndefined();
  expect(reasonsOf({ location: { country: 'PE' } })).toEqual(['address.country: "PE" is not supported']);
  expect(reasonsOf({ status: 'auction' })).toEqual(['status: "auction" is not known']);
  expect(reasonsOf({ negotiation: 'swap' })).toEqual(['negotiation: "swap" is not known']);
  expect(translateInPieces(sweepbright, feedOf({ status: 'auction' }))[0]).toMatchObject({ reference: 'a1' });
});

test('rejects records without an id, and values that are no object', () => {
  expect(translateInPieces(sweepbright, feedOf({ id: '' }))).toEqual([
    { number: 1, kind: 'estate', reasons: ['reference: missing'] },
  ]);
  expect(translateInPieces(sweepbright, '[null]')).toEqual([
    { number: 1, kind: 'estate', reasons: ['the estate is no object'] },
  ]);
});

test('leaves a negative price and a second record of a reference to the importer', () => {
  const negative = feedOf({ price: { amount: -1, currency: 'EUR', hidden: false } });
  expect(findFaults(translateInPieces(sweepbright, negative))).toEqual([
    'the price is -1, which is lower than 0',
  ]);
  expect(translateInPieces(sweepbright, feedOf({}, {}))).toMatchObject([
    { line: { reference: 'a1' } },
    { line: { reference: 'a1' } },
  ]);
});

test.each([
  ['nothing', '', 'the SweepBright feed is empty'],
  ['an entity bomb', '<!DOCTYPE a [<!ENTITY b "bb">]><a>&b;</a>', 'the SweepBright feed is not valid JSON'],
  ['half a feed', sample.subarray(0, 5000), 'the SweepBright feed ends in the middle, after record 0'],
])('stops at %s', (_, feed, message) => {
  expect(() => translateInPieces(sweepbright, feed)).toThrow(ImportStopped);
  expect(() => translateInPieces(sweepbright, feed)).toThrow(message);
});

test('reads a large feed in flat memory', () => {
  const description = { nl: 'Een ruime woning. '.repeat(3000) };
  const estate = Buffer.from(`${JSON.stringify(Object.assign({}, APARTMENT, { description }))},`);
  function* pieces() {
    yield Buffer.from('{"data":[');
    for (let size = 0; size < 70_000_000; size += estate.length) yield estate;
    yield Buffer.from('{}]}');
  }
  const { records, growth } = measureStream(sweepbright, pieces());
  expect(records).toBeGreaterThan(1_200);
  expect(growth).toBeLessThan(50_000_000);
});

test.each([true, false, undefined])('pending legal proceedings that are %p are a summons', (flag) => {
  const legal = { regulations: { pending_legal_proceedings: flag } };
  expect(translateOne({ legal }).planning?.summons).toBe(flag);
});
