/** Projects of Whise, whose units are estates with the id of their parent. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type MockEstate, mockEstate } from '../../support/crm/whise.ts';
import { startWhiseFeed, type WhiseFeed } from '../../support/crm/whise-feed.ts';

const PROJECT = 7_200_000;
let whise: WhiseFeed;

beforeEach(async () => {
  whise = await startWhiseFeed();
});
afterEach(() => whise.stop());

const project = (id = PROJECT, overrides: object = {}): MockEstate =>
  mockEstate(id, {
    canHaveChildren: true,
    name: 'Residentie Zeezicht',
    availabilityDateTime: '2027-06-01T00:00:00',
    ...overrides,
  });

const unit = (id: number, overrides: object = {}): MockEstate =>
  mockEstate(id, {
    parentId: PROJECT,
    name: `Residentie Zeezicht App ${id % 100}`,
    category: { id: 2 },
    subCategory: { id: 17 },
    estateOrder: id % 100,
    floor: '1',
    ...overrides,
  });

const entities = () =>
  whise.query(
    `select number, type, bedrooms, living_area, terrace_area, price_cents / 100 as price, status, reference
    from project_entity order by position`,
  );
const kinds = () =>
  whise.query(`select kind, count(*)::int from listing where feed = 'crm' group by 1 order by 1`);

test('a project has its units, in their order, also those of its buildings and on other pages', async () => {
  const others = Array.from({ length: 60 }, (_, index) => mockEstate(7_300_000 + index));
  whise.crm.estates = [
    unit(7_100_002, { price: 250_000, rooms: 1, area: 74, details: [{ id: 874, value: '20' }] }),
    project(),
    project(7_200_050, { parentId: PROJECT, name: 'Residentie Zeezicht blok B' }),
    ...others,
    unit(7_400_003, { parentId: 7_200_050, displayPrice: false }),
    unit(7_400_001, { purposeStatus: { id: 3 }, price: 260_000 }),
    unit(7_400_004, { displayStatusId: 1 }),
  ];
  const run = await whise.read();
  expect(run).toMatchObject({ outcome: 'IMPORTED', report: { lines: 61, new: 61, rejected: 0 } });
  expect(await kinds()).toEqual([
    { kind: 'estate', count: 60 },
    { kind: 'project', count: 1 },
  ]);
  const flat = { type: 'APARTMENT', bedrooms: 4, living_area: 210 };
  expect(await entities()).toMatchObject([
    { ...flat, number: 'App 1', status: 'SOLD', price: 260_000, reference: '7400001' },
    { number: 'App 2', status: 'AVAILABLE', price: 250_000, bedrooms: 1, living_area: 74, terrace_area: 20 },
    { ...flat, number: 'App 3', status: 'AVAILABLE', price: null },
  ]);
  const [row] = await whise.query('select name, stage, delivery::text from project');
  expect(row).toEqual({ name: 'Residentie Zeezicht', stage: 'UNDER_CONSTRUCTION', delivery: '2027-06-01' });
});

/** A project without units, in a report. */
const NO_UNITS = { field: 'units', value: 'a project has none', count: 1 };

test('units without their project are homes, and a project without units is left out and counted', async () => {
  whise.crm.estates = [unit(7_100_001, { parentId: 1 }), project()];
  const { report } = (await whise.read()) ?? {};
  expect(report).toMatchObject({ lines: 1, new: 1, rejected: 0 });
  expect(report?.unmapped).toContainEqual(NO_UNITS);
  expect(await whise.onOffer()).toEqual(['7100001']);
});

test('units that are homes already stay homes when their project comes online', async () => {
  const homes = [unit(7_100_001), unit(7_100_002)];
  whise.crm.estates = homes;
  await whise.read();
  whise.crm.estates = [...homes, project(PROJECT, { updateDateTime: '2026-11-20T07:30:00' })];
  const { report: first } = (await whise.read()) ?? {};
  expect(first).toMatchObject({ withdrawn: 0, rejected: 0, unchanged: 2 });
  expect(first?.unmapped).toContainEqual(NO_UNITS);
  whise.crm.estates.push(unit(7_100_003, { updateDateTime: '2026-11-20T08:30:00' }));
  expect((await whise.read())?.report).toMatchObject({ withdrawn: 0, rejected: 0, unchanged: 2, new: 1 });
  expect(await whise.onOffer()).toEqual(['7100001', '7100002', String(PROJECT)]);
  expect(await entities()).toMatchObject([{ reference: '7100003' }]);
});

test('a changed unit has all estates read, because a project is one record', async () => {
  whise.crm.estates = [project(), unit(7_400_001), unit(7_400_002), mockEstate(7_500_000)];
  await whise.read();
  whise.crm.clear();
  Object.assign(whise.crm.estates[1] as object, { price: 199_000, updateDateTime: '2026-11-20T07:30:00' });
  expect((await whise.read())?.report).toMatchObject({ lines: 2, changed: 1, unchanged: 1 });
  expect(whise.crm.lists).toHaveLength(2);
  expect(await entities()).toMatchObject([{ price: 199_000 }, { price: 549_000 }]);
});

test('a changed unit has all estates read once, also by readings within the hour that overlaps', async () => {
  whise.crm.estates = [project(), unit(7_400_001), unit(7_400_002), mockEstate(7_500_000)];
  await whise.read();
  const changeUnit = (price: number) =>
    Object.assign(whise.crm.estates[1] as object, { price, updateDateTime: '2026-11-20T07:50:00' });
  const listsOf = async () => {
    whise.crm.clear();
    whise.state.minutes -= 50;
    await whise.read();
    return whise.crm.lists.length;
  };
  whise.state.minutes += 50;
  changeUnit(199_000);
  expect([await listsOf(), await listsOf(), await listsOf()]).toEqual([2, 1, 1]);
  // The same time of change, with another content.
  changeUnit(198_000);
  expect([await listsOf(), await listsOf()]).toEqual([2, 1]);
  expect(await entities()).toMatchObject([{ price: 198_000 }, { price: 549_000 }]);
});

test.each([
  ['offline', 1],
  ['shown as realisations', 3],
])('a project whose units are all %s is withdrawn with them', async (_, displayStatusId) => {
  const at = '2026-11-20T07:30:00';
  whise.crm.estates = [project(), unit(7_400_001), unit(7_400_002), mockEstate(7_500_000)];
  await whise.read();
  for (const index of [1, 2])
    Object.assign(whise.crm.estates[index] as object, { displayStatusId, updateDateTime: at });
  expect((await whise.read())?.report).toMatchObject({ withdrawn: 1, rejected: 0 });
  expect(await whise.onOffer()).toEqual(['7500000']);
  const [row] = await whise.query(`select status from listing where reference = '${PROJECT}'`);
  expect(row).toEqual({ status: 'WITHDRAWN' });
});
