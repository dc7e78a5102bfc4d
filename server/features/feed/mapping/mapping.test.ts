import { expect, test } from '@jest/globals';
import type { FeedFormat } from '../formats/feed-format.ts';
import { estateOf, reasonsOf, translateFeed } from '../formats/testing/translate-feed.ts';
import { findFaults } from '../formats/testing/translate-in-pieces.ts';
import { checkMapping, readMapping } from './check-mapping.ts';
import { createMappedTranslator } from './mapped-translator.ts';

const FIELDS = {
  reference: 'id',
  agencyReference: 'ref',
  transaction: { path: 'deal', values: { 'Te koop': 'SALE', 'Te huur': 'RENT' } },
  status: { path: 'state', values: { Verkocht: 'SOLD', Concept: 'WITHDRAWN' }, default: 'AVAILABLE' },
  type: { path: 'kind', values: { Woning: 'HOUSE', Appartement: 'APARTMENT' } },
  price: 'price/amount',
  priceHidden: { path: 'price/shown', values: { ja: false, nee: true } },
  'address.street': 'address/street',
  'address.number': 'address/number',
  'address.postalCode': 'address/zip',
  'address.city': 'address/city',
  'address.hidden': { path: 'address/visible', values: { 1: false, 0: true } },
  'location.latitude': 'geo/lat',
  'location.longitude': 'geo/lng',
  'texts.nl.title': 'texts[lang=nl]/title',
  'texts.nl.description': 'texts[lang=nl]/body',
  'texts.fr.description': 'texts[lang=fr]/body',
  'comfort.bedrooms': 'rooms/bed',
  'comfort.lift': 'lift',
  'epc.validUntil': 'epc/until',
  'construction.materials': { path: 'materials', values: { baksteen: 'BRICK', weetniet: null } },
  photos: 'images/url',
  documents: { each: 'files', fields: { source: 'url', name: 'title' } },
  officeId: 'office',
  agentId: 'agent/email',
};

const HOME = {
  id: 4711,
  ref: 'A/12',
  deal: 'TE KOOP',
  state: 'Actief',
  kind: 'Woning',
  price: { amount: '€ 349.000,00', shown: 'ja' },
  address: { street: 'Kouter', number: 1, zip: '9000', city: 'Gent', visible: true },
  geo: { lat: 51.05, lng: '3.72' },
  texts: [
    { lang: 'fr', body: '<p>Belle maison.</p>' },
    { lang: 'NL', title: 'Huis', body: 'Mooi &amp; ruim.<br>Met tuin.' },
  ],
  rooms: { bed: '3', bath: 2 },
  lift: 'nee',
  epc: { until: '31/12/2030' },
  materials: ['Baksteen', 'weetniet', 'karton'],
  images: [{ url: 'https://a.example/1.jpg' }, { url: '' }, { url: 'https://a.example/2.jpg' }],
  files: [{ url: 'https://a.example/plan%20a.pdf' }],
  office: 12,
  agent: { email: 'An@agency.example' },
  owner: { phone: '0470 12 34 56' },
};

const PEOPLE = { offices: new Map([['12', 'MAIN']]), agents: new Map([['an@agency.example', 'AN']]) };

function formatOf(text: string): FeedFormat {
  const checked = checkMapping(text);
  if ('faults' in checked) throw new Error(checked.faults.join('\n'));
  return {
    recognizes: () => false,
    createTranslator: (options) => createMappedTranslator(checked.mapping, { ...options, people: PEOPLE }),
  };
}

const json = (records: string | undefined = 'data/homes', fields: object = FIELDS) =>
  formatOf(JSON.stringify({ syntax: 'json', ...(records ? { records } : {}), fields }));
const translate = (home: object, fields: object = FIELDS) =>
  translateFeed(json('data/homes', fields), JSON.stringify({ data: { homes: [home] } }));
const faultsOf = (file: unknown) => {
  const checked = checkMapping(typeof file === 'string' ? file : JSON.stringify(file));
  return 'faults' in checked ? checked.faults : [];
};

