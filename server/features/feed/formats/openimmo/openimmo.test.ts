import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ImportStopped } from '../../import-stopped.ts';
import { reasonsOf, translateFeed } from '../testing/translate-feed.ts';
import {
  findFaults,
  measureStream,
  repeatRecord,
  toPlain,
  translateInPieces,
} from '../testing/translate-in-pieces.ts';
import { UnmappedValues } from '../unmapped-values.ts';
import { category, END, FOR_RENT, immobilie, START, TRANSFER, translate } from './immobilie-builder.ts';
import { openimmo } from './openimmo.ts';

const sample = readFileSync('tests/feeds/openimmo/sample.xml');
const expected = JSON.parse(readFileSync('tests/feeds/openimmo/expected.json', 'utf8'));

test.each([1, 7, 1000, 1_000_000])('translates the sample in pieces of %d bytes', (pieceLength) => {
  const { records, unmapped } = translateFeed(openimmo, sample, pieceLength);
  expect(toPlain(records)).toEqual(expected.records);
  expect(unmapped.list()).toEqual(expected.unmapped);
});

test('translates the sample in Windows-1252 alike', () => {
  // Windows-1252 has all characters of the sample.
  const text = sample.toString().replace('encoding="UTF-8"', 'encoding="windows-1252"');
  const bytes = Buffer.from(text.replaceAll('œ', '\u009c'), 'latin1');
  expect(toPlain(translateFeed(openimmo, bytes).records)).toEqual(expected.records);
});

test('the importer accepts every line of the sample', () => {
  const { records } = translateFeed(openimmo, sample);
  expect(records.filter((record) => 'line' in record)).toHaveLength(6);
  expect(findFaults(records)).toEqual([]);
});

test('no private value is translated or counted', () => {
  const { records, unmapped } = translateFeed(openimmo, sample);
  const output = JSON.stringify([records, unmapped.list()]);
  const secrets = ['Schmitz', 'schmitz@', '+32 470', 'Leonard', 'Kohnen', '77812', '3 %', '63001A', 'zodra'];
  for (const secret of [...secrets, 'kontaktperson', 'courtage', 'zugang', 'flurstueck', 'objektnr_intern']) {
    expect(sample.toString()).toContain(secret);
    expect(output).not.toContain(secret);
  }
});

test('deleted properties are left out', () => {
  const deleted = immobilie({
    verwaltung_techn: '<objektnr_extern>A2</objektnr_extern><aktion aktionart="DELETE"/>',
  });
  expect(translate(deleted, immobilie()).records).toMatchObject([{ number: 2, line: { reference: 'A1' } }]);
});

test('a price in another currency is on request, with its charges', () => {
  const preise = '<kaufpreis>1</kaufpreis><hausgeld>2</hausgeld><waehrung iso_waehrung="CHF"/>';
  const { records, unmapped } = translate(immobilie({ preise }));
  expect(records).toMatchObject([{ line: { price: undefined, financial: {} } }]);
  expect(JSON.stringify(records)).not.toContain('charges');
  expect(unmapped.list()).toEqual([{ field: 'currency of the price', value: 'CHF', count: 1 }]);
});

describe('rejects', () => {
  test.each([
    [{ preise: '<kaufpreis>billig</kaufpreis>' }, 'price: kaufpreis is not a number'],
    [{ verwaltung_techn: '<objektnr_extern>?</objektnr_extern>' }, 'reference: missing'],
    [{ objektkategorie: category('<wohnung/>', '') }, 'vermarktungsart: missing'],
    [{ objektkategorie: category('<wohnung/>', 'LEASING="1"') }, 'vermarktungsart: LEASING is not supported'],
    [{ geo: '<plz>1</plz><ort>X</ort><land iso_land="PER"/>' }, 'land: "PER" is not supported'],
    [{ zustand_angaben: '<verkaufstatus stand="WEG"/>' }, 'status: "WEG" is not known'],
    [
      { objektkategorie: FOR_RENT, preise: '<preis_zeiteinheit zeiteinheit="TAG"/>' },
      'price: a rent per TAG is not supported',
    ],
    [
      { objektkategorie: FOR_RENT, verwaltung_objekt: '<als_ferien>true</als_ferien>' },
      'als_ferien: holiday rentals are not supported',
    ],
  ])('%j', (changes, reason) => {
    const [record] = translate(immobilie(changes as Record<string, string>)).records;
    expect(reasonsOf(record)).toEqual([reason]);
  });

  test('a negative price, in the importer', () => {
    const { records } = translate(immobilie({ preise: '<kaufpreis>-5</kaufpreis>' }));
    expect(findFaults(records)).toEqual([expect.stringMatching(/^the price is /)]);
  });

  test('neither of two records of one reference: the importer does', () => {
    expect(translate(immobilie(), immobilie()).records.map(({ number }) => number)).toEqual([1, 2]);
  });
});

