import { expect, test } from '@jest/globals';
import { ESTATE_SUB_TYPES } from '../../../../../shared/estates/vocabulary.ts';
import { ImportStopped } from '../../import-stopped.ts';
import { PLAIN_SUB_TYPES } from '../estate-parts.ts';
import {
  findFaults,
  findUnknownFields,
  measureStream,
  readSample,
  toPlain,
  translateInPieces,
} from '../testing/translate-in-pieces.ts';
import { UnmappedValues } from '../unmapped-values.ts';
import { blm } from './blm.ts';
import { RENT_PERIODS } from './price.ts';
import { SUB_TYPES, TYPES } from './property-types.ts';
import { STATUSES } from './status.ts';
import { AREA_UNITS, FURNISHED } from './translate-property.ts';

const sample = readSample('blm/agency.blm');
const lines: unknown = JSON.parse(readSample('blm/lines.json').toString());

const HOUSE = {
  AGENT_REF: 'A1',
  ADDRESS_1: '12',
  ADDRESS_2: 'Kerkstraat',
  TOWN: 'Gent',
  POSTCODE1: '9000',
  STATUS_ID: '0',
  TRANS_TYPE_ID: '1',
  PROP_SUB_ID: '4',
  PRICE: '100000',
};

/** A feed of version 3i with one record for each set of overrides. */
function feedOf(...overrides: Record<string, string>[]): string {
  const names = [...new Set(overrides.flatMap((each) => Object.keys({ ...HOUSE, ...each })))];
  const records = overrides.map((each) => names.map((name) => ({ ...HOUSE, ...each })[name] ?? '').join('|'));
  return [
    "#HEADER#\nVERSION : 3i\nEOF : '|'\nEOR : '~'\n#DEFINITION#",
    `${names.join('|')}|~\n#DATA#`,
    ...records.map((record) => `${record}|~`),
    '#END#',
  ].join('\n');
}

function translateOne(overrides: Record<string, string>, unmapped = new UnmappedValues()) {
  const [record] = translateInPieces(blm, feedOf(overrides), { unmapped });
  if (!record || !('line' in record) || record.line.kind !== 'estate')
    throw new Error(JSON.stringify(record));
  return record.line;
}

function reasonsOf(overrides: Record<string, string>): string[] {
  const [record] = translateInPieces(blm, feedOf(overrides));
  return record && 'reasons' in record ? record.reasons : [];
}

test.each([1, 7, 1000, 1_000_000])('translates the sample in pieces of %d bytes', (size) => {
  const records = translateInPieces(blm, sample, { size });
  expect(toPlain(records)).toEqual(lines);
  expect(findFaults(records)).toEqual([]);
  expect(findUnknownFields(records)).toEqual([]);
});

test('counts what it cannot map, without names or values of private fields', () => {
  const unmapped = new UnmappedValues();
  const records = translateInPieces(blm, sample, { unmapped });
  expect(unmapped.list()).toEqual([
    { field: 'people.offices', value: null, count: 4 },
    { field: 'COUNCIL_TAX_BAND', value: null, count: 1 },
    { field: 'MEDIA_DOCUMENT_00', value: null, count: 1 },
    { field: 'MEDIA_IMAGE_60', value: null, count: 1 },
    { field: 'MEDIA_VIRTUAL_TOUR_00', value: null, count: 1 },
    { field: 'PRICE_QUALIFIER', value: '10', count: 1 },
  ]);
  expect(JSON.stringify(records)).not.toContain('Secret Owner');
});

test('recognizes BLM in UTF-8 and UTF-16', () => {
  expect(blm.recognizes(sample.toString('latin1'))).toBe(true);
  expect(blm.recognizes(Buffer.from(`\uFEFF${feedOf({})}`).toString('latin1'))).toBe(true);
  expect(blm.recognizes(Buffer.from(`\uFEFF${feedOf({})}`, 'utf16le').toString('latin1'))).toBe(true);
  expect(blm.recognizes('<?xml version="1.0"?><root/>')).toBe(false);
  expect(blm.recognizes('{"estates":[]}')).toBe(false);
});

test('reads UTF-16 with a byte order mark', () => {
  const [record] = translateInPieces(blm, Buffer.from(`\uFEFF${feedOf({ TOWN: 'Liège' })}`, 'utf16le'), {
    size: 3,
  });
  expect(record).toMatchObject({ line: { address: { city: 'Liège' } } });
});

test.each(Object.entries(SUB_TYPES))('PROP_SUB_ID %s is %s', (code, subType) => {
  expect(ESTATE_SUB_TYPES).toContain(subType);
  const line = translateOne({ PROP_SUB_ID: code });
  expect(line.subType).toBe(subType);
  expect(findFaults([{ number: 1, line }])).toEqual([]);
});

