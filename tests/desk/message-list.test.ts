/** The list of messages: which ones, in which order, for whom. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { recordStatements } from '../support/database/record-statements.ts';
import { type DeskSite, EMPLOYEES, startDeskSite } from '../support/desk/desk-site.ts';
import { type AgentHome, findHomeOf, storeMessage } from '../support/desk/messages.ts';

let site: DeskSite;
let home: AgentHome;

beforeAll(async () => {
  site = await startDeskSite();
  home = await findHomeOf(site, EMPLOYEES.agent.email);
  // From Saturday to Wednesday 09:00 in Brussels.
  site.later(4 * 24 * 3_600_000 + 2 * 3_600_000);
});
afterAll(() => site?.stop());
beforeEach(() => site.forget());

const own = () => ({ listingId: home.id, agentId: home.agentId, officeId: home.officeId });

/** The ids of the messages on a page, in their order. */
async function listed(employee: keyof typeof EMPLOYEES, query = ''): Promise<string[]> {
  const { status, text } = await site.open(employee, `/desk/messages${query}`);
  expect(status).toBe(200);
  return [...text.matchAll(/href="\/desk\/messages\/([\da-f-]{36})"/g)].map(([, id]) => String(id));
}

const setState = (id: string, state: string, assignee: string | null = null) =>
  site.query(
    `insert into lead_progress (lead_id, state, assignee, changed_at, changed_by, version) values ($1, $2, $3, now(), 'a@b.example', 1)`,
    [id, state, assignee],
  );

test('overdue messages come first, then the newest; answered ones and those to friends are left out', async () => {
  const fresh = await storeMessage(site, { ...own(), ageHours: 2 });
  const newest = await storeMessage(site, { ...own(), ageHours: 1 });
  const overdue = await storeMessage(site, { ...own(), ageHours: 26 });
  const older = await storeMessage(site, { ...own(), ageHours: 200 });
  const answering = await storeMessage(site, { ...own(), ageHours: 100 });
  await setState(answering, 'ANSWERING', EMPLOYEES.manager.email);
  await setState(await storeMessage(site, own()), 'DONE');
  await storeMessage(site, { ...own(), kind: 'FRIEND' });
  expect(await listed('manager')).toEqual([overdue, older, newest, fresh, answering]);
  const { text } = await site.open('manager', '/desk/messages');
  expect(text.match(/Waiting for more than a working day/g)).toHaveLength(2);
  expect(text).toContain('You are answering it');
  expect(text).toContain('data-live');
});

test('the list can be limited to a state and to the own messages', async () => {
  const fresh = await storeMessage(site, own());
  const mine = await storeMessage(site, own());
  const theirs = await storeMessage(site, own());
  const done = await storeMessage(site, own());
  await setState(mine, 'ANSWERING', EMPLOYEES.manager.email);
  await setState(theirs, 'ANSWERING', EMPLOYEES.agent.email);
  await setState(done, 'DONE', EMPLOYEES.manager.email);
  expect(await listed('manager', '?state=NEW')).toEqual([fresh]);
  expect((await listed('manager', '?state=ANSWERING')).sort()).toEqual([mine, theirs].sort());
  expect(await listed('manager', '?state=DONE')).toEqual([done]);
  expect(await listed('manager', '?mine=1')).toEqual([mine]);
  expect(await listed('manager', '?mine=1&state=DONE')).toEqual([done]);
  expect((await listed('manager', '?state=nonsense&page=x')).sort()).toEqual([fresh, mine, theirs].sort());
});

describe('the search finds a message', () => {
  test.each([
    ['by name, in any case and order', 'PEETERS els'],
    ['by e-mail address', 'els.p@mail'],
    ['by telephone number, as typed in Belgium', '0477 65 43 21'],
    ['by telephone number, international', '+32 477 65 43 21'],
    ['by a word of the text', 'zonnepanelen'],
    ['by a word with a character of patterns', '100%'],
  ])('%s', async (_, search) => {
    await storeMessage(site, own());
    const found = await storeMessage(site, {
      ...own(),
      firstName: 'Els',
      name: 'Peeters',
      email: 'els.p@mail.example',
      phone: '+32477654321',
      text: 'Wekken de zonnepanelen 100% op?',
    });
    expect(await listed('manager', `?q=${encodeURIComponent(search)}`)).toEqual([found]);
  });

  test('by the reference of its home', async () => {
    await storeMessage(site, { kind: 'CONTACT' });
    const found = await storeMessage(site, own());
    expect(await listed('manager', `?q=${encodeURIComponent(home.reference)}`)).toEqual([found]);
  });

  test('not by a pattern, and says so', async () => {
    await storeMessage(site, own());
    for (const search of ['%', '_', String.raw`\ `.trim(), "' or true --", 'x'.repeat(5_000)]) {
      const { text } = await site.open('manager', `/desk/messages?q=${encodeURIComponent(search)}`);
      expect(text).toContain('Nothing found');
    }
  });
});

