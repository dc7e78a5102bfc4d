import { expect, test } from '@jest/globals';
import { FORMATS } from '../../feed/formats/formats.ts';
import { translateInPieces } from '../../feed/formats/testing/translate-in-pieces.ts';
import { parseLine } from './parse-line.ts';
import { UnknownFields } from './unknown-fields.ts';

/** Signed, with a length in characters. */
function urlOf(length: number): string {
  const start = 'https://pictures.example/1.jpg?signature=';
  return start + 'a'.repeat(length - start.length);
}

const LONG = urlOf(2_048);
const TOO_LONG = urlOf(2_049);

function parse(fields: object) {
  const home = {
    kind: 'estate',
    reference: 'A1',
    transaction: 'SALE',
    status: 'AVAILABLE',
    address: { postalCode: '9000', city: 'Gent' },
    texts: {},
    type: 'HOUSE',
    subType: 'VILLA',
  };
  const parsed = parseLine(JSON.stringify({ ...home, ...fields }), new UnknownFields());
  if (!('line' in parsed) || parsed.line.kind !== 'estate') throw new Error(JSON.stringify(parsed));
  return { line: parsed.line, droppedFiles: parsed.droppedFiles };
}

test('keeps pictures with long URLs, and drops those with longer ones', () => {
  const { line, droppedFiles } = parse({
    photos: [{ source: LONG }, { source: TOO_LONG }, { source: '' }, 7],
  });
  expect(line.photos.map(({ source }) => source)).toEqual([LONG]);
  expect(droppedFiles).toBe(3);
});

test('drops URLs with more bytes than an index holds', () => {
  expect(parse({ photos: [{ source: `https://a.example/${'é'.repeat(2_000)}` }] }).droppedFiles).toBe(1);
});

test('drops the pictures after the hundredth, and invalid documents', () => {
  const photos = Array.from({ length: 130 }, (_, index) => ({ source: `${index}.jpg` }));
  const { line, droppedFiles } = parse({ photos, documents: [{ source: 'a.pdf' }] });
  expect(line.photos).toHaveLength(100);
  expect(line.documents).toEqual([]);
  expect(droppedFiles).toBe(31);
});

test('drops the picture of an agent, not the agent', () => {
  const agent = { kind: 'agent', reference: 'AN', office: 'GENT', name: 'An', picture: { source: TOO_LONG } };
  expect(parseLine(JSON.stringify(agent), new UnknownFields())).toMatchObject({
    line: { reference: 'AN' },
    droppedFiles: 1,
  });
});

const KYERO_IMAGES = [LONG, TOO_LONG].map((url) => `<image><url>${url}</url></image>`).join('');
const OPENIMMO_FILES = [LONG, TOO_LONG]
  .map((url) => `<anhang gruppe="BILD" location="REMOTE"><daten><pfad>${url}</pfad></daten></anhang>`)
  .join('');

const FEEDS = {
  kyero: `<root><kyero><feed_version>3</feed_version></kyero><property><ref>A1</ref><price>1</price>
    <price_freq>sale</price_freq><type>Villa</type><town>Gent</town><country>Belgium</country>
    <postcode>9000</postcode><images>${KYERO_IMAGES}</images></property></root>`,
  openimmo: `<openimmo><uebertragung umfang="VOLL" version="1.2.7"/><anbieter><immobilie><objektkategorie>
    <vermarktungsart KAUF="true"/><objektart><haus haustyp="VILLA"/></objektart></objektkategorie><geo>
    <plz>9000</plz><ort>Gent</ort></geo><anhaenge>${OPENIMMO_FILES}</anhaenge><verwaltung_techn>
    <objektnr_extern>A1</objektnr_extern></verwaltung_techn></immobilie></anbieter></openimmo>`,
  blm: `#HEADER#\nVERSION : 3\nEOF : '^'\nEOR : '~'\n#DEFINITION#
AGENT_REF^TOWN^POSTCODE1^STATUS_ID^TRANS_TYPE_ID^PROP_SUB_ID^MEDIA_IMAGE_00^MEDIA_IMAGE_01^~\n#DATA#
A1^Gent^9000^0^1^27^${LONG}^${TOO_LONG}^~\n#END#`,
  whise: JSON.stringify({
    estates: [
      {
        id: 1,
        purpose: { id: 1 },
        purposeStatus: { id: 1 },
        category: { id: 1 },
        subCategory: { id: 13 },
        zip: '9000',
        city: 'Gent',
        pictures: [{ urlXXL: LONG }, { urlXXL: TOO_LONG }],
      },
    ],
  }),
  sweepbright: JSON.stringify({
    id: 'a1',
    type: 'house',
    sub_type: 'villa',
    negotiation: 'sale',
    status: 'available',
    location: { postal_code: '9000', city: 'Gent' },
    images: [{ url: LONG }, { url: TOO_LONG }],
  }),
};

test.each(Object.entries(FEEDS))('a picture of %s with a long URL does not cost the home', (format, feed) => {
  const [record] = translateInPieces(FORMATS[format as keyof typeof FEEDS], feed);
  if (!record || !('line' in record)) throw new Error(JSON.stringify(record));
  const parsed = parseLine(JSON.stringify(record.line), new UnknownFields());
  expect(parsed).toMatchObject({ line: { photos: [{ source: LONG }] }, droppedFiles: 1 });
});
