import { expect, test } from '@jest/globals';
import { ESTATE_SUB_TYPES } from '../../../../../shared/estates/vocabulary.ts';
import { ImportStopped } from '../../import-stopped.ts';
import { estateOf, reasonsOf, translateFeed } from '../testing/translate-feed.ts';
import { findFaults, readSample } from '../testing/translate-in-pieces.ts';
import { STATUSES } from './kind.ts';
import { skarabee } from './skarabee.ts';
import { CHARACTERISATIONS, GENRES, SORTS } from './types.ts';

const sample = readSample('skarabee/publications.xml').toString();

/** The sample with other texts of elements; an empty one removes the element. */
function translate(values: Record<string, string> = {}) {
  const changed = Object.entries(values).reduce((xml, [name, text]) => {
    const written = text && `<${name}>${text}</${name}>`;
    return xml.replace(new RegExp(`<${name}>[^<]*</${name}>`, 'g'), written);
  }, sample);
  return translateFeed(skarabee, changed);
}

const lineOf = (values?: Record<string, string>) => estateOf(translate(values).records[0]);

test.each([7, 1_000_000])('translates the sample in pieces of %d bytes', (size) => {
  const { records, unmapped } = translateFeed(skarabee, sample, size);
  expect(findFaults(records)).toEqual([]);
  const line = estateOf(records[0]);
  expect(line).toMatchObject({
    reference: '2400001',
    agencyReference: 'KN-2026-014',
    transaction: 'SALE',
    status: 'AVAILABLE',
    updatedAt: '2026-10-05T14:30:00Z',
    address: { street: 'Zeedijk', number: '12A', postalCode: '8300', city: 'Knokke-Heist', country: 'BE' },
    location: { latitude: 51.352, longitude: 3.288 },
    price: 549_000,
    type: 'HOUSE',
    subType: 'VILLA',
    photos: [{ source: 'https://pictures.example/a.jpg' }, { source: 'https://pictures.example/b.jpg' }],
    floorPlans: [{ source: 'https://pictures.example/plan.jpg' }],
    documents: [{ name: 'EPC' }],
    virtualTour: 'https://tour.example/14',
    epc: { value: 145, label: 'B', certificate: '20230501-0001', validUntil: '2033-05-01' },
    dimensions: { livingArea: 210, plotArea: 650, facadeWidth: 12.5, gardenOrientation: 'SW', floors: 2 },
    energy: { heatingKind: 'INDIVIDUAL', heatingFuel: 'GAS', glazing: 'HIGH_EFFICIENCY' },
    financial: { cadastralIncome: 1450, availability: 'AT_DEED', availableFrom: '2026-12-01' },
    planning: { permit: true, summons: false, floodParcel: 'A', floodBuilding: 'B' },
    construction: { year: 1998, state: 'GOOD', roof: 'PITCHED' },
    extras: { garage: true, garden: true },
  });
  expect(line.address).not.toHaveProperty('hidden');
  // The chosen flash, in each language.
  expect(line.texts.nl).toEqual({
    title: 'Villa nabij zee',
    description: 'Ruime villa met tuin.\nRustig gelegen.',
  });
  expect(line.texts.fr?.title).toBe('Villa près de la mer');
  expect(unmapped.list()).toEqual([
    { field: 'Property/RoofComment', value: null, count: 1 },
    { field: 'people.agents', value: '77', count: 1 },
    { field: 'people.offices', value: '16010', count: 1 },
  ]);
});

test('what the agency keeps to itself is in no line', () => {
  const text = JSON.stringify(translate());
  for (const secret of ['owner', 'sell quickly', 'not shown', '2026-08-01'])
    expect(text).not.toContain(secret);
});

test.each(['HideAddress', 'HideHouseNumber'])('the address is hidden unless %s is false', (name) => {
  expect(lineOf({ [name]: 'true' }).address.hidden).toBe(true);
  expect(lineOf({ [name]: '' }).address.hidden).toBe(true);
});

test.each([
  ['HidePrice', 'true'],
  ['HidePrice', ''],
  ['PriceType', 'PER_M2'],
  ['PriceType', 'PRICE_PER_MONTH'],
  ['Price', '-1'],
  ['Price', '0'],
])('the price is on request when %s is "%s"', (name, text) => {
  expect(lineOf({ [name]: text })).not.toHaveProperty('price');
});

test('a rent a year becomes that of a month', () => {
  expect(lineOf({ Status: 'FOR_RENT', PriceType: 'PRICE_PER_YEAR', Price: '12000' })).toMatchObject({
    transaction: 'RENT',
    price: 1_000,
  });
});

test('a rental has its lease', () => {
  const lease = { RentType: 'MAINRESIDENCE', RentTime: 'THREE_YEARS', PetsAllowed: 'FALSE' };
  const fields = Object.entries(lease).map(([name, text]) => `<${name}>${text}</${name}>`);
  const xml = sample
    .replace('<Status>FOR_SALE</Status>', '<Status>FOR_RENT</Status>')
    .replace('<NumberOfBathrooms>', `${fields.join('')}<NumberOfBathrooms>`);
  const { records } = translateFeed(skarabee, xml);
  expect(estateOf(records[0]).lease).toEqual({ kind: 'SHORT_TERM', months: 36, pets: false });
});