test.each([
  ['agent', ['own']],
  ['otherAgent', []],
  ['office', ['own', 'ofOffice']],
  ['otherOffice', ['ofOther']],
  ['manager', ['own', 'ofOffice', 'ofOther', 'ofAgency']],
  ['newAgent', []],
] as const)('%s sees %j', async (employee, expected) => {
  const [{ id: other }] = (await site.query(`select id from office where reference = 'office-liege'`)) as [
    { id: number },
  ];
  const ids = {
    own: await storeMessage(site, own()),
    ofOffice: await storeMessage(site, { kind: 'CONTACT', officeId: home.officeId }),
    ofOther: await storeMessage(site, { kind: 'CONTACT', officeId: other }),
    ofAgency: await storeMessage(site, { kind: 'VALUATION' }),
  };
  expect((await listed(employee)).sort()).toEqual(expected.map((name) => ids[name]).sort());
  for (const [name, id] of Object.entries(ids)) {
    const { status } = await site.open(employee, `/desk/messages/${id}`);
    expect([name, status]).toEqual([name, (expected as readonly string[]).includes(name) ? 200 : 404]);
  }
});

test('the first page counts the messages that wait, in the scope', async () => {
  const first = async (employee: keyof typeof EMPLOYEES) => (await site.open(employee, '/desk')).text;
  expect(await first('agent')).toContain('Nothing is waiting for you now.');
  await storeMessage(site, own());
  await storeMessage(site, { ...own(), ageHours: 30 });
  await storeMessage(site, { kind: 'VALUATION' });
  await setState(await storeMessage(site, own()), 'ANSWERING', EMPLOYEES.agent.email);
  await setState(await storeMessage(site, own()), 'DONE', EMPLOYEES.agent.email);
  const agent = await first('agent');
  for (const link of [
    '<a href="/desk/messages">1 message has waited for more than a working day<',
    '<a href="/desk/messages?state=NEW">2 new messages<',
    '<a href="/desk/messages?mine=1">1 message that you are answering<',
  ])
    expect(agent).toContain(link);
  expect(await first('manager')).toContain('>3 new messages<');
  expect(await first('manager')).not.toContain('you are answering');
  expect(await first('otherAgent')).toContain('Nothing is waiting for you now.');
});

describe('with 10,000 open messages', () => {
  beforeEach(async () => {
    await site.query(
      `insert into lead (kind, locale, received_at, listing_id, office_id, agent_id, name, email, message)
       select 'INFO', 'nl', $1::timestamptz - make_interval(mins => number), $2, $3, $4, 'Bezoeker ' || number,
         'visitor' || number || '@mail.example', repeat('Een vraag over dit huis. ', 20)
       from generate_series(1, 10000) number`,
      [site.now(), home.id, home.officeId, home.agentId],
    );
    await site.query('analyze lead');
  });

  test('a page has 50, and reads its data by a fixed number of statements', async () => {
    const statements = async (query: string) => {
      await site.open('office', `/desk/messages${query}`);
      const record = recordStatements();
      const ids = await listed('office', query);
      record.stop();
      return { count: ids.length, statements: record.texts.length };
    };
    const first = await statements('');
    expect(first.count).toBe(50);
    expect(first.statements).toBeLessThanOrEqual(10);
    expect(await statements('?page=3')).toEqual(first);
    expect((await statements('?q=vraag')).count).toBe(50);
    expect((await statements('?page=200')).count).toBe(50);
    const { text } = await site.open('office', '/desk/messages?page=200');
    expect(text).not.toContain('Next page');
  });
});
