import { expect, test } from '@jest/globals';
import type { FormatName } from '../../feed/formats/feed-format.ts';
import { FeedReader } from './format-recognition.ts';
import { findLookalike } from './unknown-file.ts';

const SUPPORTED =
  "The site reads Baksteen's own format, BLM, Kyero, OpenImmo, Skarabee, SweepBright, Whise and Zabun: see docs/feeds.md";

function read(file: string | Uint8Array, format?: FormatName): void {
  const reader = new FeedReader({ locale: 'nl', feed: 'main', format });
  // Pieces of a few bytes: what a file is must not depend on how it arrives.
  const bytes = Buffer.from(file as string);
  for (let at = 0; at < bytes.length; at += 5) reader.push(bytes.subarray(at, at + 5));
  reader.end();
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

test.each<[string, string | Uint8Array, string]>([
  ['nothing', '', 'an empty file: check the export of the software'],
  ['blank lines', '\r\n\n  \n', 'an empty file: check the export of the software'],
  [
    'a login page',
    '<!DOCTYPE html><html><body><form><input type="password"></form></body></html>',
    'a login page: check the address and the "authorization" of the feed',
  ],
  ['a web page', '<html><body>404</body></html>', 'a web page: check the address of the feed'],
  [
    'an OpenImmo reply',
    `${XML}<openimmo_feedback><version>1.2.7</version></openimmo_feedback>`,
    'an OpenImmo reply (openimmo_feedback), which has no homes: use the file of the transfer itself',
  ],
  ['Trovit', `${XML}<trovit><ad><id>1</id></ad></trovit>`, 'a Trovit feed'],
  [
    'ImmobilienScout24',
    `${XML}<IS24ImmobilienTransfer xmlns="http://www.immobilienscout24.de/immobilientransfer">`,
    'an ImmobilienScout24 file',
  ],
  [
    'ImmobilienScout24 of its API',
    `${XML}<realestates:apartmentBuy xmlns:realestates="http://rest.immobilienscout24.de/schema/offer">`,
    'an ImmobilienScout24 file',
  ],
  ['idealista as XML', `${XML}<ads source="idealista">`, 'an idealista feed'],
  ['idealista', '{"customerCountry":"Spain","customerProperties":[]}', 'an idealista feed'],
  ['daft.ie', `${XML}<daft version="1"><sales/></daft>`, 'a daft.ie feed'],
  ['Realworks', `${XML}<Objecten xmlns="http://www.realworks.nl/wonen">`, 'a Realworks export'],
  ['ThinkSpain', `${XML}<root><thinkspain><import_version>1.16`, 'a ThinkSpain feed'],
  ['REAXML', `${XML}<propertyList date="2026-11-25">`, 'a REAXML feed'],
  ['Poliris', '"AG1"!#"BK-1"!#"Vente"\r\n', 'a Poliris (SeLoger) file'],
  ['RSS', `${XML}<rss version="2.0"><channel>`, 'a news feed (RSS): check the address of the feed'],
  [
    'Atom',
    `${XML}<feed xmlns="http://www.w3.org/2005/Atom">`,
    'a news feed (Atom): check the address of the feed',
  ],
  ['other XML', `${XML}<!-- <no> -->\n<Properties><p/>`, 'an XML file with the root element <Properties>'],
  [
    'XML in UTF-16',
    Buffer.from('\ufeff<Properties/>', 'utf16le'),
    'an XML file with the root element <Properties>',
  ],
  [
    'lines without a header',
    '{"kind":"estate","reference":"BK-1"}\n',
    "a file in Baksteen's own format without a header: the first line must be the header",
  ],
  [
    'another version',
    '{"format":"baksteen-feed","version":2}\n',
    "a file in Baksteen's own format with an invalid header or of another version: the first line must be the header",
  ],
  ['other JSON', '[\n{"id":1}\n]', 'a JSON file of an unknown shape'],
  ['a table', 'reference;price;town\nBK-1;325000;Gent\n', 'a table (CSV)'],
  ['a table with tabs', 'reference\tprice\ttown\nBK-1\t1\tGent\n', 'a table (CSV)'],
  ['Excel', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'an Excel or Word file'],
  ['a PDF', '%PDF-1.7\n', 'a PDF'],
  ['gzip', Buffer.from('1f8b0800', 'hex'), 'a gzip archive: unpack it, or use a zip archive'],
  ['bytes', Buffer.from('ffd8ffe000104a46494600012c3b2c3b2c0a', 'hex'), 'no feed that the site knows'],
  ['zeros', Buffer.alloc(5_000), 'no feed that the site knows'],
])('says what %s looks like, and what the site reads', (_, file, name) => {
  expect(() => read(file)).toThrow(`this looks like ${name}. ${SUPPORTED}`);
});

test.each<[FormatName, string, string]>([
  [
    'blm',
    `${XML}<root><kyero><feed_version>3</feed_version></kyero></root>`,
    'set to BLM, but this looks like Kyero',
  ],
  [
    'blm',
    `${XML}<Properties/>`,
    'set to BLM, but this looks like an XML file with the root element <Properties>',
  ],
  ['kyero', '<html>login</html>', 'set to Kyero, but this looks like a login page'],
  ['whise', '[{"is_project":false}]', 'set to Whise, but this looks like SweepBright'],
  ['openimmo', 'a;b;c\n1;2;3\n', 'set to OpenImmo, but this looks like a table (CSV)'],
])('says that a feed with the format %s is of another one', (format, file, reason) => {
  expect(() => read(file, format)).toThrow(reason);
});

test('a named format is believed when the file may be of it', () => {
  expect(() => read(`${XML}<root><property/></root>`, 'kyero')).toThrow('not a feed of Kyero');
  expect(() => read('{"properties":[]}', 'whise')).toThrow('it has no list "estates"');
});

test('many comments take no longer than one', () => {
  expect(findLookalike(`${'<!--a-->'.repeat(500)}<!-- licence`)).toBeNull();
  expect(findLookalike(`${'<?a?>'.repeat(500)}<root>`)?.name).toContain('<root>');
});