test.each([
  ['Enabled', 'false'],
  ['Enabled', ''],
  ['Active', 'false'],
  ['FlowStatus', 'FOR_SALE_ON_HOLD'],
  ['Status', 'FOR_SALE_ORDER_ENDED'],
])('a publication is withdrawn when %s is "%s"', (name, text) => {
  expect(lineOf({ [name]: text }).status).toBe('WITHDRAWN');
});

test.each([
  ['Status', 'OTHER', 'Status: "OTHER" is not known'],
  ['CountryID', 'US', 'address.country: "US" is not supported'],
])('a publication whose %s is %s is rejected', (name, text, reason) => {
  expect(reasonsOf(translate({ [name]: text }).records[0])).toEqual([reason]);
});

test('a price in another currency is on request, and counted', () => {
  const { records, unmapped } = translate({ Currency: 'USD' });
  expect(estateOf(records[0]).price).toBeUndefined();
  expect(unmapped.list()).toContainEqual({ field: 'currency of the price', value: 'USD', count: 1 });
});

test.each([
  [{ Sort: 'Dwelling', Genre: 'Cottage', Characterisation: 'Dwelling_Terraced' }, 'TERRACED'],
  [{ Sort: 'Dwelling', Genre: 'Chalet', Characterisation: 'Dwelling_Detached' }, 'CHALET'],
  [{ Sort: 'ServiceFlat', Genre: '' }, 'SERVICE_FLAT'],
  [{ Sort: 'Room', Genre: 'StudentRoom' }, 'STUDENT_ROOM'],
  [{ Sort: 'ProfessionalOther', Genre: 'Garage' }, 'WAREHOUSE'],
  [{ Sort: 'ProfessionalLand', Genre: 'Shop' }, 'BUILDING_PLOT'],
  [{ Sort: 'Flat', Genre: 'Flat_Other' }, 'FLAT'],
])('the subtype of %j is %s', (typo, subType) => {
  expect(lineOf(typo).subType).toBe(subType);
});

test('an unknown type is the plain one of its group, and counted', () => {
  const values = { Sort: 'Dwelling', Genre: 'Barn', Characterisation: 'Dwelling_Quadrant' };
  const { records, unmapped } = translate(values);
  expect(estateOf(records[0]).subType).toBe('DETACHED');
  const value = 'Dwelling Barn Dwelling_Quadrant';
  expect(unmapped.list()).toContainEqual({ field: 'Property/Typo', value, count: 1 });
});

test('tables have values of the site', () => {
  const subTypes = [
    ...Object.values(SORTS).flatMap(({ subType }) => subType ?? []),
    ...Object.values(GENRES).flatMap((genres) => Object.values(genres)),
    ...Object.values(CHARACTERISATIONS),
  ];
  for (const subType of subTypes) expect(ESTATE_SUB_TYPES).toContain(subType);
  for (const sort of Object.keys(GENRES)) expect(SORTS).toHaveProperty(sort);
  expect(Object.keys(STATUSES)).toHaveLength(12);
});

test('a unit without its project is rejected, a truncated file stops the import', () => {
  const unit = sample.replace('<Publication ', '<Publication project="1" ');
  expect(reasonsOf(translateFeed(skarabee, unit).records[0])).toEqual([
    'project: the project 1 of this unit is missing',
  ]);
  expect(() => translateFeed(skarabee, sample.slice(0, -40))).toThrow(ImportStopped);
});

test('planning has the zone of the register, the measure, and whether the municipality has answered', () => {
  const planningOf = (written: string, value: string) =>
    estateOf(
      translateFeed(skarabee, sample.replace('<UrbanDevelopment>', `${value}<UrbanDevelopment>${written}`))
        .records[0],
    ).planning;
  expect(
    planningOf(
      '<AreaApplication Code="Wp">Woonpark</AreaApplication><JudicialDecisionType>Ms</JudicialDecisionType>',
      '<EnvironmentalPlanning>BEING_PROCESSED</EnvironmentalPlanning>',
    ),
  ).toMatchObject({
    destination: 'RESIDENTIAL',
    destinationText: 'Woonpark',
    summonsState: 'SETTLEMENT',
    extractRequested: true,
  });
  const other = planningOf(
    '<AreaApplication Code="OTHER">Gebied voor toerisme</AreaApplication>',
    '<DelimitedFloodplainOrRiverbank>RIVERBANK</DelimitedFloodplainOrRiverbank>',
  );
  expect(other).toMatchObject({ destinationText: 'Gebied voor toerisme', floodArea: false, bankZone: true });
  expect(other).not.toHaveProperty('destination');
});

test.each<[string, string, boolean]>([
  ['TRUE', 'Gmo', true],
  ['FALSE', 'Gmo', false],
  ['', 'Gmo', false],
  ['TRUE', '', true],
])('a summons of "%s" with the decision "%s" is %p', (summons, decision, expected) => {
  const written = `<JudicialDecisionType>${decision}</JudicialDecisionType><Summons>${summons}</Summons>`;
  const changed = sample.replace(/(?<=<UrbanDevelopment>).*?(?=<\/UrbanDevelopment>)/, written);
  const { planning } = estateOf(translateFeed(skarabee, changed).records[0]);
  expect(planning?.summons).toBe(expected);
  expect(planning).not.toHaveProperty('summonsState');
});
