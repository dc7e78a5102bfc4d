/** The page of a message: what the visitor sent, who answers, and what employees can change. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type DeskSite, EMPLOYEES, type EmployeeName, startDeskSite } from '../support/desk/desk-site.ts';
import { type AgentHome, findHomeOf, storeMessage } from '../support/desk/messages.ts';

let site: DeskSite;
let home: AgentHome;
let message: string;

beforeAll(async () => {
  site = await startDeskSite();
  home = await findHomeOf(site, EMPLOYEES.agent.email);
});
afterAll(() => site?.stop());
beforeEach(async () => {
  await site.forget();
  message = await storeMessage(site, {
    listingId: home.id,
    agentId: home.agentId,
    officeId: home.officeId,
  });
});

const progress = async (id = message) =>
  (await site.query('select state, assignee, note, version from lead_progress where lead_id = $1', [id]))[0];

const open = (employee: EmployeeName, id = message) => site.open(employee, `/desk/messages/${id}`);

/** Sends a step as the page's form does. */
const step = (employee: EmployeeName, intent: string, fields: Record<string, string> = {}) =>
  site.send(employee, `/desk/messages/${message}`, {
    id: message,
    version: '0',
    note: '',
    intent,
    ...fields,
  });

const logged = async () =>
  (
    await site.query(
      'select email, action, subject from desk_log where subject = $1 order by id desc limit 1',
      [message],
    )
  )[0];

describe('the page shows what the visitor sent', () => {
  test('a question about a home', async () => {
    const { text, status } = await open('agent');
    expect(status).toBe(200);
    for (const shown of [
      'Question about a property from Annelies Vanderstraeten',
      'tel:+32470123456',
      'Is er een garage bij?',
      home.reference,
      'Nederlands',
      '>New<',
    ])
      expect(text).toContain(shown);
  });

  test('a message to the agency', async () => {
    const id = await storeMessage(site, {
      kind: 'CONTACT',
      street: 'Meersstraat 12',
      remarks: 'Liefst na 18 uur',
      text: '<b>Belt u mij?</b>\nDank u',
    });
    const { text } = await open('manager', id);
    for (const shown of ['Meersstraat 12', 'Liefst na 18 uur', '&lt;b&gt;Belt u mij?&lt;/b&gt;\nDank u'])
      expect(text).toContain(shown);
    expect(text).toContain(site.textsIn('en')('mail.lead.agency.question.SELL'));
  });

  test('a property to value, with the number of its photos', async () => {
    const id = await storeMessage(site, { kind: 'VALUATION', street: 'Meersstraat 12' });
    await site.query(
      `insert into lead_valuation (lead_id, purpose, postal_code, city, property_type, area, call_time)
       values ($1, 'SELL', '9000', 'Gent', 'HOUSE', '140 m²', 'EVENING')`,
      [id],
    );
    await site.query(
      `insert into lead_photo (secret_hash, lead_id, uploaded_at, picture)
       select decode(md5(number::text), 'hex'), $1, now(), 'x' from generate_series(1, 2) number`,
      [id],
    );
    const { text } = await open('manager', id);
    for (const shown of ['Meersstraat 12, 9000 Gent', '140 m²', '2 photos']) expect(text).toContain(shown);
  });

  test('not a message to a friend, an unknown or a malformed id', async () => {
    const friend = await storeMessage(site, { kind: 'FRIEND', listingId: home.id, agentId: home.agentId });
    for (const id of [friend, '00000000-0000-4000-8000-000000000000', 'x', "'"])
      expect((await open('manager', encodeURIComponent(id))).status).toBe(404);
  });
});

test('an answer opens the mail program, in the language of the visitor', async () => {
  const id = await storeMessage(site, {
    locale: 'fr',
    listingId: home.id,
    agentId: home.agentId,
    text: `Y a-t-il un garage ?\n${'é'.repeat(4_000)}`,
  });
  const { text } = await open('agent', id);
  const href = /href="(mailto:[^"?]*\?subject=[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(href.length).toBeLessThanOrEqual(1_800);
  const url = new URL(href);
  expect(url.pathname).toBe('annelies.v@mail.example');
  expect(url.searchParams.get('subject')).toBe(`Votre question sur ${home.reference}`);
  const body = url.searchParams.get('body') ?? '';
  expect(body).toMatch(/^Bonjour Annelies Vanderstraeten,\r\n/);
  expect(body).toContain(`Cordialement,\r\n${EMPLOYEES.agent.name}\r\n`);
  expect(body).toContain('\r\n> Y a-t-il un garage ?\r\n> ééé');
  expect(body).toMatch(/é …$/);
});