test.each([
  ...Object.entries(TYPES),
  ['23', 'HOUSE'],
  ['26', 'HOUSE'],
  ['x', 'HOUSE'],
  ['', 'HOUSE'],
] as const)('PROP_SUB_ID "%s" is a plain %s, and is counted', (code, type) => {
  const unmapped = new UnmappedValues();
  const line = translateOne({ PROP_SUB_ID: code }, unmapped);
  expect(line).toMatchObject({ type, subType: PLAIN_SUB_TYPES[type] });
  expect(unmapped.list()).toEqual([{ field: 'PROP_SUB_ID', value: code, count: 1 }]);
  expect(SUB_TYPES).not.toHaveProperty(code);
});

test.each(
  Object.entries(STATUSES).flatMap(([transaction, statuses]) =>
    Object.entries(statuses).map(([code, status]) => [transaction, code, status] as const),
  ),
)('%s with STATUS_ID %s is %s', (transaction, code, status) => {
  const line = translateOne({ TRANS_TYPE_ID: transaction === 'SALE' ? '1' : '2', STATUS_ID: code });
  expect([line.transaction, line.status]).toEqual([transaction, status]);
  expect(findFaults([{ number: 1, line }])).toEqual([]);
});

test('converts rents of every period to months', () => {
  const rents = Object.keys(RENT_PERIODS).map(
    (code) => translateOne({ TRANS_TYPE_ID: '2', PRICE: '300', LET_RENT_FREQUENCY: code }).price,
  );
  expect(rents).toEqual([1300, 300, 100, 25]);
  const unmapped = new UnmappedValues();
  expect(translateOne({ TRANS_TYPE_ID: '2', LET_RENT_FREQUENCY: '5' }, unmapped).price).toBeUndefined();
  expect(unmapped.list()).toEqual([{ field: 'LET_RENT_FREQUENCY', value: '5', count: 1 }]);
});

test.each([
  ['350000.000', 350_000],
  ['350000.0000', 350_000],
  ['350.000', 350_000],
])('the price %s is %d', (PRICE, price) => {
  expect(translateOne({ PRICE }).price).toBe(price);
});

test('counts the names of fields with free text, not the text', () => {
  const unmapped = new UnmappedValues();
  translateOne({ PRICE: 'call Jan Peeters', BEDROOMS: 'three', CREATE_DATE: 'today' }, unmapped);
  expect(unmapped.list()).toEqual([
    { field: 'BEDROOMS', value: null, count: 1 },
    { field: 'CREATE_DATE', value: null, count: 1 },
    { field: 'PRICE', value: null, count: 1 },
  ]);
});

test('converts areas of every unit', () => {
  const areas = Object.keys(AREA_UNITS).map(
    (code) => translateOne({ MAX_SIZE_ENTERED: '100', AREA_SIZE_UNIT_ID: code }).dimensions?.livingArea,
  );
  expect(areas).toEqual([9, 100, 404686, 1_000_000]);
});

test.each([
  ['1.375', 5564],
  ['0,125', 506],
])('%s acres are %s m²', (size, livingArea) => {
  const { dimensions } = translateOne({ MAX_SIZE_ENTERED: size, AREA_SIZE_UNIT_ID: '3' });
  expect(dimensions).toEqual({ livingArea });
});

test.each(Object.entries(FURNISHED))('LET_FURN_ID %s: furnished is %s', (code, furnished) => {
  expect(translateOne({ LET_FURN_ID: code }).comfort?.furnished).toBe(furnished);
});

test.each([
  [
    { ADDRESS_1: '12A', ADDRESS_2: 'Kerkstraat' },
    { street: 'Kerkstraat', number: '12A' },
  ],
  [
    { ADDRESS_1: '12 bus 3', ADDRESS_2: 'Kerkstraat' },
    { street: 'Kerkstraat', number: '12', box: '3' },
  ],
  [
    { ADDRESS_1: 'Kerkstraat 12/3', ADDRESS_2: '' },
    { street: 'Kerkstraat', number: '12', box: '3' },
  ],
  [
    { ADDRESS_1: '12, Rue du Four', ADDRESS_2: '' },
    { street: 'Rue du Four', number: '12' },
  ],
  [{ ADDRESS_1: 'Villa Rosa', ADDRESS_2: 'Kerkstraat' }, { street: 'Kerkstraat' }],
  [{ ADDRESS_1: 'Kerkstraat', ADDRESS_2: '' }, { street: 'Kerkstraat' }],
])('parses the address %j', (fields, address) => {
  const hidden = { postalCode: '9000', city: 'Gent', hidden: true };
  expect(translateOne(fields).address).toEqual(Object.assign(hidden, address));
});

test.each([
  [{ ADDRESS_3: 'Gent' }, { street: 'Kerkstraat', number: '12', city: 'Gent' }],
  [{ ADDRESS_3: 'Gentbrugge', ADDRESS_4: 'Gent' }, { city: 'Gent' }],
  [
    { ADDRESS_1: 'Kerkstraat 12', ADDRESS_2: '9050 Gentbrugge', POSTCODE1: '' },
    { street: 'Kerkstraat', city: 'Gentbrugge', postalCode: '9050' },
  ],
  [{ DISPLAY_ADDRESS: 'Kerkstraat 12, Gent' }, { street: 'Kerkstraat', city: 'Gent' }],
  [{}, { postalCode: '9000' }],
])('finds the town of %j without TOWN', (fields, address) => {
  expect(translateOne({ TOWN: '', ...fields }).address).toMatchObject(address);
});

