import { describe, expect, test } from '@jest/globals';
import { ImportStopped } from '../../import-stopped.ts';
import type { XmlElement } from './xml-element.ts';
import { XmlRecordReader } from './xml-record-reader.ts';

const SHAPE = {
  format: 'Test',
  root: 'feed',
  records: new Set(['feed/homes/home']),
  skipped: new Set(['secret']),
};

function read(xml: string | Buffer, pieceLength = 1000): XmlElement[] {
  const reader = new XmlRecordReader(SHAPE);
  const bytes = Buffer.from(xml as string);
  const records: XmlElement[] = [];
  for (let from = 0; from < bytes.length; from += pieceLength) {
    records.push(...reader.push(bytes.subarray(from, from + pieceLength)));
  }
  records.push(...reader.end());
  return records;
}

const home = (content: string) => `<feed><homes><home>${content}</home></homes></feed>`;

test.each([1, 7, 1000])('returns records of a document in pieces of %d bytes', (pieceLength) => {
  const xml = `<?xml version="1.0"?><x:feed xmlns:x="urn:x"><note>no</note><x:homes>
    <x:home id="1 &amp; 2"> a<![CDATA[ <b> ]]>&#233;😀 <empty/><!-- c --><secret k="v">s<in>t</in></secret></x:home>
    <home/></x:homes><home>elsewhere</home></x:feed>`;
  expect(read(xml, pieceLength)).toEqual([
    {
      name: 'home',
      attributes: { id: '1 & 2' },
      text: 'a <b> é😀',
      children: [{ name: 'empty', attributes: {}, text: '', children: [] }],
    },
    { name: 'home', attributes: {}, text: '', children: [] },
  ]);
});

describe('the encoding', () => {
  const text = '<feed><homes><home>é €</home></homes></feed>';
  const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`;
  const bytes = (encoding: string, euro: number) =>
    Buffer.from(`${declared(encoding)}${text.replace('€', String.fromCharCode(euro))}`, 'latin1');
  const utf16 = Buffer.from(`\uFEFF${declared('utf-16')}${text}`, 'utf16le');

  test.each([
    ['UTF-8', Buffer.from(declared('UTF-8') + text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${declared('iso-8859-1')}${text}`)],
    ['UTF-8 without a declaration', Buffer.from(text)],
    ['ISO-8859-15', bytes('ISO-8859-15', 0xa4)],
    ['Windows-1252', bytes('windows-1252', 0x80)],
    ['UTF-16LE', utf16],
    ['UTF-16BE', Buffer.from(utf16).swap16()],
  ])('is %s', (_, document) => {
    for (const pieceLength of [1, 7, 1000]) {
      expect(read(document, pieceLength).map((record) => record.text)).toEqual(['é €']);
    }
  });

  test.each([
    ['not supported', bytes('EBCDIC', 0x80), 'the encoding "EBCDIC" is not supported'],
    [
      'cut off in a character',
      Buffer.from('<feed>é').subarray(0, -1),
      'the XML is truncated: it ends at line 1, column 7',
    ],
  ])('%s stops the import', (_, document, reason) => {
    expect(() => read(document)).toThrow(new ImportStopped(reason));
  });
});

describe('stops the import', () => {
  const bomb = '<!DOCTYPE feed [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
  test.each([
    ['an empty file', '', /^the file is empty$/],
    ['a file of blanks', ' \n ', /^the XML is truncated/],
    ['another root', '<html></html>', /root element is <html>$/],
    ['no XML', '{"format": "baksteen-feed"}', /^the XML is not well-formed at line 1/],
    [
      'a missing tag',
      '<feed>\n<homes></feed>',
      /^the XML is not well-formed at line 2, column \d+: unexpected/,
    ],
    ['text after the end', '<feed></feed>more', /^the XML is not well-formed/],
    ['a document type', `${bomb}<feed>&b;</feed>`, /^the file has a document type declaration/],
    ['an unknown entity', home('&b;'), /undefined entity/],
    ['a truncated file', home('a').slice(0, -9), /^the XML is truncated: it ends at line 1, column \d+$/],
    ['a truncated tag', home('a').slice(0, -2), /^the XML is truncated/],
    ['deep nesting', home('<a>'.repeat(40)), /^elements are nested deeper than 32 levels/],
    [
      'a large record',
      home(`<a>${'x'.repeat(999)}</a>`.repeat(2100)),
      /^a <home> element has more than 2000000/,
    ],
    ['many elements', home('<a/>'.repeat(20_000)), /^a <home> element has more than 2000000/],
    [
      'an endless text',
      `<feed><note>${'x'.repeat(9_000_000)}`,
      /^a text that ends after line 1 is too long$/,
    ],
    ['an endless tag', `<feed a="${'x'.repeat(9_000_000)}`, /^a text that ends after line 1 is too long$/],
    ['a control character', home('\u0000'), /^the XML is not well-formed/],
  ])('for %s', (_, xml, reason) => {
    expect(() => read(xml)).toThrow(ImportStopped);
    expect(() => read(xml)).toThrow(reason);
  });
});

test('a large text in a skipped element is not collected', () => {
  expect(read(home(`<secret>${'x'.repeat(3_000_000)}</secret><a/>`), 65_536)[0]?.children).toHaveLength(1);
});