describe('the answer goes its way', () => {
  test('taken, noted, answered and reopened, each with an entry of the log', async () => {
    expect((await step('agent', 'take', { note: 'Belt terug' })).headers.location).toBe(
      `/desk/messages/${message}?done=take`,
    );
    const { email } = EMPLOYEES.agent;
    const taken = { state: 'ANSWERING', assignee: email, note: 'Belt terug', version: 1 };
    expect(await progress()).toEqual(taken);
    expect(await logged()).toEqual({ email, action: 'takeMessage', subject: message });
    const { text } = await site.open('manager', `/desk/messages/${message}?done=take`);
    expect(text).toContain(`${EMPLOYEES.agent.name} is answering it`);
    expect(text).toContain('Belt terug');

    expect((await step('manager', 'note', { version: '1', note: ' ' })).status).toBe(303);
    expect(await progress()).toEqual({ ...taken, note: null, version: 2 });
    expect((await step('manager', 'finish', { version: '2' })).status).toBe(303);
    expect(await progress()).toMatchObject({ state: 'DONE', assignee: email, version: 3 });
    expect((await step('office', 'reopen', { version: '3' })).status).toBe(303);
    expect(await progress()).toEqual({ state: 'NEW', assignee: null, note: null, version: 4 });
    expect(await logged()).toEqual({
      email: EMPLOYEES.office.email,
      action: 'reopenMessage',
      subject: message,
    });
  });

  test('an employee who marks a new message as answered is the one who answered', async () => {
    await step('office', 'finish');
    expect(await progress()).toMatchObject({ state: 'DONE', assignee: EMPLOYEES.office.email });
    expect((await open('office')).text).toContain(`Answered by ${EMPLOYEES.office.name}`);
  });

  test('assigned to a colleague who may see it', async () => {
    const { text } = await open('office');
    expect(text).toContain(`value="${EMPLOYEES.agent.email}"`);
    for (const name of ['otherAgent', 'otherOffice', 'newAgent'] as const)
      expect(text).not.toContain(EMPLOYEES[name].email);
    expect((await step('office', 'assign', { assignee: EMPLOYEES.agent.email })).status).toBe(303);
    expect(await progress()).toMatchObject({ state: 'ANSWERING', assignee: EMPLOYEES.agent.email });
  });

  test.each([
    ['who may not see it', EMPLOYEES.otherAgent.email],
    ['of another office', EMPLOYEES.otherOffice.email],
    ['who does not exist', 'forged@mail.example'],
    ['without an address', ''],
  ])('but to no employee %s', async (_, assignee) => {
    const { status, text } = await step('manager', 'assign', { assignee, note: 'Voor u' });
    expect(status).toBe(422);
    expect(text).toContain('This employee cannot see the message');
    expect(text).toContain('Voor u</textarea>');
    expect(await progress()).toBeUndefined();
  });
});

describe('two employees change a message at once', () => {
  test.each([
    ['take', 'it is being answered'],
    ['finish', 'it has been answered'],
    ['note', 'it is new again'],
  ])('the second one sees its state after "%s", and keeps the typed note', async (first, state) => {
    await step('agent', first, { note: 'Eerste' });
    const { status, text } = await step('office', 'finish', { note: 'Tweede' });
    expect(status).toBe(422);
    expect(text).toContain(`This message has been changed meanwhile: ${state}.`);
    expect(text).toContain('Tweede</textarea>');
    expect(text).toContain('>Eerste</p>');
    expect(await progress()).toMatchObject({ note: 'Eerste', version: 1 });
    expect((await step('office', 'finish', { note: 'Tweede', version: '1' })).status).toBe(303);
  });

  test('only one of ten at the same moment takes it', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) => step(index % 2 ? 'agent' : 'office', 'take')),
    );
    const statuses = outcomes.map(({ status }) => status).sort();
    expect(statuses).toEqual([303, ...Array.from({ length: 9 }, () => 422)]);
    expect(await progress()).toMatchObject({ version: 1 });
  });
});

test.each(['take', 'assign', 'finish', 'reopen', 'note'])(
  'employees who may not see a message cannot "%s" it',
  async (intent) => {
    for (const employee of ['otherAgent', 'otherOffice', 'newAgent'] as const) {
      const { status, text } = await step(employee, intent, { assignee: EMPLOYEES.agent.email });
      expect([employee, status]).toEqual([employee, 422]);
      expect(text).not.toContain('Annelies');
    }
    expect(await progress()).toBeUndefined();
    expect(await logged()).toBeUndefined();
  },
);

test.each([
  ['an unknown step', { intent: 'erase' }, 400],
  ['a step named by an object', { intent: 'constructor' }, 400],
  ['no version', { intent: 'take', version: '' }, 422],
  ['a version that is no number', { intent: 'take', version: '1e9' }, 422],
  ['a version that is too large', { intent: 'take', version: '99999999999999' }, 422],
  ['an id that is none', { intent: 'take', id: "'" }, 422],
  ['a note that is too long', { intent: 'note', note: 'x'.repeat(2_001) }, 422],
  ['a note with control characters', { intent: 'note', note: 'a\u0001b' }, 422],
  ['a note with a NUL character', { intent: 'note', note: 'a\u0000b' }, 400],
])('a forged form changes nothing: %s', async (_, { intent, ...fields }, expected) => {
  expect((await step('manager', intent, fields)).status).toBe(expected);
  expect(await progress()).toBeUndefined();
});

test('the state and the note are erased with the message', async () => {
  await step('agent', 'note', { note: 'Wil snel verkopen' });
  await site.query('delete from lead where id = $1', [message]);
  expect(await progress()).toBeUndefined();
  expect((await step('agent', 'note', { version: '1' })).status).toBe(422);
});
