import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { SUB_TYPES_BY_TYPE } from '../../../../../shared/estates/vocabulary.ts';
import { ImportStopped } from '../../import-stopped.ts';
import { estateOf, reasonsOf, translateFeed } from '../testing/translate-feed.ts';
import { findFaults, measureStream, repeatRecord, toPlain } from '../testing/translate-in-pieces.ts';
import { kyero } from './kyero.ts';
import { PRICE_PERIODS } from './price.ts';
import { PROPERTY_TYPES } from './property-types.ts';

const sample = readFileSync('tests/feeds/kyero/sample.xml');
const expected = JSON.parse(readFileSync('tests/feeds/kyero/expected.json', 'utf8'));

const START = '<root><kyero><feed_version>3</feed_version></kyero>';
const FIELDS: Record<string, string> = {
  ref: 'A1',
  price: '250000',
  currency: 'EUR',
  price_freq: 'sale',
  type: 'Villa',
  town: 'Gent',
  country: 'Belgium',
  postcode: '9000',
  desc: '<nl>Een huis.</nl>',
};

function property(changes: Record<string, string> = {}): string {
  const fields = Object.entries({ ...FIELDS, ...changes });
  return `<property>${fields.map(([name, value]) => `<${name}>${value}</${name}>`).join('')}</property>`;
}

function translate(...properties: string[]) {
  return translateFeed(kyero, `${START}${properties.join('')}</root>`);
}

function translateOne(changes: Record<string, string>) {
  const { records, unmapped } = translate(property(changes));
  return { record: records[0], unmapped: unmapped.list() };
}

test.each([1, 7, 1000, 1_000_000])('translates the sample in pieces of %d bytes', (pieceLength) => {
  const { records, unmapped } = translateFeed(kyero, sample, pieceLength);
  expect(toPlain(records)).toEqual(expected.records);
  expect(unmapped.list()).toEqual(expected.unmapped);
});

test('the importer accepts every line of the sample', () => {
  const { records } = translateFeed(kyero, sample);
  expect(records.filter((record) => 'line' in record)).toHaveLength(6);
  expect(findFaults(records)).toEqual([]);
});

test('no private value is translated or counted', () => {
  const { records, unmapped } = translateFeed(kyero, sample);
  const output = JSON.stringify([records, unmapped.list()]);
  for (const secret of ['Janssens', 'owner@', 'jan.peeters', '11008A', 'Park van', 'notes', 'catastral']) {
    expect(sample.toString()).toContain(secret);
    expect(output).not.toContain(secret);
  }
});

describe('tables', () => {
  test.each(Object.entries(PROPERTY_TYPES))('the type %s is %j', (name, [type, subType]) => {
    expect(SUB_TYPES_BY_TYPE[type]).toContain(subType);
    expect(estateOf(translateOne({ type: name.toUpperCase() }).record)).toMatchObject({ type, subType });
  });

  test('the name of a country', () => {
    const { record } = translateOne({ country: 'PORTUGAL' });
    expect(estateOf(record)).toMatchObject({ address: { country: 'PT' } });
  });

  test.each(Object.keys(PRICE_PERIODS))('the price frequency %s', (frequency) => {
    expect(estateOf(translateOne({ price_freq: frequency, price: '300' }).record)).toMatchObject({
      transaction: frequency === 'sale' ? 'SALE' : 'RENT',
      price: frequency === 'week' ? 1300 : 300,
    });
  });
});

