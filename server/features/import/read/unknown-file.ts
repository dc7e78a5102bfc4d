/** Says what a file looks like that no reader recognises, and what the site reads instead. */
import { FORMAT_NAMES, type FormatName } from '../../feed/formats/feed-format.ts';

export type Syntax = 'xml' | 'json' | 'text' | 'binary';

export interface Lookalike {
  /** Completes "this looks like …". */
  name: string;
  syntax: Syntax;
  /** Whether only the syntax is known, so that the file may be any export. */
  isGeneric?: true;
  /** What to do, if it is more than exporting another format. */
  advice?: string;
}

interface Sign extends Lookalike {
  /** Matched with the first bytes, decoded as Latin-1 without zero bytes and byte order mark. */
  pattern: RegExp;
}

export const FORMAT_LABELS: Readonly<Record<FormatName, string>> = {
  baksteen: "Baksteen's own format",
  blm: 'BLM',
  kyero: 'Kyero',
  openimmo: 'OpenImmo',
  skarabee: 'Skarabee',
  sweepbright: 'SweepBright',
  whise: 'Whise',
  zabun: 'Zabun',
};

/** The first sign that matches counts. */
const SIGNS: readonly Sign[] = [
  { name: 'an empty file', syntax: 'text', pattern: /^\s*$/, advice: 'check the export of the software' },
  {
    name: 'a login page',
    syntax: 'text',
    pattern:
      /^(?=\s*<(?:!doctype html|html)).*(?:type=["']?password|log ?in|sign in|aanmelden|connexion|anmelden)/is,
    advice: 'check the address and the "authorization" of the feed',
  },
  {
    name: 'a web page',
    syntax: 'text',
    pattern: /^\s*<(?:!doctype html|html)/i,
    advice: 'check the address of the feed',
  },
  {
    name: 'an OpenImmo reply (openimmo_feedback), which has no homes',
    syntax: 'xml',
    pattern: /<(?:[\w-]+:)?openimmo_feedback[\s/>]/i,
    advice: 'use the file of the transfer itself',
  },
  { name: 'a Trovit feed', syntax: 'xml', pattern: /<trovit[\s>]/i },
  {
    name: 'an ImmobilienScout24 file',
    syntax: 'xml',
    pattern: /^\s*<.*(?:<IS24ImmobilienTransfer|immobilienscout24)/is,
  },
  { name: 'an idealista feed', syntax: 'xml', pattern: /^\s*<.*idealista/is },
  { name: 'an idealista feed', syntax: 'json', pattern: /^\s*[{[].*(?:"customerProperties"|idealista)/is },
  { name: 'a daft.ie feed', syntax: 'xml', pattern: /^\s*<.*(?:<daft[\s>]|daft\.ie)/is },
  { name: 'a Realworks export', syntax: 'xml', pattern: /^\s*<.*realworks/is },
  { name: 'a ThinkSpain feed', syntax: 'xml', pattern: /<thinkspain[\s>]/i },
  { name: 'a REAXML feed', syntax: 'xml', pattern: /<propertyList[\s>]/ },
  { name: 'a Poliris (SeLoger) file', syntax: 'text', pattern: /^[^\n]*"!#"/ },
  {
    name: 'a news feed (RSS)',
    syntax: 'xml',
    pattern: /<(?:rss|rdf:RDF)[\s>]/,
    advice: 'check the address of the feed',
  },
  {
    name: 'a news feed (Atom)',
    syntax: 'xml',
    pattern: /<feed[^>]*w3\.org\/2005\/Atom/,
    advice: 'check the address of the feed',
  },
  {
    name: "a file in Baksteen's own format with an invalid header or of another version",
    syntax: 'json',
    pattern: /^\s*\{[^\n]*"baksteen-feed"/,
    advice: 'the first line must be the header',
  },
  {
    name: "a file in Baksteen's own format without a header",
    syntax: 'json',
    pattern: /^\s*\{[^\n]*"kind"\s*:\s*"(?:office|agent|estate|project|rentalUnit|news)"/,
    advice: 'the first line must be the header',
  },
  { name: 'an Excel or Word file', syntax: 'binary', pattern: /^(?:PK\p{Cc}{2}|\u00d0\u00cf\p{Cc}\u00e0)/u },
  { name: 'a PDF', syntax: 'binary', pattern: /^%PDF-/ },
  {
    name: 'a gzip archive',
    syntax: 'binary',
    pattern: /^\p{Cc}\u008b/u,
    advice: 'unpack it, or use a zip archive',
  },
  { name: 'a JSON file of an unknown shape', syntax: 'json', pattern: /^\s*[{[]/, isGeneric: true },
  { name: 'a table (CSV)', syntax: 'text', pattern: /^[^\n<]*(?:;[^\n;]*;|\t[^\n\t]*\t|,[^\n,]*,)[^\n]*\n/ },
];

/** No part can contain its own end, so that many comments take no longer than one. */
const XML_ROOT =
  /^\s*(?:<(?:\?(?:(?!\?>).)*\?>|!--(?:(?!-->).)*-->|!DOCTYPE[^>]*>)\s*)*<([A-Za-z_][\w:.-]{0,40})/s;

/** Returns null when nothing is known of the file. `start`: its first bytes as Latin-1. */
export function findLookalike(start: string): Lookalike | null {
  const text = start.replaceAll('\0', '').replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, '');
  // Zeros alone are no empty file.
  const sign = text || !start ? SIGNS.find(({ pattern }) => pattern.test(text)) : undefined;
  if (sign && !isBinaryText(text, sign)) return sign;
  const root = XML_ROOT.exec(text)?.[1];
  return root
    ? { name: `an XML file with the root element <${root}>`, syntax: 'xml', isGeneric: true }
    : null;
}

/** A table is text: bytes of a picture can look like one. */
function isBinaryText(text: string, { syntax }: Sign): boolean {
  return syntax === 'text' && /(?![\t\n\r])\p{Cc}/u.test(text);
}

const LIST = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });

/** Says what the file looks like, what to do, which formats the site reads, and where they are described. */
export function presentUnknownFile(start: string): string {
  const found = findLookalike(start);
  const looks = found ? `this looks like ${found.name}` : 'this looks like no feed that the site knows';
  const supported = `The site reads ${LIST.format(FORMAT_NAMES.map((name) => FORMAT_LABELS[name]))}`;
  return `${[looks, found?.advice].filter(Boolean).join(': ')}. ${supported}: see docs/feeds.md`;
}
