import { expect, test } from '@jest/globals';
import { findFaults, findUnknownFields, toPlain, translateInPieces } from '../testing/translate-in-pieces.ts';
import { UnmappedValues } from '../unmapped-values.ts';
import { sweepbright } from './sweepbright.ts';

const PLACE = {
  country: 'BE',
  postal_code: '9000',
  city: 'Gent',
  street: 'Kaai',
  number: '3',
  hidden: false,
};
const PRICE = { amount: 300_000, currency: 'EUR', hidden: false };
const BASE = { negotiation: 'sale', status: 'available', publish_status: 'public', type: 'apartment' };
const UNIT = {
  ...BASE,
  is_project: false,
  project_id: 'p1',
  sub_type: 'condo',
  price: PRICE,
  location: { ...PLACE, box: '0101', floor: '1' },
  bedrooms: 2,
  sizes: { liveable_area: { size: 85, unit: 'sq_m' }, gross_area: { size: 95, unit: 'sq_m' } },
  plans: [{ url: 'https://cdn.sweepbright.example/plan.png', content_type: 'image/png' }],
  vendors: [{ email: 'secret@vendor.example' }],
};
const PROJECT = {
  ...BASE,
  id: 'p1',
  is_project: true,
  project_id: null,
  location: PLACE,
  description_title: { nl: 'Residentie De Kaai', fr: 'Résidence De Kaai' },
  description: { nl: 'Twintig appartementen.' },
  images: [{ url: 'https://cdn.sweepbright.example/project.jpg', ordinal: 0 }],
  internal_note: 'secret note',
};
const unit = (id: string, overrides: object = {}) => ({ ...UNIT, id, ...overrides });
const entity = (reference: string, overrides: object = {}) => ({
  reference,
  number: '0101',
  type: 'APARTMENT',
  subType: 'FLAT',
  floor: 1,
  bedrooms: 2,
  area: 95,
  livingArea: 85,
  price: 300_000,
  status: 'AVAILABLE',
  plan: { source: 'https://cdn.sweepbright.example/plan.png' },
  ...overrides,
});

const translate = (...estates: object[]) => translateInPieces(sweepbright, JSON.stringify({ data: estates }));

/** References of the entities of each project. */
const entitiesOf = (records: ReturnType<typeof translate>) =>
  records.flatMap((record) =>
    'line' in record && record.line.kind === 'project'
      ? [record.line.entities.map(({ reference }) => reference)]
      : [],
  );

test('a project has the units that it contains', () => {
  const records = translate({ ...PROJECT, properties: [unit('u1'), unit('u2', { status: 'sold' })] });
  expect(toPlain(records)).toEqual([
    {
      number: 1,
      line: {
        kind: 'project',
        reference: 'p1',
        transaction: 'SALE',
        status: 'AVAILABLE',
        name: 'Residentie De Kaai',
        stage: 'UNDER_CONSTRUCTION',
        floorPlans: [],
        documents: [],
        address: { street: 'Kaai', number: '3', postalCode: '9000', city: 'Gent', country: 'BE' },
        texts: {
          nl: { title: 'Residentie De Kaai', description: 'Twintig appartementen.' },
          fr: { title: 'Résidence De Kaai', description: 'Résidence De Kaai' },
        },
        photos: [{ source: 'https://cdn.sweepbright.example/project.jpg' }],
        entities: [entity('u1'), entity('u2', { status: 'SOLD' })],
      },
    },
  ]);
  expect(findFaults(records)).toEqual([]);
  expect(findUnknownFields(records)).toEqual([]);
});

test.each([
  ['before', [unit('u1'), unit('u2'), PROJECT]],
  ['after', [PROJECT, unit('u1'), unit('u2')]],
  ['partly inside', [unit('u2'), { ...PROJECT, properties: [unit('u1')] }]],
  ['also inside', [unit('u1'), { ...PROJECT, properties: [unit('u1'), unit('u2')] }]],
])('units that are records %s their project are entities, once each', (_, estates) => {
  const records = translate(...estates);
  expect(records).toHaveLength(1);
  expect(entitiesOf(records)).toEqual([['u1', 'u2']]);
  expect(findFaults(records)).toEqual([]);
});

test('a unit whose project is missing is rejected by name, the other estates are read', () => {
  const records = translate(unit('u1'), { ...UNIT, id: 'a1', project_id: null });
  expect(records).toMatchObject([
    { line: { kind: 'estate', reference: 'a1' } },
    { number: 1, reference: 'u1', reasons: ['project_id: the project p1 of this unit is missing'] },
  ]);
});

test('a project with a unit that cannot be read is rejected as a whole, with the reason', () => {
  const faulty = unit('u2', { status: 'auction' });
  expect(translate({ ...PROJECT, properties: [unit('u1'), faulty] })).toEqual([
    { number: 1, kind: 'project', reference: 'p1', reasons: ['entities.1.status: "auction" is not known'] },
  ]);
  expect(translate(PROJECT)).toMatchObject([{ reasons: ['the project has no units'] }]);
  expect(translate({ ...PROJECT, description_title: null, description: null })).toMatchObject([
    { reasons: ['name: the project has no title', 'the project has no units'] },
  ]);
});

test('a project that is not public, or lost, is withdrawn with its units', () => {
  const [record] = translate({ ...PROJECT, publish_status: 'private', properties: [unit('u1')] });
  expect(record).toMatchObject({ line: { status: 'WITHDRAWN' } });
});

test.each([
  ['no units', []],
  ['a unit that cannot be read', [unit('u1'), unit('u2', { status: 'auction' })]],
])('a project that is not public is withdrawn, also with %s', (_, properties) => {
  const records = translate({ ...PROJECT, publish_status: 'private', properties });
  expect(records).toMatchObject([{ kind: 'project', reference: 'p1', isWithdrawn: true }]);
});

test('a unit without a box is numbered by its reference, else by its position', () => {
  const bare = { location: { ...PLACE, floor: 'ground floor' } };
  const settings = { reference: 'A1.03' };
  const properties = [
    unit('u1', { ...bare, settings }),
    unit('u2', bare),
    unit('u3', { location: { ...PLACE, box: 'x'.repeat(13) } }),
  ];
  const [record] = translate({ ...PROJECT, properties });
  expect(record).toMatchObject({
    line: { entities: [{ number: 'A1.03', floor: undefined }, { number: '2' }, { number: '3' }] },
  });
});

test('counts what units have beyond entities, without names or values of private fields', () => {
  const unmapped = new UnmappedValues();
  const feed = JSON.stringify({ ...PROJECT, properties: [unit('u1', { bathrooms: 1 })] });
  const records = translateInPieces(sweepbright, feed, { unmapped });
  expect(unmapped.list()).toEqual([{ field: 'properties.bathrooms', value: null, count: 1 }]);
  expect(JSON.stringify([records, unmapped.list()])).not.toContain('secret');
});

test('a project may be as large as its units are', () => {
  const description = { nl: 'Een ruim appartement. '.repeat(1000) };
  const properties = Array.from({ length: 200 }, (_, at) => unit(`u${at}`, { description }));
  const feed = JSON.stringify({ ...PROJECT, properties });
  expect(feed.length).toBeGreaterThan(4_000_000);
  expect(entitiesOf(translateInPieces(sweepbright, feed))[0]).toHaveLength(200);
});
