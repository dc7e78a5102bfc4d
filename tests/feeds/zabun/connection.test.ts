/** A feed that is connected to Zabun by a key: the whole reading, changes, projects, and what can go wrong. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mockProperties, mockProperty } from '../../support/crm/zabun.ts';
import { startZabunFeed, type ZabunFeed } from '../../support/crm/zabun-feed.ts';

const OPTION_LISTS = ['property/transactions', 'property/types', 'property/price_periods'];
const SHOWN = { public: true, active_media_ids: [14] };
let zabun: ZabunFeed;

beforeEach(async () => {
  zabun = await startZabunFeed();
});
afterEach(() => zabun.stop());

const waitForDay = () => {
  zabun.state.minutes += 24 * 60;
};
/** The waits other than the 200 ms between requests. */
const longWaits = () => zabun.waits.filter((ms) => ms > 200);
const fetched = (count: number) =>
  Array.from({ length: count }, (_, index) => `property/${3_500_001 + index}`);

test('reads the list, the options, each property, and the list once more', async () => {
  zabun.crm.properties = [...mockProperties(3), mockProperty(3_600_000, { media: [15] })];
  const run = await zabun.read();
  expect(run).toMatchObject({ outcome: 'IMPORTED', report: { lines: 3, new: 3, rejected: 0 } });
  expect(await zabun.onOffer()).toEqual(['3500001', '3500002', '3500003']);
  const list = ['search 0', 'search 1'];
  expect(zabun.crm.requests).toEqual([...list, ...OPTION_LISTS, ...fetched(3), ...list]);
  expect(zabun.crm.searches[0]).toEqual({
    paging: { page: 0, size: 100 },
    filtering: SHOWN,
    sorting: { sort: 'CREATED', order: 'ASC' },
  });
  // Five requests a second at most.
  expect([zabun.waits, zabun.mails]).toEqual([Array(9).fill(200), []]);
});

test('facilities and planning are read by the names of lists, which are asked for once if homes refer to them', async () => {
  const facilities = [
    { facility_id: 4, active: true },
    { facility_id: 9, active: false },
  ];
  const planned = { facilities, town_planning_id: 2, building_license_id: 1, town_planning_violation_id: 5 };
  zabun.crm.properties = [1, 2].map((number) => mockProperty(3_500_000 + number, planned));
  const run = await zabun.read();
  expect(run).toMatchObject({ outcome: 'IMPORTED', report: { new: 2, rejected: 0 } });
  const [home] = await zabun.query('select sections from estate_details order by listing_id');
  expect(home?.sections).toMatchObject({
    comfort: { swimmingPool: true },
    planning: { destination: 'RESIDENTIAL', permit: true },
  });
  expect(home?.sections).not.toHaveProperty('extras.garden');
  const further = zabun.crm.requests.filter((path) => /facilities|planning|licenses/.test(path));
  // The list of violations does not exist.
  expect(further.sort()).toEqual([
    'property/building_licenses',
    'property/facilities',
    'property/town_planning_violations',
    'property/town_plannings',
  ]);
  expect(run?.report?.unmapped).toContainEqual({
    field: 'town_planning_violation_id',
    value: null,
    count: 2,
  });
});

test('a list has pages of a hundred', async () => {
  zabun.crm.properties = mockProperties(150);
  expect((await zabun.read())?.report).toMatchObject({ lines: 150, new: 150 });
  expect(zabun.crm.requests.slice(0, 3)).toEqual(['search 0', 'search 1', 'search 2']);
  expect(zabun.crm.requests).toHaveLength(159);
});

test('an agency without properties changes nothing', async () => {
  zabun.crm.properties = mockProperties(2);
  await zabun.read();
  zabun.crm.properties = [];
  waitForDay();
  expect(await zabun.read()).toMatchObject({ outcome: 'STOPPED' });
  expect(await zabun.onOffer()).toHaveLength(2);
});

test('wrong keys are a clear fault, of which the agency is told once', async () => {
  zabun.crm.properties = mockProperties(3);
  await zabun.read();
  zabun.crm.clear();
  zabun.state.env = { ...zabun.state.env, ZABUN_API_KEY: 'wrong' };
  waitForDay();
  const reason =
    'Zabun refuses the keys of ZABUN_X_CLIENT_ID, ZABUN_CLIENT_ID, ZABUN_SERVER_ID and ZABUN_API_KEY';
  expect(await zabun.read()).toMatchObject({ outcome: 'FAILED', reason });
  expect(await zabun.read()).toMatchObject({ outcome: 'FAILED', reason });
  expect(zabun.crm.requests).toEqual(['search 0', 'search 0']);
  expect(zabun.mails.map(({ mail }) => mail)).toEqual(['FAILED']);
  expect(await zabun.onOffer()).toHaveLength(3);
});

test('keys that are refused in the middle end the reading', async () => {
  zabun.crm.properties = mockProperties(3);
  zabun.crm.faults.set(7, { status: 401 });
  expect(await zabun.read()).toMatchObject({ outcome: 'FAILED', reason: expect.stringContaining('refuses') });
  expect(await zabun.onOffer()).toEqual([]);
});

test('waits as Retry-After says', async () => {
  zabun.crm.properties = mockProperties(2);
  zabun.crm.faults.set(6, { status: 429, headers: { 'retry-after': '7' } });
  expect((await zabun.read())?.report).toMatchObject({ lines: 2, new: 2 });
  expect(longWaits()).toEqual([7_000]);
});

