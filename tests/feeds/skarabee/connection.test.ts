/** A feed that is connected to Skarabee by a key: the whole reading, and what can go wrong in it. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { checkFeeds } from '../../../server/commands/doctor/check-feeds.ts';
import { feedList } from '../../../server/features/import/polling/feed-settings.ts';
import { readAgency } from '../../../server/settings/agency.ts';
import { demoAgencyFile } from '../../../server/settings/settings.ts';
import { mockPublication, mockPublications } from '../../support/crm/skarabee.ts';
import { type SkarabeeFeed, startSkarabeeFeed } from '../../support/crm/skarabee-feed.ts';

const LISTS = ['GetPublicationSummaries', 'GetProjectSummaries'];
let skarabee: SkarabeeFeed;

beforeEach(async () => {
  skarabee = await startSkarabeeFeed();
});
afterEach(() => skarabee.stop());

const waitForDay = () => {
  skarabee.state.minutes += 24 * 60;
};

test('reads the list, then each publication', async () => {
  skarabee.crm.publications = mockPublications(3);
  const run = await skarabee.read();
  expect(run).toMatchObject({ outcome: 'IMPORTED', report: { lines: 3, new: 3, rejected: 0 } });
  expect(await skarabee.onOffer()).toEqual(['2500001', '2500002', '2500003']);
  const fetched = [1, 2, 3].map((number) => `GetPublication 250000${number}`);
  expect(skarabee.crm.requests).toEqual([...LISTS, ...fetched]);
  expect(skarabee.crm.bodies[0]).toContain('<LastModified xsi:nil="true"/>');
  expect(skarabee.crm.bodies[0]).toContain('<ExcludeSharedProperties>true</ExcludeSharedProperties>');
  expect([skarabee.waits, skarabee.mails]).toEqual([[], []]);
});

test('an agency without publications changes nothing', async () => {
  skarabee.crm.publications = mockPublications(2);
  await skarabee.read();
  skarabee.crm.publications = [];
  waitForDay();
  expect(await skarabee.read()).toMatchObject({ outcome: 'STOPPED' });
  expect(await skarabee.onOffer()).toHaveLength(2);
});

test.each([
  ['status 401', {}],
  ['an error of the service', { code: 'INVALID_LINK_LOGIN' }],
])('a wrong password is a clear fault, of which the agency is told once: %s', async (_, fault) => {
  skarabee.crm.publications = mockPublications(3);
  await skarabee.read();
  skarabee.crm.clear();
  if (!('code' in fault)) skarabee.state.env = { SKARABEE_USER: 'agency', SKARABEE_PASSWORD: 'wrong' };
  for (const nth of [1, 2]) skarabee.crm.faults.set(nth, fault);
  waitForDay();
  const reason = 'Skarabee refuses the user or the password of SKARABEE_USER and SKARABEE_PASSWORD';
  expect(await skarabee.read()).toMatchObject({ outcome: 'FAILED', reason });
  expect(await skarabee.read()).toMatchObject({ outcome: 'FAILED', reason });
  expect(skarabee.crm.requests).toHaveLength(2);
  expect(skarabee.mails.map(({ mail }) => mail)).toEqual(['FAILED']);
  expect(await skarabee.onOffer()).toHaveLength(3);
  const feeds = v.parse(feedList, [{ name: 'crm', connection: skarabee.connection }]);
  const agency = { ...readAgency(demoAgencyFile()), feeds };
  expect(await checkFeeds(skarabee.db, { agency, agencyFile: demoAgencyFile() })).toMatchObject([
    { state: 'wrong', text: expect.stringContaining('crm cannot be read') },
  ]);
});

test('an access that ends in the middle ends the reading', async () => {
  skarabee.crm.publications = mockPublications(3);
  skarabee.crm.faults.set(4, { status: 401 });
  expect(await skarabee.read()).toMatchObject({
    outcome: 'FAILED',
    reason: expect.stringContaining('refuses'),
  });
  expect(await skarabee.onOffer()).toEqual([]);
});

test('a wrong address of the service is no wrong password', async () => {
  skarabee.state.connection = { api: `${skarabee.crm.origin}/v1` };
  const reason = 'Skarabee refuses a request with status 404';
  expect(await skarabee.read()).toMatchObject({ outcome: 'FAILED', reason });
});

test('another error ends the reading with its code, and none of its words', async () => {
  skarabee.crm.faults.set(1, { code: 'DB_ERROR' });
  const reason = 'Skarabee rejects a request: DB_ERROR';
  expect(await skarabee.read()).toMatchObject({ outcome: 'FAILED', reason });
});

test('waits as Retry-After says', async () => {
  skarabee.crm.publications = mockPublications(2);
  skarabee.crm.faults.set(3, { status: 429, headers: { 'retry-after': '7' } });
  expect((await skarabee.read())?.report).toMatchObject({ lines: 2, new: 2 });
  expect(skarabee.crm.requests).toHaveLength(5);
  expect(skarabee.waits).toEqual([7_000]);
});

test.each([
  ['status 500', { status: 500 }, 'its server answers with status 500'],
  ['half a response', { change: (body: string) => body.slice(0, 900) }, 'its response is not complete XML'],
  ['a page of a proxy', { change: () => '<html></html>' }, 'its response is not complete XML'],
  [
    'another publication',
    { change: (body: string) => body.replace('<ID>2500002<', '<ID>2500003<') },
    'its response is not the publication 2500002',
  ],
])('%s is retried three times', async (_, fault, reason) => {
  skarabee.crm.publications = mockPublications(3);
  for (const nth of [4, 5, 6]) skarabee.crm.faults.set(nth, fault);
  expect((await skarabee.read())?.report).toMatchObject({ lines: 3, new: 3 });
  expect(skarabee.waits).toEqual([1_000, 5_000, 15_000]);
  skarabee.crm.clear();
  waitForDay();
  for (const nth of [4, 5, 6, 7]) skarabee.crm.faults.set(nth, fault);
  expect(await skarabee.read()).toMatchObject({ outcome: 'FAILED', reason: `Skarabee: ${reason}` });
  expect(skarabee.crm.requests).toEqual([
    ...LISTS,
    'GetPublication 2500001',
    ...Array(4).fill('GetPublication 2500002'),
  ]);
  expect(await skarabee.onOffer()).toHaveLength(3);
});

test('publications that leave while they are read are read again', async () => {
  skarabee.crm.publications = mockPublications(3);
  const before = () => {
    skarabee.crm.publications = skarabee.crm.publications.slice(0, 2);
  };
  skarabee.crm.faults.set(5, { before });
  expect((await skarabee.read())?.report).toMatchObject({ lines: 2, new: 2 });
  expect(skarabee.crm.requests).toHaveLength(9);
});

test('publications that keep leaving end the reading, and nothing is withdrawn', async () => {
  skarabee.crm.publications = mockPublications(4);
  await skarabee.read();
  skarabee.crm.clear();
  waitForDay();
  const before = () => skarabee.crm.publications.pop();
  for (const nth of [6, 11]) skarabee.crm.faults.set(nth, { before });
  const reason = 'Skarabee lists the publication 2500003, but has it not, in two readings';
  expect(await skarabee.read()).toMatchObject({ outcome: 'FAILED', reason });
  expect(await skarabee.onOffer()).toHaveLength(4);
});

test('another order of the list changes nothing', async () => {
  skarabee.crm.publications = mockPublications(5);
  await skarabee.read();
  skarabee.crm.publications.reverse();
  waitForDay();
  expect((await skarabee.read())?.report).toMatchObject({ lines: 5, unchanged: 5, changed: 0, withdrawn: 0 });
});

test('a publication of two offices is read once, and shared ones only if the agency wants them', async () => {
  const shared = mockPublication(2_600_001, {}, { isShared: true });
  skarabee.crm.publications = [mockPublication(2_600_000, {}, { listed: 2 }), shared];
  expect((await skarabee.read())?.report).toMatchObject({ lines: 1, new: 1 });
  expect(skarabee.crm.requests).toHaveLength(3);
  skarabee.state.connection = { sharedHomes: true };
  expect((await skarabee.read())?.report).toMatchObject({ lines: 2, new: 1, unchanged: 1 });
});

test('a reading that is aborted while it waits saves nothing', async () => {
  const controller = new AbortController();
  skarabee.crm.faults.set(1, { status: 503, before: () => controller.abort() });
  await expect(skarabee.read({}, controller.signal)).rejects.toThrow('abort');
  expect(await skarabee.query('select from feed_run')).toEqual([]);
});