describe('stops for', () => {
  const transfer = (attributes: string) => `<openimmo><uebertragung ${attributes}/></openimmo>`;
  test.each([
    ['a transfer of unknown extent', transfer('art="ONLINE"'), /does not say that it is complete/],
    ['a transfer that deletes', transfer('umfang="VOLL" modus="DELETE"'), /deletes all of its properties/],
    [
      'another version',
      transfer('umfang="VOLL" version="2.0"'),
      /version "2.0" of OpenImmo is not supported/,
    ],
    ['no transfer', `<openimmo><anbieter>${immobilie()}${END}`, /has no <uebertragung>/],
    ['no transfer and no property', '<openimmo/>', /has no <uebertragung>/],
    ['another XML format', '<root><kyero/></root>', /root element is <root>/],
    ['a truncated feed', sample.subarray(0, 3000), /^the XML is truncated/],
    ['entities', `<!DOCTYPE openimmo [<!ENTITY a "b">]>${START}${END}`, /document type declaration/],
  ])('%s', (_, feed, reason) => {
    expect(() => translateFeed(openimmo, feed)).toThrow(ImportStopped);
    expect(() => translateFeed(openimmo, feed)).toThrow(reason);
  });

  test('a complete transfer without properties does not', () => {
    expect(translateFeed(openimmo, `<openimmo>${TRANSFER}</openimmo>`).records).toEqual([]);
  });
});

describe('a file that does not say that it is complete is so when the format is named', () => {
  const anid = '<openimmo_anid>ABCD20191104</openimmo_anid>';
  test.each([
    ['without an extent', `<uebertragung art="OFFLINE" modus="CHANGE" version="1.2.7"/><anbieter>${anid}`],
    ['without a transfer', `<anbieter>${anid}`],
  ])('%s', (_, start) => {
    const feed = `<openimmo>${start}${immobilie()}${END}`;
    expect(translateInPieces(openimmo, feed, { isNamed: true })).toMatchObject([
      { line: { reference: 'A1' } },
    ]);
    expect(() => translateInPieces(openimmo, feed)).toThrow('name the format "openimmo"');
  });
});

describe('a partial transfer', () => {
  const deletion = (reference: string) =>
    `<immobilie><verwaltung_techn><objektnr_extern>${reference}</objektnr_extern><aktion aktionart="DELETE"/></verwaltung_techn></immobilie>`;
  const read = (modus: string, ...properties: string[]) => {
    const translator = openimmo.createTranslator({ locale: 'nl', unmapped: new UnmappedValues() });
    const transfer = `<uebertragung art="OFFLINE" umfang="TEIL" modus="${modus}" version="1.2.7"/>`;
    const records = translator.push(
      Buffer.from(`<openimmo>${transfer}<anbieter>${properties.join('')}${END}`),
    );
    return { records: [...records, ...translator.end()], deleted: [...(translator.deleted ?? [])] };
  };

  test('names the properties that it deletes, and has the others', () => {
    const { records, deleted } = read('CHANGE', deletion('A2'), immobilie(), deletion('A3'));
    expect(records).toMatchObject([{ line: { reference: 'A1' } }]);
    expect(deleted).toEqual(['A2', 'A3']);
  });

  test('deletes all of its properties in the mode DELETE', () => {
    expect(read('DELETE', immobilie())).toEqual({ records: [], deleted: ['A1'] });
  });

  test('keeps a property that it deletes and has', () => {
    expect(read('CHANGE', deletion('A1'), immobilie()).deleted).toEqual([]);
  });

  test('rejects a deletion without a reference', () => {
    expect(read('CHANGE', deletion('?'))).toMatchObject({
      records: [{ reasons: ['reference: missing'] }],
      deleted: [],
    });
  });

  test('a complete one names none', () => {
    const translator = openimmo.createTranslator({ locale: 'nl', unmapped: new UnmappedValues() });
    translator.push(Buffer.from(`${START}${deletion('A2')}${END}`));
    expect(translator.deleted).toBeNull();
  });
});

test('recognizes its feeds', () => {
  expect(openimmo.recognizes(sample.toString('latin1', 0, 4096))).toBe(true);
  expect(openimmo.recognizes('<oi:openimmo xmlns:oi="http://www.openimmo.de">')).toBe(true);
  expect(openimmo.recognizes('<openimmo_feedback>')).toBe(false);
  expect(openimmo.recognizes('<root><kyero>')).toBe(false);
});

test('memory does not grow with the length of a feed', () => {
  const freitexte = `<objektbeschreibung>${'Ein Haus mit Garten. '.repeat(150)}</objektbeschreibung>`;
  const feed = { start: START, record: immobilie({ freitexte }), end: END };
  const { records, growth } = measureStream(openimmo, repeatRecord(feed, 8_000_000));
  expect(records).toBeGreaterThan(2_000);
  expect(growth).toBeLessThan(4_000_000);
});
