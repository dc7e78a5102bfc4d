/** Encodings of feeds, and bytes that are broken in them. */
import { describe, expect, test } from '@jest/globals';
import { blm } from './blm/blm.ts';
import type { FeedFormat } from './feed-format.ts';
import { kyero } from './kyero/kyero.ts';
import { openimmo } from './openimmo/openimmo.ts';
import { sweepbright } from './sweepbright/sweepbright.ts';
import { estateOf } from './testing/translate-feed.ts';
import { translateInPieces } from './testing/translate-in-pieces.ts';
import { BROKEN, Utf8Text } from './utf8-text.ts';
import { whise } from './whise/whise.ts';

/** Homes 1, 2 and 3; the description of each. */
const FEEDS: Record<string, { format: FeedFormat; feedOf(...texts: string[]): string }> = {
  kyero: {
    format: kyero,
    feedOf: (...texts) =>
      `<root><kyero><feed_version>3</feed_version></kyero>\n${texts
        .map(
          (text, at) =>
            `<property><ref>${at + 1}</ref><price>1</price><price_freq>sale</price_freq><type>Villa</type>
<town>Gent</town><country>Belgium</country><postcode>9000</postcode><desc><nl>${text}</nl></desc></property>`,
        )
        .join('\n')}</root>`,
  },
  openimmo: {
    format: openimmo,
    feedOf: (...texts) =>
      `<openimmo><uebertragung umfang="VOLL"/><anbieter>\n${texts
        .map(
          (
            text,
            at,
          ) => `<immobilie><objektkategorie><vermarktungsart KAUF="true"/><objektart><haus/></objektart>
</objektkategorie><geo><plz>9000</plz><ort>Gent</ort></geo><freitexte><objekttitel>${text}</objekttitel></freitexte>
<verwaltung_techn><objektnr_extern>${at + 1}</objektnr_extern></verwaltung_techn></immobilie>`,
        )
        .join('\n')}</anbieter></openimmo>`,
  },
  blm: {
    format: blm,
    feedOf: (...texts) =>
      `#HEADER#\nVERSION : 3\nEOF : '^'\nEOR : '~'\n#DEFINITION#
AGENT_REF^TOWN^POSTCODE1^STATUS_ID^TRANS_TYPE_ID^PROP_SUB_ID^SUMMARY^~\n#DATA#\n${texts
        .map((text, at) => `${at + 1}^Gent^9000^0^1^27^${text}^~\n`)
        .join('')}#END#`,
  },
  whise: {
    format: whise,
    feedOf: (...texts) =>
      JSON.stringify({
        estates: texts.map((content, at) => ({
          id: at + 1,
          purpose: { id: 1 },
          purposeStatus: { id: 1 },
          category: { id: 2 },
          longDescription: [{ languageId: 'nl-BE', content }],
        })),
      }),
  },
  sweepbright: {
    format: sweepbright,
    feedOf: (...texts) =>
      JSON.stringify(
        texts.map((text, at) => ({
          id: at + 1,
          type: 'apartment',
          negotiation: 'sale',
          status: 'available',
          description: { nl: text },
        })),
      ),
  },
};

describe.each(Object.entries(FEEDS))('%s', (name, { format, feedOf }) => {
  /** In the place of "?", the second home has a byte of Windows-1252. */
  const broken = Buffer.from(feedOf('Café één', 'Très bien? Oui', 'Été \ufffd'));
  const at = broken.indexOf('bien?') + 'bien'.length;
  broken[at] = 0xe9;

  test.each([1, 7, 1_000_000])('a broken byte costs one home, in pieces of %d bytes', (size) => {
    const [first, second, third] = translateInPieces(format, broken, { size });
    expect(estateOf(first).texts.nl?.description).toBe('Café één');
    expect(estateOf(third).texts.nl?.description).toBe('Été');
    const line = broken.subarray(0, at).toString().split('\n').length;
    const place = format === whise || format === sweepbright ? '' : `, in line ${line} of the file`;
    expect(second).toMatchObject({ reference: '2', reasons: [`a character is not valid UTF-8${place}`] });
  });

  test(`${name} has no broken byte otherwise`, () => {
    const records = translateInPieces(format, feedOf('Café', '€ ½ 😀', 'Été'));
    expect(records.map((record) => estateOf(record).texts.nl?.description)).toEqual([
      'Café',
      '€ ½ 😀',
      'Été',
    ]);
  });
});

test('BLM is read in Windows-1252', () => {
  const text = FEEDS.blm?.feedOf('Café, € 350.000 – Oui', 'Maison') ?? '';
  const bytes = Buffer.from(text.replace('€', '\u0080').replace('–', '\u0096'), 'latin1');
  const [first] = translateInPieces(blm, bytes);
  expect(estateOf(first).texts.nl?.description).toBe('Café, € 350.000 – Oui');
});

test('pieces of any length are decoded alike', () => {
  const bytes = Buffer.concat([Buffer.from('é\ufffd😀'), Buffer.from([0xe9]), Buffer.from('z\ufffd')]);
  for (const size of [1, 2, 3, 5, 100]) {
    const text = new Utf8Text();
    let decoded = '';
    for (let from = 0; from < bytes.length; from += size)
      decoded += text.push(bytes.subarray(from, from + size));
    expect(decoded + text.end()).toBe(`é\ufffd😀${BROKEN}z\ufffd`);
    expect(text.hasBroken).toBe(true);
  }
});
