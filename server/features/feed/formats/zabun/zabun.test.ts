import { expect, test } from '@jest/globals';
import { ESTATE_SUB_TYPES } from '../../../../../shared/estates/vocabulary.ts';
import { ImportStopped } from '../../import-stopped.ts';
import { estateOf, reasonsOf, translateFeed } from '../testing/translate-feed.ts';
import { findFaults, readSample } from '../testing/translate-in-pieces.ts';
import { HEAD_TYPES, TYPE_NAMES } from './types.ts';
import { zabun } from './zabun.ts';

const sample = readSample('zabun/properties.json').toString();
const [PROPERTY] = JSON.parse(sample).zabunProperties;

const translate = (overrides: object = {}) =>
  translateFeed(zabun, JSON.stringify({ zabunProperties: [Object.assign({}, PROPERTY, overrides)] }));
const lineOf = (overrides?: object) => estateOf(translate(overrides).records[0]);

test.each([7, 1_000_000])('translates the sample in pieces of %d bytes', (size) => {
  const { records } = translateFeed(zabun, sample, size);
  expect(findFaults(records)).toEqual([]);
  const line = estateOf(records[0]);
  expect(line).toMatchObject({
    reference: '3900001',
    agencyReference: 'PH-14',
    transaction: 'SALE',
    status: 'AVAILABLE',
    updatedAt: '2026-10-05T14:30:00.123Z',
    address: { street: 'Zeedijk', number: '12', postalCode: '8300', city: 'Knokke-Heist', country: 'BE' },
    location: { latitude: 51.352, longitude: 3.288 },
    price: 549_000,
    type: 'HOUSE',
    subType: 'VILLA',
    virtualTour: 'https://tour.example/14',
    dimensions: { livingArea: 210, plotArea: 650 },
    comfort: { bedrooms: 4 },
    epc: { value: 45, label: 'A+', certificate: '20241002-0001', validUntil: '2034-10-02' },
    financial: { cadastralIncome: 1450 },
    planning: { preemption: false, floodParcel: 'A', floodBuilding: 'B' },
    construction: { year: 1998 },
    texts: { nl: { title: 'Villa nabij zee' }, fr: { title: 'Villa spacieuse' } },
  });
  expect(line.address).not.toHaveProperty('hidden');
  // Pictures and files without a type are hidden.
  expect(line.photos).toEqual([{ source: 'https://pictures.example/a.jpg' }]);
  expect(line.documents).toMatchObject([{ name: 'epc.pdf' }]);
});

test('what the agency keeps to itself is neither read nor counted', () => {
  const { records, unmapped } = translate();
  const text = JSON.stringify([records, unmapped.list()]);
  for (const secret of ['owner', 'quickly', '12000', '510000', 'mandate']) expect(text).not.toContain(secret);
});

test.each([[{ address_visible: false }], [{ address_visible: undefined }]])(
  'the address is hidden with %j',
  (overrides) => {
    const address = Object.assign({}, PROPERTY.address, overrides);
    expect(lineOf({ address }).address.hidden).toBe(true);
  },
);

test.each([[{ price_visible: false }], [{ price_visible: undefined }], [{ price: 0 }]])(
  'the price is on request with %j',
  (overrides) => expect(lineOf(overrides)).not.toHaveProperty('price'),
);

test.each([
  [{ publish: false }],
  [{ publish: undefined }],
  [{ show: false }],
  [{ status_id: 2 }],
  [{ status_id: undefined }],
  [{ archived: true }],
  [{ deleted: true }],
])('a property is withdrawn with %j', (overrides) => {
  expect(lineOf(overrides).status).toBe('WITHDRAWN');
});

const RENT = { transaction_id: 2, transaction: { name: { nl: 'Te huur' } }, price: 12_000 };

test.each([
  [{ name: { nl: 'per maand' } }, 12_000],
  [{ name: { nl: 'per jaar' } }, 1_000],
  [null, 12_000],
  [{ name: { nl: 'per week' } }, undefined],
])('a rent with the period %j', (period, price) => {
  expect(lineOf(Object.assign({ price_period: period }, RENT)).price).toBe(price);
});

test('names of transactions decide, then the ids of the documentation', () => {
  expect(lineOf({ transaction_id: 5, transaction: null }).status).toBe('SOLD');
  const other = { transaction_id: 9, transaction: { name: { nl: 'Overname' } } };
  expect(reasonsOf(translate(other).records[0])).toEqual(['transaction: "overname" is not known']);
  const abroad = { address: { country_geo_id: 5 } };
  expect(reasonsOf(translate(abroad).records[0])).toEqual(['address.country: "5" is not supported']);
});

