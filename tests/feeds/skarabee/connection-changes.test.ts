/** Changes of publications of Skarabee between two whole readings, and projects with their units. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mockPublication, mockPublications } from '../../support/crm/skarabee.ts';
import { type SkarabeeFeed, startSkarabeeFeed } from '../../support/crm/skarabee-feed.ts';

const PROJECT = 2_700_000;
let skarabee: SkarabeeFeed;

beforeEach(async () => {
  skarabee = await startSkarabeeFeed();
});
afterEach(() => skarabee.stop());

/** Changes a publication of the mock now. */
function change(index: number, values: Record<string, string>, isActive = true): void {
  const publication = skarabee.crm.publications[index];
  if (!publication) throw new Error('no such publication');
  Object.assign(publication, { isActive, modified: skarabee.now().toISOString().slice(0, 19) });
  Object.assign(publication.values, values);
}

const isPartial = () =>
  skarabee.crm.bodies
    .filter((body) => body.includes('GetPublicationSummaries'))
    .map((body) => body.includes('<LastModified>'));
const changeRuns = async () =>
  (await skarabee.query('select report from feed_run where is_webhook order by id')).map(
    ({ report }) => report,
  );

test('asks for what has changed since an hour before the last reading, and reads it once', async () => {
  skarabee.crm.publications = mockPublications(12);
  await skarabee.read();
  skarabee.crm.clear();
  change(7, { Price: '123456' });
  change(8, {}, false);
  await skarabee.read();
  expect(skarabee.crm.requests).toEqual([
    'GetPublicationSummaries',
    'GetProjectSummaries',
    'GetPublication 2500008',
  ]);
  expect(skarabee.crm.bodies[0]).toContain('<LastModified>2026-11-20T06:00:00Z</LastModified>');
  expect(await changeRuns()).toMatchObject([{ lines: 1, changed: 1, withdrawn: 1 }]);
  expect(await skarabee.onOffer()).toHaveLength(11);
  skarabee.crm.clear();
  skarabee.state.minutes -= 50;
  await skarabee.read();
  expect(skarabee.crm.requests).toEqual(['GetPublicationSummaries']);
});

test('withdrawals above the limit are those of a whole reading', async () => {
  skarabee.crm.publications = mockPublications(20);
  await skarabee.read();
  skarabee.crm.clear();
  for (let index = 0; index < 12; index++) change(index, {}, false);
  expect(await skarabee.read()).toMatchObject({ outcome: 'STOPPED', isPartial: false });
  expect(isPartial()).toEqual([true, false]);
  expect(await skarabee.onOffer()).toHaveLength(20);
});

const unit = (id: number, values: Record<string, string> = {}) =>
  mockPublication(id, {
    Sort: 'Flat',
    Genre: 'Flat_Other',
    Characterisation: '',
    Reference: `App ${id % 100}`,
    ...values,
  });

function startProject(): void {
  skarabee.crm.publications = [
    mockPublication(PROJECT, { PropertyType: 'PROJECT', Residence: 'Residentie Zeezicht' }),
    unit(2_700_001, { Price: '250000' }),
    unit(2_700_002, { HidePrice: 'true' }),
    unit(2_700_003, { Status: 'SOLD', Enabled: 'false' }),
    mockPublication(2_800_000),
  ];
  const properties = [1, 2, 3].map((number) => ({ id: PROJECT + number, property: number, parent: 50 }));
  skarabee.crm.projects = [
    { id: PROJECT, properties: [...properties, { id: PROJECT + 50, property: 50, parent: 40 }] },
  ];
}

const entities = () =>
  skarabee.query(
    'select number, type, price_cents / 100 as price, status, reference from project_entity order by position',
  );

test('a project has its published units, also those of a level below it', async () => {
  startProject();
  const run = await skarabee.read();
  expect(run?.report).toMatchObject({ lines: 2, new: 2, rejected: 0 });
  expect(await entities()).toEqual([
    { number: 'App 1', type: 'APARTMENT', price: 250_000, status: 'AVAILABLE', reference: '2700001' },
    { number: 'App 2', type: 'APARTMENT', price: null, status: 'AVAILABLE', reference: '2700002' },
  ]);
  expect(await skarabee.query('select name, stage from project')).toEqual([
    { name: 'Residentie Zeezicht', stage: 'UNDER_CONSTRUCTION' },
  ]);
});

test('a changed unit has all publications read, because a project is one record', async () => {
  startProject();
  await skarabee.read();
  skarabee.crm.clear();
  change(1, { Price: '199000' });
  expect((await skarabee.read())?.report).toMatchObject({ lines: 2, changed: 1, unchanged: 1 });
  expect(isPartial()).toEqual([true, false]);
  expect(await entities()).toMatchObject([{ price: 199_000 }, {}]);
});

test('units without their project are homes, and stay homes; a project without units is left out', async () => {
  startProject();
  const [project] = skarabee.crm.publications;
  if (project) project.isActive = false;
  expect((await skarabee.read())?.report).toMatchObject({ lines: 4, new: 4 });
  expect(await skarabee.onOffer()).toEqual(['2700001', '2700002', '2800000']);
  if (project) project.isActive = true;
  skarabee.state.minutes += 24 * 60;
  expect((await skarabee.read())?.report).toMatchObject({ lines: 4, unchanged: 4, withdrawn: 0 });
});

test('a project whose units are all hidden is withdrawn', async () => {
  startProject();
  await skarabee.read();
  for (const index of [1, 2]) change(index, { Enabled: 'false' });
  const { report } = (await skarabee.read()) ?? {};
  expect(report).toMatchObject({ withdrawn: 1 });
  expect(await skarabee.onOffer()).toEqual(['2800000']);
});
