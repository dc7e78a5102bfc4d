/** Mails about viewings to visitors and agents, with their calendar events. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { queueReminders } from '../../server/features/appointments/store/scheduled.ts';
import type { AddMails, MailJob } from '../../server/platform/mail/queue.ts';
import { LOCALES } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import {
  type AppointmentSite,
  freeSlots,
  type SlotSeen,
  startAppointmentSite,
  VISITOR,
} from '../support/appointments/appointment-site.ts';
import { type Agent, agentAndColleague, giveHome } from '../support/appointments/home-agents.ts';
import { DAY_MS } from '../support/leads/lead-site.ts';
import { type RenderedMail, readInvitation, renderMails } from '../support/mails/rendered-mails.ts';

let site: AppointmentSite;
let home = 0;
let slots: SlotSeen[];

beforeAll(async () => {
  site = await startAppointmentSite();
  [home = 0] = await site.homes();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.forget();
  slots = freeSlots(await site.agenda(home));
});

const slot = (number: number) => slots[number] as SlotSeen;
const book = async (startsAt: string, more: object = {}) =>
  (await site.act('bookAppointment', { listingId: home, startsAt, ...VISITOR, ...more })).token as string;
/** The pending mails as they would be sent now, by recipient. */
async function mails(): Promise<Record<string, RenderedMail | null>> {
  const jobs = await site.mails();
  const written = await renderMails(site, jobs);
  return Object.fromEntries(jobs.map(({ mail }, index) => [mail, written[index] ?? null]));
}
const invitation = (mail: RenderedMail | null | undefined) => (mail ? readInvitation(mail) : null);
const agentOf = async () =>
  (
    await site.query(
      'select a.name, a.email from agent a join listing l on l.agent_id = a.id where l.id = $1',
      [home],
    )
  )[0];

test('a booking is mailed to visitor and agent, with an event for their calendars', async () => {
  const token = await book(slot(0).startsAt);
  const { 'VISITOR.0': toVisitor, 'AGENT.0': toAgent } = await mails();
  const agent = await agentOf();
  expect(toVisitor?.to).toMatchObject({ value: [{ address: VISITOR.email }] });
  expect(toAgent?.to).toMatchObject({ value: [{ address: agent.email }] });
  expect(toVisitor?.text).toContain(routePath('appointment', 'nl', { appointmentId: token }));
  expect(toAgent?.text).toContain(VISITOR.message);
  expect(toAgent?.text).toContain('+32 470 12 34 56');
  expect(toAgent?.text).not.toContain(token);
  const [forVisitor, forAgent] = [invitation(toVisitor), invitation(toAgent)];
  expect(forVisitor).toMatchObject({
    method: 'REQUEST',
    partMethod: 'REQUEST',
    sequence: 0,
    startsAt: new Date(slot(0).startsAt).toISOString(),
    endsAt: new Date(slot(0).endsAt).toISOString(),
    zone: 'Europe/Brussels',
    status: 'CONFIRMED',
    attendee: `mailto:${VISITOR.email}`,
  });
  expect(forAgent).toMatchObject({ uid: forVisitor?.uid, attendee: `mailto:${agent.email}` });
});

test.each([
  ['the agent with their own number', '+32 475 11 22 33'],
  ['the office with its number when the agent has none', null],
])('the mail to the visitor names %s', async (_name, phone) => {
  const [agent] = await site.query(
    'select id, name, phone from agent where id = (select agent_id from listing where id = $1)',
    [home],
  );
  const [office] = await site.query(
    'select name, phone from office where id = (select office_id from listing where id = $1)',
    [home],
  );
  try {
    await site.query('update agent set phone = $2 where id = $1', [agent.id, phone]);
    await book(slot(0).startsAt);
    const { 'VISITOR.0': toVisitor } = await mails();
    const contact = phone ? `${agent.name}, ${phone}` : `${office.name}, ${office.phone}`;
    expect(toVisitor?.text?.replaceAll('\u00a0', ' ')).toContain(contact);
    expect(JSON.stringify(invitation(toVisitor))).not.toContain(`${agent.name}, ${office.phone}`);
  } finally {
    await site.query('update agent set phone = $2 where id = $1', [agent.id, agent.phone]);
  }
});

test("the agent's event names the visitor and the telephone number, the visitor's own does not", async () => {
  await book(slot(0).startsAt, { firstName: 'Anne\u202e', message: 'Two\nlines' });
  const { 'VISITOR.0': toVisitor, 'AGENT.0': toAgent } = await mails();
  const forAgent = invitation(toAgent);
  expect(forAgent?.summary).toMatch(/ – Anne Vanderstraeten$/);
  expect(forAgent?.description).toMatch(/^\+32 470 12 34 56\nannelies\.v@mail\.example\nTwo\nlines\nhttps?:/);
  const { summary, description } = invitation(toVisitor) ?? {};
  expect(`${summary} ${description}`).not.toMatch(/Vanderstraeten|470 12 34 56/);
});