test('hides an address of which the public sees the town only', () => {
  expect(translateOne({ DISPLAY_ADDRESS: 'Gent' }).address.hidden).toBe(true);
  expect(translateOne({ DISPLAY_ADDRESS: 'Kerkstraat, Gent' }).address.hidden).toBe(true);
  expect(translateOne({ DISPLAY_ADDRESS: 'Kerkstraat 112, Gent' }).address.hidden).toBe(true);
  expect(translateOne({}).address.hidden).toBe(true);
  expect(translateOne({ DISPLAY_ADDRESS: 'KERKSTRAAT 12, Gent' }).address.hidden).toBeUndefined();
});

test('rejects records with a reason, and keeps their reference', () => {
  expect(translateOne({ CURRENCY: 'GBP', LET_BOND: '500' })).not.toHaveProperty('financial.guarantee');
  expect(translateOne({ CURRENCY: 'GBP' }).price).toBeUndefined();
  expect(reasonsOf({ COUNTRY_CODE: 'PE' })).toEqual(['address.country: "PE" is not supported']);
  expect(reasonsOf({ STATUS_ID: '5' })).toEqual(['STATUS_ID: "5" is not known for SALE']);
  expect(reasonsOf({ TRANS_TYPE_ID: '' })).toEqual(['TRANS_TYPE_ID: "" is not known']);
  expect(translateInPieces(blm, feedOf({ STATUS_ID: '5' }))[0]).toMatchObject({
    reference: 'A1',
    kind: 'estate',
  });
});

test('rejects a record without an id, or with too few fields', () => {
  expect(translateInPieces(blm, feedOf({ AGENT_REF: '' }))).toEqual([
    { number: 1, kind: 'estate', reasons: ['reference: missing'] },
  ]);
  expect(translateInPieces(blm, feedOf({}).replace('9000|0|1|4|', '9000|'))).toEqual([
    {
      number: 1,
      kind: 'estate',
      reference: 'A1',
      reasons: ['the record has 6 fields, but the definition has 9'],
    },
  ]);
});

test('leaves a negative price and a second record of a reference to the importer', () => {
  expect(findFaults(translateInPieces(blm, feedOf({ PRICE: '-1' })))).toEqual([
    'the price is -1, which is lower than 0',
  ]);
  const records = translateInPieces(blm, feedOf({}, {}));
  expect(records).toMatchObject([{ line: { reference: 'A1' } }, { line: { reference: 'A1' } }]);
});

test.each([
  ['nothing', '', 'the BLM feed is empty'],
  ['XML', '<?xml version="1.0"?><properties/>', 'this is not a BLM feed: it does not start with #HEADER#'],
  ['an entity bomb', '<!DOCTYPE a [<!ENTITY b "bb">]><a>&b;</a>', 'does not start with #HEADER#'],
  ['JSON', '{"estates":[]}', 'does not start with #HEADER#'],
  ['another version', feedOf({}).replace('3i', '1'), 'BLM version 1 is not supported'],
  ['no delimiter', feedOf({}).replace('EOF', 'X'), 'the header of the BLM feed has no EOF'],
  ['no AGENT_REF', feedOf({}).replace('AGENT_REF', 'X'), 'has no AGENT_REF'],
  ['a header only', '#HEADER#\nVersion : 3\n', 'the BLM feed ends in its header'],
  ['no end', feedOf({}).replace('#END#', ''), 'the BLM feed ends before #END#, after 1 properties'],
  ['half a record', feedOf({}, {}).slice(0, -40), 'the BLM feed ends before #END#, after 1 properties'],
])('stops at %s', (_, feed, message) => {
  expect(() => translateInPieces(blm, feed)).toThrow(ImportStopped);
  expect(() => translateInPieces(blm, feed)).toThrow(message);
});

test('stops at a record that is too long', () => {
  const feed = feedOf({ DESCRIPTION: 'x'.repeat(2_100_000) });
  expect(() => translateInPieces(blm, feed, { size: 64_000 })).toThrow(
    'property 1 of the BLM feed is longer',
  );
});

test('reads a large feed in flat memory', () => {
  const [start = '', rest = ''] = feedOf({ DESCRIPTION: 'Een ruime woning. '.repeat(100) }).split('#DATA#');
  const record = rest.replace('#END#', '').trim();
  const batch = Buffer.from(`${record}\n`.repeat(30));
  function* pieces() {
    yield Buffer.from(`${start}#DATA#\n`);
    for (let size = 0; size < 70_000_000; size += batch.length) yield batch;
    yield Buffer.from('#END#\n');
  }
  const { records, growth } = measureStream(blm, pieces());
  expect(records).toBeGreaterThan(30_000);
  expect(growth).toBeLessThan(50_000_000);
});
