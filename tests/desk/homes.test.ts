/** The homes of the desk: who sees which, their numbers, what their adverts lack, and what the feeds rejected. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { freeSlots, VISITOR } from '../support/appointments/appointment-site.ts';
import { type DeskSite, EMPLOYEES, startDeskSite } from '../support/desk/desk-site.ts';

let site: DeskSite;
let home: number;
let reference: string;

beforeAll(async () => {
  site = await startDeskSite();
});
afterAll(() => site?.stop());
beforeEach(async () => {
  await site.forget();
  await site.query('truncate listing_statistics, feed_run');
  [{ home, reference }] = (await site.query(
    `select l.id as home, l.reference from listing l join agent a on a.id = l.agent_id
     where l.kind = 'estate' and l.status = 'AVAILABLE' and a.email = $1 and l.street is not null
     order by l.id limit 1`,
    [EMPLOYEES.agent.email],
  )) as [{ home: number; reference: string }];
});

const listOf = async (employee: keyof typeof EMPLOYEES, query = '') => {
  const { text } = await site.open(employee, `/desk/homes${query}`);
  return [...text.matchAll(/href="\/desk\/homes\/(\d+)"/g)].map(([, id]) => Number(id));
};

describe.each([
  ['agent', true],
  ['otherAgent', false],
  ['office', true],
  ['otherOffice', false],
  ['manager', true],
  ['newAgent', false],
] as const)('for %s', (employee, isAllowed) => {
  test('the home is in the list and has a page, or is unknown', async () => {
    expect((await listOf(employee, `?q=${reference}`)).includes(home)).toBe(isAllowed);
    const page = await site.open(employee, `/desk/homes/${home}`);
    expect(page.status).toBe(isAllowed ? 200 : 404);
    expect(page.text.includes(reference)).toBe(isAllowed);
  });
});

test('a page has 50 homes, and the next pages have the others once', async () => {
  const seen: number[] = [];
  for (let query = ''; ; ) {
    const ids = await listOf('manager', query);
    seen.push(...ids);
    if (ids.length < 50) break;
    query = `?after=${ids.at(-1)}`;
  }
  const stored = await site.query('select id from listing order by published_at desc, id desc');
  expect(seen).toEqual(stored.map(({ id }) => id));
});

test('filters and unreadable parameters', async () => {
  await site.query(
    "insert into missing_mention values ($1, 'PERMIT', 'none', '2026-11-01') on conflict do nothing",
    [home],
  );
  expect(await listOf('agent', `?show=incomplete&q=${reference}`)).toEqual([home]);
  expect(await listOf('agent', `?show=closed&q=${reference}`)).toEqual([]);
  expect(await listOf('manager', '?after=x')).toEqual([]);
  expect((await listOf('manager', '?show=none')).length).toBe(50);
  expect(await listOf('manager', '?q=%25')).toEqual([]);
  expect((await site.open('manager', '/desk/homes/99999999999')).status).toBe(404);
});

test('a home has its numbers of the last 30 days', async () => {
  const today = site.services.now().toISOString().slice(0, 10);
  await site.query(
    `insert into listing_statistics select $1, $2::date - age, 3, 1 from unnest(array[0, 29, 30]) age`,
    [home, today],
  );
  expect((await site.open('agent', `/desk/homes?q=${reference}`)).text).toContain(
    '6 views, 2 enquiries in 30 days',
  );
  const { text } = await site.open('agent', `/desk/homes/${home}`);
  expect(text).toContain('6 views, 2 enquiries in 30 days');
  expect(text.match(/<meter/g)?.length).toBe(2);
  expect(text).not.toContain('style="');
});

test('a home names its missing statements with the law', async () => {
  await site.query('delete from missing_mention where listing_id = $1', [home]);
  const [{ rule, code }] = (await site.query('select rule, code from missing_mention limit 1')) as [
    { rule: string; code: string },
  ];
  await site.query("insert into missing_mention values ($1, $2, $3, '2026-11-01')", [home, code, rule]);
  const { text } = await site.open('agent', `/desk/homes/${home}`);
  expect(text).toContain('missing since 1 November 2026');
  expect(text).toContain('https://');
});

test('rejected records are shown to offices and managers', async () => {
  const report = (rejections: object[]) => JSON.stringify({ rejected: rejections.length, rejections });
  const run = 'insert into feed_run (feed, at, outcome, report, is_webhook) values ($1, $2, $3, $4, $5)';
  const now = site.services.now();
  const record = (name: string) => ({
    line: 4,
    reference: name,
    reasons: ['the home has no town (address)'],
  });
  await site.query(run, ['crm', now, 'IMPORTED', report([record('OLD-1')]), false]);
  await site.query(run, ['crm', now, 'IMPORTED', report([record('BAD-1')]), false]);
  await site.query(run, ['crm', now, 'FAILED', null, false]);
  await site.query(run, ['crm', now, 'STOPPED', report([record('ONE-1')]), true]);
  await site.query(run, ['own', now, 'IMPORTED', report([]), false]);
  const { text } = await site.open('office', '/desk/homes/rejected');
  for (const shown of ['BAD-1', 'ONE-1', 'the home has no town (address)', 'line 4'])
    expect(text).toContain(shown);
  for (const hidden of ['OLD-1', 'Feed own']) expect(text).not.toContain(hidden);
  expect((await site.open('agent', '/desk/homes/rejected')).status).toBe(403);
});

test('a home has its messages and viewings with links, as far as the employee may see them', async () => {
  const lead = `insert into lead (kind, name, email, locale, received_at, listing_id, agent_id, office_id)
    select $1, 'X', 'x@mail.example', 'nl', $2, id, agent_id, office_id from listing where id = $3 returning id`;
  const now = site.services.now();
  const [{ id: message }] = (await site.query(lead, ['INFO', now, home])) as [{ id: string }];
  const [{ id: toFriend }] = (await site.query(lead, ['FRIEND', now, home])) as [{ id: string }];
  const [slot] = freeSlots(await site.agenda(home));
  await site.act('bookAppointment', { listingId: home, startsAt: slot?.startsAt, ...VISITOR });
  const [{ id: viewing }] = (await site.query('select id from appointment')) as [{ id: string }];
  const { text } = await site.open('agent', `/desk/homes/${home}`);
  for (const shown of [
    '1 message<',
    '1 viewing<',
    `/desk/messages/${message}"`,
    `/desk/viewings/${viewing}"`,
  ])
    expect(text).toContain(shown);
  expect(text).not.toContain(toFriend);
  for (const link of [`/desk/messages/${message}`, `/desk/viewings/${viewing}`])
    expect((await site.open('agent', link)).status).toBe(200);
  await site.query('delete from lead where id = any($1)', [[message, toFriend]]);
});
