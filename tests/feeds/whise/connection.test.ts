/** A feed that is connected to Whise by a key: the whole reading, and what can go wrong in it. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { checkFeeds } from '../../../server/commands/doctor/check-feeds.ts';
import { feedList } from '../../../server/features/import/polling/feed-settings.ts';
import { findFeedFigures } from '../../../server/features/import/store/feed-figures.ts';
import { readAgency } from '../../../server/settings/agency.ts';
import { demoAgencyFile } from '../../../server/settings/settings.ts';
import { mockEstate, mockEstates } from '../../support/crm/whise.ts';
import { startWhiseFeed, type WhiseFeed } from '../../support/crm/whise-feed.ts';

const TOKENS = ['/token', '/v1/admin/clients/token'];
let whise: WhiseFeed;

beforeEach(async () => {
  whise = await startWhiseFeed();
});
afterEach(() => whise.stop());

test('reads all pages, each of which begins with the last estate of the page before', async () => {
  whise.crm.estates = mockEstates(120);
  const run = await whise.read();
  expect(run).toMatchObject({ outcome: 'IMPORTED', report: { lines: 120, new: 120, rejected: 0 } });
  expect(await whise.onOffer()).toHaveLength(120);
  expect(whise.crm.requests).toEqual([...TOKENS, 'list 0', 'list 49', 'list 98']);
  expect(whise.crm.lists[0]).toEqual({
    Filter: { ShowDetails: true, ShowRepresentatives: true },
    Sort: [{ Field: 'id', Ascending: true }],
    Page: { Limit: 50, Offset: 0 },
  });
  expect([whise.waits, whise.mails]).toEqual([[], []]);
});

test('a client without estates changes nothing', async () => {
  whise.crm.estates = mockEstates(2);
  await whise.read();
  whise.crm.estates = [];
  whise.state.minutes += 24 * 60;
  expect(await whise.read()).toMatchObject({
    outcome: 'STOPPED',
    reason: expect.stringContaining('none of'),
  });
  expect(await whise.onOffer()).toHaveLength(2);
});

test('a wrong password is a clear fault, of which the agency is told once', async () => {
  whise.crm.estates = mockEstates(3);
  await whise.read();
  whise.crm.clear();
  whise.state.env = { WHISE_USER: 'agency@crm.example', WHISE_PASSWORD: 'wrong' };
  whise.state.minutes += 24 * 60;
  const reason = 'Whise refuses the user or the password of WHISE_USER and WHISE_PASSWORD';
  expect(await whise.read()).toMatchObject({ outcome: 'FAILED', reason });
  expect(await whise.read()).toMatchObject({ outcome: 'FAILED', reason });
  expect(whise.crm.requests).toEqual(['/token', '/token']);
  expect(whise.mails.map(({ mail }) => mail)).toEqual(['FAILED']);
  expect(await whise.onOffer()).toHaveLength(3);
  expect(await findFeedFigures(whise.db, ['crm'])).toMatchObject([{ hasProblem: true }]);
  const feeds = v.parse(feedList, [{ name: 'crm', connection: whise.connection }]);
  const agency = { ...readAgency(demoAgencyFile()), feeds };
  expect(await checkFeeds(whise.db, { agency, agencyFile: demoAgencyFile() })).toMatchObject([
    { state: 'wrong', text: expect.stringContaining('crm cannot be read') },
  ]);
});

test('a client that has not given access is a clear fault', async () => {
  whise.state.connection = { clientId: 9, officeIds: [16010] };
  const reason = 'Whise gives the user of WHISE_USER no access to the client 9, office 16010';
  expect(await whise.read()).toMatchObject({ outcome: 'FAILED', reason });
});

test('a wrong address of the API is no wrong password', async () => {
  whise.state.connection = { api: `${whise.crm.origin}/v2` };
  const reason = 'Whise refuses a request for a token with status 404';
  expect(await whise.read()).toMatchObject({ outcome: 'FAILED', reason });
});

test('a token that expires in the middle is replaced, and the same page is read again', async () => {
  whise.crm.estates = mockEstates(120);
  whise.crm.faults.set(2, { before: whise.crm.tokens.expire });
  expect((await whise.read())?.report).toMatchObject({ lines: 120, new: 120 });
  expect(whise.crm.requests).toEqual([...TOKENS, 'list 0', 'list 49', ...TOKENS, 'list 49', 'list 98']);
});

test('a new token that is refused too ends the reading', async () => {
  whise.crm.estates = mockEstates(120);
  for (const nth of [2, 3]) whise.crm.faults.set(nth, { status: 401 });
  const reason = 'Whise refuses the token that it has just given';
  expect(await whise.read()).toMatchObject({ outcome: 'FAILED', reason });
  expect(await whise.onOffer()).toEqual([]);
});

test.each([
  ['seconds', '7', 7_000],
  ['a date', 'Fri, 20 Nov 2026 07:00:30 GMT', 30_000],
  ['nothing', '', 5_000],
  ['no time', '0', 1_000],
])('waits as Retry-After says: %s', async (_, retryAfter, ms) => {
  whise.crm.estates = mockEstates(60);
  whise.crm.faults.set(2, { status: 429, headers: { 'retry-after': retryAfter } });
  expect((await whise.read())?.report).toMatchObject({ lines: 60, new: 60 });
  expect(whise.crm.requests).toEqual([...TOKENS, 'list 0', 'list 49', 'list 49']);
  expect(whise.waits).toEqual([ms]);
});

test('pauses of more than two minutes altogether end the reading', async () => {
  whise.crm.estates = mockEstates(60);
  for (const nth of [1, 2, 3]) whise.crm.faults.set(nth, { status: 429, headers: { 'retry-after': '50' } });
  const reason = 'Whise limits requests: it asks for pauses of more than two minutes';
  expect(await whise.read()).toMatchObject({ outcome: 'FAILED', reason });
  expect(whise.waits).toEqual([50_000, 50_000]);
});

const HALF_A_PAGE = (body: string) => {
  const { estates, ...page } = JSON.parse(body);
  return JSON.stringify({ ...page, estates: estates.slice(0, 25) });
};

test.each([
  ['status 500', { status: 500 }, 'its server answers with status 500'],
  ['half a page', { change: HALF_A_PAGE }, 'a page has 25 of 50 estates'],
  ['half a response', { change: (body: string) => body.slice(0, 999) }, 'its response is not complete JSON'],
  ['a page of a proxy', { change: () => '<html>' }, 'its response is not complete JSON'],
  ['another object', { change: () => '{}' }, 'its response is no list of estates'],
])('%s is retried three times', async (_, fault, reason) => {
  whise.crm.estates = mockEstates(120);
  for (const nth of [2, 3, 4]) whise.crm.faults.set(nth, fault);
  expect((await whise.read())?.report).toMatchObject({ lines: 120, new: 120 });
  expect(whise.waits).toEqual([1_000, 5_000, 15_000]);
  whise.crm.clear();
  whise.state.minutes += 24 * 60;
  for (const nth of [2, 3, 4, 5]) whise.crm.faults.set(nth, fault);
  expect(await whise.read()).toMatchObject({ outcome: 'FAILED', reason: `Whise: ${reason}` });
  expect(whise.crm.requests).toEqual([...TOKENS, 'list 0', ...Array(4).fill('list 49')]);
  expect(await whise.onOffer()).toHaveLength(120);
});

const changeEstates = (change: (estates: object[]) => object[], total = 120) => ({
  change: (body: string) => {
    const { estates, ...page } = JSON.parse(body);
    return JSON.stringify({ ...page, estates: change(estates), totalCount: total });
  },
});

test.each([
  ['a page of 51', changeEstates((all) => [...all, mockEstate(1)]), 'more estates than the 50 asked for'],
  ['more than its total', changeEstates((all) => all, 40), 'Whise has 40 estates, but sends more'],
])('%s estates ends the reading', async (_, fault, reason) => {
  whise.crm.estates = mockEstates(120);
  whise.crm.faults.set(1, fault);
  expect(await whise.read()).toMatchObject({ outcome: 'FAILED', reason: expect.stringContaining(reason) });
  expect(whise.crm.lists).toHaveLength(1);
  expect(await whise.onOffer()).toEqual([]);
});

test('a rejected request ends the reading with its code, and none of its words', async () => {
  const change = () =>
    JSON.stringify({
      isValidRequest: false,
      validationErrors: [{ code: 'BadRequestFormat', message: 'Path' }],
    });
  whise.crm.faults.set(1, { change });
  const reason = 'Whise rejects a request: BadRequestFormat';
  expect(await whise.read()).toMatchObject({ outcome: 'FAILED', reason });
  expect(whise.crm.lists).toHaveLength(1);
});

test('estates that move to another page while they are read are read again', async () => {
  const all = mockEstates(120);
  whise.crm.estates = all;
  // One leaves and one is added: the total is the same, and an estate would be on no page.
  const exchange = () => {
    whise.crm.estates = [...all.slice(1), mockEstate(7_900_000)];
  };
  whise.crm.faults.set(2, { before: exchange });
  expect((await whise.read())?.report).toMatchObject({ lines: 120, new: 120 });
  expect(whise.crm.requests).toEqual([...TOKENS, 'list 0', 'list 49', 'list 0', 'list 49', 'list 98']);
  expect(await whise.onOffer()).toEqual(whise.crm.estates.map(({ id }) => String(id)));
});

test('estates that keep changing end the reading, and nothing is withdrawn', async () => {
  whise.crm.estates = mockEstates(120);
  await whise.read();
  whise.crm.clear();
  whise.state.minutes += 24 * 60;
  const before = () => whise.crm.estates.pop();
  for (const nth of [2, 4]) whise.crm.faults.set(nth, { before });
  const reason = 'Whise has 119 estates, then 118, in two readings';
  expect(await whise.read()).toMatchObject({ outcome: 'FAILED', reason });
  expect(await whise.onOffer()).toHaveLength(120);
});

test('an estate of two offices is imported once', async () => {
  whise.crm.estates = [
    ...mockEstates(3),
    mockEstate(7_500_000, { officeId: 16020 }),
    mockEstate(7_500_001, { offices: [16010, 16020] }),
    mockEstate(7_500_002, { officeId: 16030 }),
  ];
  whise.state.connection = { officeIds: [16010, 16020] };
  expect((await whise.read())?.report).toMatchObject({ lines: 5, new: 5, rejected: 0 });
  expect(whise.crm.requests).toEqual([...TOKENS, 'list 0', ...TOKENS, 'list 0']);
});

test('a reading that is aborted while it waits saves nothing', async () => {
  const controller = new AbortController();
  whise.crm.faults.set(1, { status: 503, before: () => controller.abort() });
  await expect(whise.read({}, controller.signal)).rejects.toThrow('abort');
  expect(await whise.query('select from feed_run')).toEqual([]);
});