const named = (nl: string) => ({ name: { nl, en: '' } });

test('facilities are flags of their sections, others are counted', () => {
  const facilities = [
    { facility_id: 1, active: true, facility: named('Airco') },
    { facility_id: 2, active: true, facility: named('Warmtepomp') },
    { facility_id: 3, active: true, facility: named('Riolering') },
    { facility_id: 4, active: true, facility: named('Terras') },
    { facility_id: 5, active: false, facility: named('Zwembad') },
    { facility_id: 6, active: true, facility: named('Wijnkelder') },
    { facility_id: 7, active: true },
  ];
  const { records, unmapped } = translate({ facilities });
  expect(estateOf(records[0])).toMatchObject({
    comfort: { bedrooms: 4, airConditioning: true },
    energy: { heatPump: true },
    technical: { sewer: true },
    extras: { terrace: true },
  });
  expect(estateOf(records[0]).comfort).not.toHaveProperty('swimmingPool');
  expect(unmapped.list()).toContainEqual({ field: 'facilities', value: 'wijnkelder', count: 1 });
  expect(unmapped.list()).toContainEqual({ field: 'facilities', value: null, count: 1 });
});

test('planning is read by the names of options', () => {
  const { planning } = lineOf({
    town_planning_id: 1,
    town_planning: named('Woongebied met landelijk karakter'),
    town_planning_violation_id: 2,
    town_planning_violation: named('Geen dagvaarding'),
    building_license_id: 3,
    building_license: named('Vergunning verkregen'),
  });
  expect(planning).toMatchObject({
    destination: 'RESIDENTIAL_RURAL',
    destinationText: 'Woongebied met landelijk karakter',
    permit: true,
    summons: false,
  });
  expect(planning).not.toHaveProperty('extractRequested');
});

test('a zone or a measure that is asked of the municipality is none yet', () => {
  const asked = named('In aanvraag');
  const { planning } = lineOf({
    town_planning_id: 1,
    town_planning: asked,
    town_planning_violation_id: 2,
    town_planning_violation: asked,
    building_license_id: 3,
    building_license: asked,
  });
  expect(planning).toMatchObject({ permitState: 'APPLIED_FOR', extractRequested: true });
  expect(Object.keys(planning ?? {})).not.toEqual(expect.arrayContaining(['destinationText', 'summons']));
});

test('flood zones of before 2023 are no scores: they are counted, unless the home has a score', () => {
  const zone = {
    o_level_flooding_sensitivity_id: 2,
    o_level_flooding_sensitivity: named('Mogelijk overstromingsgevoelig'),
  };
  const counted = {
    field: 'o_level_flooding_sensitivity_id',
    value: 'mogelijk overstromingsgevoelig',
    count: 1,
  };
  const without = Object.assign({ flooding_parcel_score: '', flooding_building_score: '' }, zone);
  const { records, unmapped } = translate(without);
  expect(unmapped.list()).toContainEqual(counted);
  expect(estateOf(records[0]).planning).not.toHaveProperty('floodParcel');
  expect(translate(zone).unmapped.list()).not.toContainEqual(counted);
});

test('an unknown type is the plain one of its main type, and counted', () => {
  const { records, unmapped } = translate({ type: { name: { nl: 'Kangoeroewoning' } } });
  expect(estateOf(records[0]).subType).toBe('DETACHED');
  expect(unmapped.list()).toContainEqual({ field: 'type_id', value: 'kangoeroewoning', count: 1 });
  for (const subType of Object.values(TYPE_NAMES)) expect(ESTATE_SUB_TYPES).toContain(subType);
  expect(Object.keys(HEAD_TYPES)).toHaveLength(11);
});

test('a project without units is counted, one whose units are all hidden is withdrawn', () => {
  const project = { is_project: true, child_properties: [] as object[] };
  const { records, unmapped } = translate(project);
  expect(records).toEqual([]);
  expect(unmapped.list()).toContainEqual({
    field: 'child_properties',
    value: 'a project has none',
    count: 1,
  });
  project.child_properties = [Object.assign({}, PROPERTY, { property_id: 7, show: false })];
  const [record] = translate(project).records;
  expect(record).toMatchObject({ line: { kind: 'project', status: 'WITHDRAWN' } });
});

test('a truncated file stops the import', () => {
  expect(() => translateFeed(zabun, sample.slice(0, -40))).toThrow(ImportStopped);
});