test('a record becomes an estate line that the importer accepts', () => {
  const { records, unmapped } = translate(HOME);
  expect(findFaults(records)).toEqual([]);
  expect(JSON.parse(JSON.stringify(estateOf(records[0])))).toEqual({
    kind: 'estate',
    reference: '4711',
    agencyReference: 'A/12',
    transaction: 'SALE',
    status: 'AVAILABLE',
    type: 'HOUSE',
    subType: 'DETACHED',
    office: 'MAIN',
    agent: 'AN',
    price: 349_000,
    address: { street: 'Kouter', number: '1', postalCode: '9000', city: 'Gent', hidden: true },
    location: { latitude: 51.05, longitude: 3.72 },
    texts: {
      nl: { title: 'Huis', description: 'Mooi & ruim.\nMet tuin.' },
      fr: { title: 'Belle maison.', description: 'Belle maison.' },
    },
    comfort: { bedrooms: 3, lift: false },
    epc: { validUntil: '2030-12-31' },
    construction: { materials: ['BRICK'] },
    photos: [{ source: 'https://a.example/1.jpg' }, { source: 'https://a.example/2.jpg' }],
    documents: [
      { source: 'https://a.example/plan%20a.pdf', name: 'plan a.pdf', mediaType: 'application/pdf', size: 0 },
    ],
  });
  expect(unmapped.list()).toEqual([
    { field: 'materials', value: 'karton', count: 1 },
    { field: 'state', value: 'Actief', count: 1 },
    { field: 'subType', value: null, count: 1 },
  ]);
});

test.each(['data', 'homes', undefined])('records are found in the list %p', (records) => {
  const list = records ? { [records]: [HOME, HOME] } : [HOME, HOME];
  const translated = translateFeed(json(records), JSON.stringify(list), 10);
  expect(translated.records.map(({ number }) => number)).toEqual([1, 2]);
});

test('a list in an inner object is read beside other members', () => {
  const feed = { meta: { page: 1 }, data: { count: 1, homes: [HOME], next: null }, end: true };
  expect(translateFeed(json(), JSON.stringify(feed)).records).toHaveLength(1);
});

test('a price or an address whose flag is absent is hidden', () => {
  const shown = { ...HOME, address: { ...HOME.address, visible: 1 } };
  expect(estateOf(translate(shown).records[0])).toMatchObject({ price: 349_000, address: { hidden: false } });
  const { visible: _, ...address } = HOME.address;
  const hidden = translate({ ...HOME, address, price: { amount: 1 } }).records[0];
  expect(estateOf(hidden)).toMatchObject({ price: undefined, address: { hidden: true } });
});

test('a value that a field cannot have costs the field, not the home', () => {
  const { records, unmapped } = translate({
    ...HOME,
    rooms: { bed: 'three' },
    epc: { until: '31/02/2030' },
    materials: ['weetniet'],
  });
  expect(findFaults(records)).toEqual([]);
  expect(estateOf(records[0])).not.toHaveProperty('comfort.bedrooms');
  expect(unmapped.list().map(({ field, value }) => [field, value])).toEqual([
    ['epc/until', null],
    ['rooms/bed', null],
    ['state', 'Actief'],
    ['subType', null],
  ]);
});

test.each([
  ['€ 350.000,-', 350_000],
  ['350.000,-- euro', 350_000],
  ['1.200 €/maand', 1_200],
  ['1.200,50 EUR / mois', 1_200.5],
  [`${'kwh '.repeat(40_000)}x`, undefined],
])('the price "%.30s" is %p', (amount, price) => {
  const home = { ...HOME, price: { amount, shown: 'ja' } };
  expect(estateOf(translate(home).records[0]).price).toBe(price);
});

test.each(['120m2', '120 m²', '120'])('the area "%s" is 120', (area) => {
  const fields = { ...FIELDS, 'dimensions.livingArea': 'area' };
  const [record] = translate({ ...HOME, area }, fields).records;
  expect(estateOf(record)).toMatchObject({ dimensions: { livingArea: 120 } });
});

test.each([
  ['10/11/2026', '2026-11-09T23:00:00Z'],
  ['1.2.2026 14:05', '2026-02-01T13:05:00Z'],
  ['2026-11-10T14:05:00+01:00', '2026-11-10T14:05:00+01:00'],
])('the time "%s" is %s', (changed, updatedAt) => {
  const [record] = translate({ ...HOME, changed }, { ...FIELDS, updatedAt: 'changed' }).records;
  expect(estateOf(record)).toMatchObject({ updatedAt });
});

test('a path at which no record has a value is reported', () => {
  const { unmapped } = translate(HOME, { ...FIELDS, price: 'price/amounts' });
  expect(unmapped.list().map(({ field }) => field)).toContain('price/amounts: in no record');
});

