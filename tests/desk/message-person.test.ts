/** What a message's page shows of the same person: by e-mail address, in the employee's scope. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { codesOf, freeSlots, VISITOR } from '../support/appointments/appointment-site.ts';
import { type DeskSite, EMPLOYEES, type EmployeeName, startDeskSite } from '../support/desk/desk-site.ts';
import { type AgentHome, findHomeOf, storeMessage } from '../support/desk/messages.ts';

let site: DeskSite;
let home: AgentHome;
let message: string;
let other: string;
let viewing: string;

beforeAll(async () => {
  site = await startDeskSite();
  home = await findHomeOf(site, EMPLOYEES.agent.email);
});
afterAll(() => site?.stop());
beforeEach(async () => {
  await site.forget();
  await site.query('truncate stay, subscription, subscription_request cascade');
  const own = { listingId: home.id, agentId: home.agentId, officeId: home.officeId };
  message = await storeMessage(site, own);
  other = await storeMessage(site, { ...own, email: 'ANNELIES.V@Mail.example', text: 'Nog een vraag' });
  await storeMessage(site, { ...own, name: 'Peeters', email: 'els.p@mail.example' });
  const [slot] = freeSlots(await site.agenda(home.id));
  const booking = { listingId: home.id, startsAt: slot?.startsAt, ...VISITOR };
  expect(codesOf(await site.act('bookAppointment', booking))).toEqual([]);
  [{ id: viewing }] = (await site.query('select id from appointment')) as [{ id: string }];
});

const open = async (employee: EmployeeName) =>
  (await site.open(employee, `/desk/messages/${message}`)).text.split('id="person"')[1] ?? '';

async function subscribe(): Promise<void> {
  await site.query(
    `insert into subscription (id, email, locale, marketing_opt_in, consent_edition, frequency, token_hash, confirmed_at, used_at)
     values (gen_random_uuid(), 'annelies.v@mail.example', 'nl', false, '2026-11-22', 'DAILY', 'x', now(), now())`,
  );
  await site.query(
    `insert into subscribed_search (id, subscription_id, is_paused, created_at, locale, transaction, min_bedrooms)
     select gen_random_uuid(), id, false, now(), 'nl', 'SALE', 3 from subscription`,
  );
}

test('other messages and viewings with the same address, whatever its case', async () => {
  const text = await open('agent');
  expect(text).toContain('1 other message<');
  expect(text).toContain(`/desk/messages/${other}`);
  expect(text).toContain('1 viewing<');
  expect(text).toContain(`/desk/viewings/${viewing}`);
  expect(text).not.toContain('Peeters');
});

test('only records in the scope', async () => {
  await site.query('update lead set agent_id = null where id = $1', [other]);
  await site.query('update appointment set agent_id = null');
  expect(await open('agent')).toBe('');
  expect(await open('office')).toContain(`/desk/messages/${other}`);
});

test('searches in words of the employee, for offices and managers', async () => {
  await subscribe();
  for (const employee of ['office', 'manager'] as const) {
    const text = await open(employee);
    expect(text).toContain('1 saved search<');
    expect(text).toMatch(/For sale · [^<]*3/);
  }
  expect(await open('agent')).not.toContain('saved search');
  await site.query('update subscription set unsubscribed_at = now(), unsubscribed_by = $1', ['VISITOR']);
  expect(await open('manager')).not.toContain('saved search');
});

test('stays with their days', async () => {
  await site.query(
    `insert into stay (state, listing_id, office_id, period, persons, with_pets, parts, total_cents, token_hash,
       answer_token_hash, locale, email, phone, requested_at)
     select 'REQUESTED', listing_id, $1, '[2027-07-03,2027-07-10)', 2, false, '[]', 100, 'a', 'b', 'nl',
       'Annelies.V@mail.example', '+32470123456', now()
     from rental_unit order by listing_id limit 1`,
    [home.officeId],
  );
  const text = await open('office');
  expect(text).toContain('From 3 July 2027 to 10 July 2027');
  expect(text).toContain('Requested');
  expect(await open('otherOffice')).toBe('');
});

test('nothing when there is no more', async () => {
  await site.query('delete from lead where id = $1', [other]);
  await site.query('delete from appointment');
  expect(await open('manager')).toBe('');
});