describe('values', () => {
  test.each([
    ['0', undefined],
    ['', undefined],
    ['x', undefined],
    ['1250', 1250],
    ['1.250', 1250],
    ['350000.000', 350_000],
    ['950.0000', 950],
    ['-5', -5],
  ])('the price "%s" is %p', (price, euros) => {
    expect(estateOf(translateOne({ price }).record).price).toBe(euros);
  });

  test.each([
    ['A 12/b', 'A-12/b'],
    ['  12 ', '12'],
    ['(é) #7?', '7'],
    ['../x', 'x'],
  ])('the reference "%s" becomes %s', (ref, reference) => {
    expect(estateOf(translateOne({ ref }).record).reference).toBe(reference);
  });

  test('long texts are shortened at a word', () => {
    const { record } = translateOne({ desc: `<nl>${'woord '.repeat(3000)}</nl>` });
    const { nl } = estateOf(record).texts;
    expect(nl?.title).toMatch(/woord…$/);
    expect(nl?.description).toMatch(/woord…$/);
    expect(nl?.description.length).toBeLessThanOrEqual(8000);
  });

  test('line ends that are escaped twice are line ends', () => {
    const { record } = translateOne({ desc: '<nl>Een.&amp;#13;&amp;#13;Twee.</nl>' });
    expect(estateOf(record).texts.nl).toEqual({ title: 'Een.', description: 'Een.\n\nTwee.' });
  });

  // Patterns that take quadratic time on such texts exceed the time limit of the test.
  test.each(['&lt;a', '&lt;script', '-', ' ', '&lt;/p'])('a long text of "%s" is shortened', (part) => {
    const text = part.repeat(1_900_000 / part.length);
    const { record } = translateOne({ ref: `A${text}`, desc: '<nl/>' });
    expect(estateOf(record).reference.length).toBeLessThanOrEqual(200);
    const { nl } = estateOf(translateOne({ desc: `<nl>a${text}</nl>` }).record).texts;
    expect(nl?.description.length).toBeLessThanOrEqual(8000);
  });

  test('a feed without a country is Spanish', () => {
    expect(estateOf(translateOne({ country: '' }).record)).toMatchObject({ address: { country: 'ES' } });
  });

  test.each([
    ['Luxury Villa', 'HOUSE', 'VILLA'],
    ['Apartment, Sea View', 'APARTMENT', 'FLAT'],
    ['constructor', 'HOUSE', 'DETACHED'],
    ['', 'HOUSE', 'DETACHED'],
  ])('the unknown type "%s" is a home, and is counted', (name, type, subType) => {
    const { record, unmapped } = translateOne({ type: name });
    expect(estateOf(record)).toMatchObject({ type, subType });
    expect(unmapped).toEqual([{ field: 'type', value: name.toLowerCase(), count: 1 }]);
  });

  test('entities of HTML need no declaration', () => {
    const { nl } = estateOf(
      translateOne({ desc: '<nl>50 m&sup2;&nbsp;&plusmn; &amp;eacute;</nl>' }).record,
    ).texts;
    expect(nl?.description).toBe('50 m² ± é');
  });

  test('unknown labels are counted', () => {
    const { record, unmapped } = translateOne({ energy_rating: '<consumption>Z</consumption>' });
    expect(estateOf(record)).toMatchObject({ epc: { label: undefined } });
    expect(unmapped).toEqual([{ field: 'energy_rating/consumption', value: 'Z', count: 1 }]);
  });
});

test('a price in another currency is on request, and counted', () => {
  const { record, unmapped } = translateOne({ currency: 'GBP' });
  expect(estateOf(record).price).toBeUndefined();
  expect(unmapped).toEqual([{ field: 'currency of the price', value: 'GBP', count: 1 }]);
});

describe('rejects', () => {
  test.each([
    [{ price: '1 or 2' }, 'price: not a number'],
    [{ ref: '', id: ' ' }, 'reference: missing'],
    [{ price_freq: 'day' }, 'price_freq: "day" is not known'],
    [{ price_freq: '' }, 'price_freq: missing'],
    [{ country: 'Peru' }, 'country: "Peru" is not supported'],
    [{ part_ownership: '1' }, 'part_ownership: a share of a home is not supported'],
  ])('%j', (changes, reason) => {
    const { record } = translateOne(changes as Record<string, string>);
    expect(reasonsOf(record)).toEqual([reason]);
  });

  test('a negative price, in the importer', () => {
    expect(findFaults(translate(property({ price: '-5' })).records)).toEqual([
      expect.stringMatching(/^the price is /),
    ]);
  });

  test('neither of two records of one reference: the importer does', () => {
    expect(translate(property(), property()).records.map(({ number }) => number)).toEqual([1, 2]);
  });
});

describe('stops for', () => {
  test.each([
    ['another version', '<root><kyero><feed_version>2.1</feed_version></kyero></root>', /version "2.1"/],
    ['no version', `<root>${property()}</root>`, /^this is not a feed of Kyero/],
    ['another XML format', '<openimmo></openimmo>', /root element is <openimmo>/],
    ['a truncated feed', sample.subarray(0, 3000), /^the XML is truncated/],
    ['entities', `<!DOCTYPE root [<!ENTITY a "b">]>${START}</root>`, /document type declaration/],
  ])('%s', (_, feed, reason) => {
    expect(() => translateFeed(kyero, feed)).toThrow(ImportStopped);
    expect(() => translateFeed(kyero, feed)).toThrow(reason);
  });
});

test('recognizes its feeds', () => {
  expect(kyero.recognizes(sample.toString('latin1', 0, 4096))).toBe(true);
  expect(kyero.recognizes(Buffer.from(sample.toString(), 'utf16le').toString('latin1', 0, 4096))).toBe(true);
  expect(kyero.recognizes('<openimmo><uebertragung/></openimmo>')).toBe(false);
  expect(kyero.recognizes('<root><redsp/></root>')).toBe(false);
});

test('memory does not grow with the length of a feed', () => {
  const record = property({ desc: `<nl>${'Een mooi huis met tuin. '.repeat(150)}</nl>` });
  const feed = { start: START, record, end: '</root>' };
  const { records, growth } = measureStream(kyero, repeatRecord(feed, 8_000_000));
  expect(records).toBeGreaterThan(2_000);
  expect(growth).toBeLessThan(4_000_000);
});