test.each([
  ['status 500', { status: 500 }, 'its server answers with status 500'],
  ['half a response', { change: (body: string) => body.slice(0, 99) }, 'its response is not complete JSON'],
  ['another object', { change: () => '{}' }, 'its response is not the property 3500002'],
])('%s is retried three times', async (_, fault, reason) => {
  zabun.crm.properties = mockProperties(3);
  for (const nth of [7, 8, 9]) zabun.crm.faults.set(nth, fault);
  expect((await zabun.read())?.report).toMatchObject({ lines: 3, new: 3 });
  expect(longWaits()).toEqual([1_000, 5_000, 15_000]);
  zabun.crm.clear();
  waitForDay();
  for (const nth of [7, 8, 9, 10]) zabun.crm.faults.set(nth, fault);
  expect(await zabun.read()).toMatchObject({ outcome: 'FAILED', reason: `Zabun: ${reason}` });
  expect(await zabun.onOffer()).toHaveLength(3);
});

const half = (body: string) => {
  const { results } = JSON.parse(body);
  return JSON.stringify({ results: results.slice(0, results.length / 2) });
};

test('half a page has the list read again, and a second half ends the reading', async () => {
  zabun.crm.properties = mockProperties(120);
  zabun.crm.faults.set(1, { change: half });
  expect((await zabun.read())?.report).toMatchObject({ lines: 120, new: 120 });
  zabun.crm.clear();
  waitForDay();
  for (const nth of [1, 3]) zabun.crm.faults.set(nth, { change: half });
  const reason = 'Zabun sends an incomplete page before the last one, in two readings';
  expect(await zabun.read()).toMatchObject({ outcome: 'FAILED', reason });
  expect(await zabun.onOffer()).toHaveLength(120);
});

test('half of the last page is found by the second list', async () => {
  zabun.crm.properties = mockProperties(4);
  zabun.crm.faults.set(1, { change: half });
  expect((await zabun.read())?.report).toMatchObject({ lines: 4, new: 4 });
});

test('properties that keep leaving end the reading, another order changes nothing', async () => {
  zabun.crm.properties = mockProperties(5);
  await zabun.read();
  zabun.crm.properties.reverse();
  waitForDay();
  expect((await zabun.read())?.report).toMatchObject({ unchanged: 5, withdrawn: 0 });
  zabun.crm.clear();
  waitForDay();
  const before = () => zabun.crm.properties.pop();
  for (const nth of [6, 13]) zabun.crm.faults.set(nth, { before });
  expect(await zabun.read()).toMatchObject({
    outcome: 'FAILED',
    reason: expect.stringContaining('in two readings'),
  });
  expect(await zabun.onOffer()).toHaveLength(5);
});

test('asks for what has changed since an hour before the last reading, and reads it once', async () => {
  zabun.crm.properties = mockProperties(12);
  await zabun.read();
  zabun.crm.clear();
  const changed = zabun.now().toISOString();
  Object.assign(zabun.crm.properties[7] as object, { changed, price: 123_456 });
  Object.assign(zabun.crm.properties[8] as object, { changed, publish: false });
  await zabun.read();
  const updated = { updated_since: '2026-11-20T06:00:00Z' };
  expect(zabun.crm.searches.map(({ filtering }) => filtering)).toEqual([
    updated,
    updated,
    { ...updated, ...SHOWN },
    { ...updated, ...SHOWN },
  ]);
  expect(zabun.crm.requests.slice(-4)).toEqual([...OPTION_LISTS, 'property/3500008']);
  const [run] = await zabun.query('select report from feed_run where is_webhook');
  expect(run.report).toMatchObject({ lines: 1, changed: 1, withdrawn: 1 });
  expect(await zabun.onOffer()).toHaveLength(11);
  zabun.crm.clear();
  zabun.state.minutes -= 50;
  await zabun.read();
  expect(zabun.crm.requests).not.toContain('property/3500008');
});

const PROJECT = 3_700_000;
const unit = (id: number, overrides: object = {}) =>
  mockProperty(id, {
    parent_property_id: PROJECT,
    type_id: 1,
    head_type_id: 1,
    reference: `App ${id % 100}`,
    ...overrides,
  });

function startProject(): void {
  const units = [
    unit(3_700_001),
    unit(3_700_002, { price_visible: false }),
    unit(3_700_003, { show: false }),
  ];
  const project = mockProperty(PROJECT, {
    is_project: true,
    building_name: 'Residentie Zeezicht',
    child_properties: units,
  });
  zabun.crm.properties = [project, ...units, mockProperty(3_800_000)];
}

test('a project has its published units, which are no homes of their own', async () => {
  startProject();
  expect((await zabun.read())?.report).toMatchObject({ lines: 2, new: 2, rejected: 0 });
  expect(
    await zabun.query(
      'select number, type, price_cents / 100 as price from project_entity order by position',
    ),
  ).toEqual([
    { number: 'App 1', type: 'APARTMENT', price: 549_000 },
    { number: 'App 2', type: 'APARTMENT', price: null },
  ]);
  expect(await zabun.query('select name from project')).toEqual([{ name: 'Residentie Zeezicht' }]);
  zabun.crm.clear();
  Object.assign(zabun.crm.properties[1] as object, { changed: zabun.now().toISOString() });
  await zabun.read();
  expect(zabun.crm.requests).toContain(`property/${PROJECT}`);
});

test('units without their project are homes, and stay homes', async () => {
  startProject();
  const [project, ...others] = zabun.crm.properties;
  zabun.crm.properties = others;
  expect((await zabun.read())?.report).toMatchObject({ new: 4 });
  expect(await zabun.onOffer()).toEqual(['3700001', '3700002', '3800000']);
  zabun.crm.properties = [project as (typeof others)[number], ...others];
  waitForDay();
  expect((await zabun.read())?.report).toMatchObject({ unchanged: 4, withdrawn: 0, rejected: 0 });
});