test("an office that uses the agency's mailbox is not invited separately", async () => {
  const { email } = await agentOf();
  await site.query('update agent set email = $1 where email = $2', ['info@baksteen.example', email]);
  const token = await book(slot(0).startsAt);
  expect(invitation((await mails())['AGENT.0'])).toMatchObject({ method: 'PUBLISH', attendee: null });
  await site.act('cancelAppointment', { token });
  expect(invitation((await mails())['AGENT.1'])).toMatchObject({ method: 'PUBLISH', status: 'CANCELLED' });
  await site.query('update agent set email = $2 where email = $1', ['info@baksteen.example', email]);
});

test('a viewing can be downloaded as a calendar file with its token', async () => {
  const token = await book(slot(0).startsAt);
  const path = `${routePath('appointment', 'nl', { appointmentId: token })}.ics`;
  const file = await site.open(path);
  expect(file.status).toBe(200);
  expect(file.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename=appointment.ics',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(file.text).toContain(invitation((await mails())['VISITOR.0'])?.uid);
  expect(file.text).not.toMatch(/METHOD|ATTENDEE/);
  expect((await site.open(path.replace(token, 'x'.repeat(43)))).status).toBe(404);
});

test('a moved viewing keeps its event, with a higher sequence', async () => {
  const token = await book(slot(0).startsAt);
  const before = invitation((await mails())['VISITOR.0']);
  await site.act('moveAppointment', { token, startsAt: slot(1).startsAt });
  const after = await mails();
  expect(after['VISITOR.0']).toBeNull();
  expect(invitation(after['VISITOR.1'])).toMatchObject({
    method: 'REQUEST',
    uid: before?.uid,
    sequence: 1,
    startsAt: new Date(slot(1).startsAt).toISOString(),
  });
});

test('a cancelled viewing is removed from calendars', async () => {
  const token = await book(slot(0).startsAt);
  const uid = invitation((await mails())['AGENT.0'])?.uid;
  await site.act('cancelAppointment', { token });
  const { 'VISITOR.1': toVisitor, 'AGENT.1': toAgent } = await mails();
  for (const mail of [toVisitor, toAgent])
    expect(invitation(mail)).toMatchObject({
      method: 'CANCEL',
      partMethod: 'CANCEL',
      uid,
      sequence: 1,
      status: 'CANCELLED',
    });
  expect(toVisitor?.text).toContain(routePath('bookAppointment', 'nl', { listingId: home }));
});

test('an agent who calls a viewing off gives a reason and other slots, and the time is not bookable meanwhile', async () => {
  await book(slot(0).startsAt);
  const link = /viewing-agent|bezichtiging-makelaar\/([\w-]{43})/.exec(
    (await mails())['AGENT.0']?.text ?? '',
  );
  const declined = await site.act('declineAppointment', { token: link?.[1], message: 'Ik ben ziek.' });
  expect(declined).toMatchObject({ isDone: true, errors: [] });
  const { 'VISITOR.1': toVisitor } = await mails();
  expect(toVisitor?.text).toContain('> Ik ben ziek.');
  expect(toVisitor?.text?.match(/\?slot=/g)).toHaveLength(3);
  expect(freeSlots(await site.agenda(home)).map(({ startsAt }) => startsAt)).not.toContain(slot(0).startsAt);
});

describe('on the day before', () => {
  const remind = async () => {
    const reminders: MailJob[] = [];
    const addMails: AddMails = async (_, jobs) => void reminders.push(...jobs);
    await queueReminders(site.database.db, { now: site.now(), addMails });
    return reminders;
  };
  const inFiveDays = () =>
    slots.find(({ startsAt }) => Date.parse(startsAt) > site.now().getTime() + 5 * DAY_MS) as SlotSeen;

  test('the visitor gets one reminder', async () => {
    const { startsAt } = inFiveDays();
    await book(startsAt);
    expect(await remind()).toEqual([]);
    site.later(Date.parse(startsAt) - site.now().getTime() - DAY_MS);
    const [reminder, ...more] = await remind();
    expect([reminder?.mail, more]).toEqual(['REMINDER.0', []]);
    expect(await remind()).toEqual([]);
    const [mail] = await renderMails(site, reminder ? [reminder] : []);
    expect(mail?.subject).toContain('Morgen om');
    expect(mail && readInvitation(mail)).toBeNull();
  });
});

describe('a viewing that is moved after its home was given to another agent', () => {
  let former: Agent;
  let colleague: Agent;
  beforeEach(async () => {
    [former, colleague] = await agentAndColleague(site, home);
  });
  const giveTo = (agentId: number | null) => giveHome(site, home, agentId);
  afterEach(() => giveTo(former.id));

  test("takes the new agent's time, and both agents are told", async () => {
    const token = await book(slot(0).startsAt);
    const uid = invitation((await mails())['AGENT.0'])?.uid;
    await giveTo(colleague.id);
    await site.query(
      'insert into agent_busy (agent_id, during) values ($1, tstzrange($3, $4)), ($2, tstzrange($5, $6))',
      [former.id, colleague.id, ...[slot(1), slot(2)].flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])],
    );
    const taken = await site.act('moveAppointment', { token, startsAt: slot(2).startsAt });
    expect(taken.errors).toMatchObject([{ code: 'SLOT_TAKEN' }]);
    await site.act('moveAppointment', { token, startsAt: slot(1).startsAt });
    expect(await site.query('select agent_id from appointment')).toEqual([{ agent_id: colleague.id }]);
    const { 'AGENT.1': toAgent, 'FORMER.1': toFormer } = await mails();
    expect(toAgent?.to).toMatchObject({ value: [{ address: colleague.email }] });
    expect(invitation(toAgent)).toMatchObject({ method: 'REQUEST', uid, sequence: 1 });
    expect(toFormer?.to).toMatchObject({ value: [{ address: former.email }] });
    expect(invitation(toFormer)).toMatchObject({ method: 'CANCEL', uid, sequence: 1 });
    const calendar = String(toFormer?.attachments[0]?.content);
    for (const secret of [VISITOR.email, VISITOR.message, '/bezichtiging-makelaar/'])
      expect(`${toFormer?.text} ${calendar}`).not.toContain(secret);
  });

  test('is also mailed to an office that conducted it, but not twice to one mailbox', async () => {
    await giveTo(null);
    const token = await book(slot(0).startsAt);
    await giveTo(colleague.id);
    await site.act('moveAppointment', { token, startsAt: slot(1).startsAt });
    const [{ email: ofOffice }] = await site.query(
      'select email from office where id = (select office_id from listing where id = $1)',
      [home],
    );
    expect((await mails())['FORMER.1']?.to).toMatchObject({ value: [{ address: ofOffice }] });
    await site.query('update agent set email = upper($1) where id = $2', [ofOffice, colleague.id]);
    expect((await mails())['FORMER.1']).toBeNull();
    await site.query('update agent set email = $1 where id = $2', [colleague.email, colleague.id]);
  });

  test('opens by the link of the new agent, and no longer by that of the former one', async () => {
    const token = await book(slot(0).startsAt);
    const pathIn = (mail: string | undefined) =>
      /\/nl\/bezichtiging-makelaar\/[\w-]+/.exec(mail ?? '')?.[0] ?? '';
    const ofFormer = pathIn((await mails())['AGENT.0']?.text);
    expect((await site.open(ofFormer)).status).toBe(200);
    await giveTo(colleague.id);
    await site.act('moveAppointment', { token, startsAt: slot(1).startsAt });
    const ofColleague = pathIn((await mails())['AGENT.1']?.text);
    expect((await site.open(ofFormer)).status).toBe(404);
    expect((await site.open(ofColleague)).status).toBe(200);
    const declined = await site.act('declineAppointment', { token: ofFormer.split('/').at(-1) });
    expect(declined.errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    await site.act('moveAppointment', { token, startsAt: slot(2).startsAt });
    expect(pathIn((await mails())['AGENT.2']?.text)).toBe(ofColleague);
  });

  test('is mailed to its former agent even if it is cancelled at once', async () => {
    const token = await book(slot(0).startsAt);
    await giveTo(colleague.id);
    await site.act('moveAppointment', { token, startsAt: slot(1).startsAt });
    await site.act('cancelAppointment', { token });
    const { 'AGENT.1': obsolete, 'AGENT.2': toAgent, 'FORMER.1': toFormer } = await mails();
    expect(obsolete).toBeNull();
    expect(toAgent?.to).toMatchObject({ value: [{ address: colleague.email }] });
    expect(toFormer?.to).toMatchObject({ value: [{ address: former.email }] });
  });
});

test.each(LOCALES)('every mail is complete in %s', async (locale) => {
  const token = await book(slot(2).startsAt, { locale });
  await site.act('moveAppointment', { token, startsAt: slot(3).startsAt });
  await site.act('cancelAppointment', { token });
  const written = await mails();
  const sent = Object.values(written).flatMap((mail) => (mail ? [mail] : []));
  expect(sent.map(({ job }) => job.mail)).toEqual(['AGENT.2', 'VISITOR.2']);
  for (const { subject, text, html } of sent) {
    expect(`${subject} ${text} ${html}`).not.toMatch(/mail\.appointment|undefined|\{\w+\}/);
  }
});

test('text typed by a visitor never becomes a link in a mail to an unverified address', async () => {
  await book(slot(0).startsAt, { firstName: 'www.evil.example', name: 'http evil' });
  const { 'VISITOR.0': mail } = await mails();
  expect(mail?.html).not.toContain('www.evil.example');
});