test('a value that the table calls unknown has no default', () => {
  const status = { path: 'state', values: { weg: null }, default: 'WITHDRAWN' };
  const translated = (state: string) =>
    estateOf(translate({ ...HOME, state }, { ...FIELDS, status }).records[0]);
  expect(translated('Weg')).toMatchObject({ status: 'AVAILABLE' });
  expect(translated('x')).toMatchObject({ status: 'WITHDRAWN' });
});

test('a byte order mark is read, a folder is no mapping', async () => {
  expect(faultsOf(`\uFEFF${JSON.stringify(GOOD)}`)).toEqual([]);
  expect(await readMapping('.')).toEqual({ faults: ['there is no such file'] });
});

test('values outside of the mapping appear nowhere', () => {
  const { records, unmapped } = translate(HOME);
  expect(JSON.stringify([records, unmapped.list()])).not.toMatch(/0470|An@agency|owner/);
});

test('a record without a reference is rejected', () => {
  expect(reasonsOf(translate({ ...HOME, id: null }).records[0])).toEqual(['reference: missing']);
});

test('XML has elements, repeated elements, attributes and texts', () => {
  const fields = {
    reference: '@id',
    transaction: { path: 'deal/@type', values: { sale: 'SALE', rent: 'RENT' } },
    subType: { path: 'kind', values: { villa: 'VILLA' }, default: 'FLAT' },
    'address.city': 'place/town',
    'texts.en.description': 'text[@lang=en]',
    photos: { each: 'pictures/picture', fields: { source: '.' } },
  };
  const format = formatOf(JSON.stringify({ syntax: 'xml', records: 'homes/home', fields }));
  const home = `<home id="A1"><deal type="Rent"/><kind>iglo</kind><place><town>Gent</town></place>
    <text lang="nl">Huis</text><text lang="en">A loft.</text>
    <pictures><picture>https://a.example/1.jpg</picture><picture>https://a.example/2.jpg</picture></pictures></home>`;
  const { records } = translateFeed(format, `<homes><made/>${home}${home}</homes>`, 50);
  expect(records).toHaveLength(2);
  expect(findFaults(records)).toEqual([]);
  expect(estateOf(records[0])).toMatchObject({
    reference: 'A1',
    transaction: 'RENT',
    type: 'APARTMENT',
    subType: 'FLAT',
    texts: { en: { description: 'A loft.' } },
    photos: [{ source: 'https://a.example/1.jpg' }, { source: 'https://a.example/2.jpg' }],
  });
});

const { reference: _reference, ...WITHOUT_REFERENCE } = FIELDS;
const GOOD = { syntax: 'json', fields: FIELDS };
const withField = (name: string, rule: unknown) => ({ syntax: 'json', fields: { ...FIELDS, [name]: rule } });

test.each([
  ['', 'the file: Invalid JSON'],
  ['{}', 'syntax: Invalid key'],
  [{ ...GOOD, syntax: 'yaml' }, 'syntax: '],
  [{ ...GOOD, extra: 1 }, 'extra: '],
  [{ syntax: 'json', fields: WITHOUT_REFERENCE }, 'fields: "reference" is missing, which every home needs'],
  [
    { ...GOOD, syntax: 'xml' },
    'records: in XML it has the root and the name of the records, such as "homes/home"',
  ],
  [
    withField('comfort.bedroom', 'x'),
    'fields.comfort.bedroom: the site has no such field; the nearest is "comfort.bedrooms"',
  ],
  [
    withField('status', { path: 'x', values: { Weg: 'GONE' } }),
    'fields.status.values.Weg: "GONE" is no value of this field; it can be ',
  ],
  [
    withField('comfort.bedrooms', { path: 'x', default: -1 }),
    'fields.comfort.bedrooms.default: -1 is no value of this field',
  ],
  [withField('comfort.lift', {}), 'fields.comfort.lift: has neither path nor default'],
  [withField('comfort.lift', 'a//b'), 'fields.comfort.lift.path: "a//b" is no path such as "address/street"'],
  [
    withField('comfort.lift', { each: 'x', fields: {} }),
    'fields.comfort.lift: is no list of files, so it has no "each"',
  ],
  [
    withField('photos', { each: 'x', fields: { url: 'y' } }),
    'fields.photos.fields.url: an entry has source only',
  ],
  [
    withField('photos', { each: 'x', fields: { source: { default: 'y' } } }),
    'fields.photos.fields.source: has no path',
  ],
])('the mapping %j is rejected in words', (file, fault) => {
  expect(faultsOf(file).join('\n')).toContain(fault);
});
