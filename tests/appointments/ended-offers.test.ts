/** Viewings that are still booked when their home is no longer offered. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { queueClosedHomeMails } from '../../server/features/appointments/store/scheduled.ts';
import type { AddMails, MailJob } from '../../server/platform/mail/queue.ts';
import { routePath } from '../../shared/routes.ts';
import { plain } from '../support/appointments/appointment-pages.ts';
import {
  type AppointmentSite,
  freeSlots,
  type SlotSeen,
  startAppointmentSite,
  VISITOR,
} from '../support/appointments/appointment-site.ts';
import { readInvitation, renderMails } from '../support/mails/rendered-mails.ts';

const AGENT_PATH = routePath('agentAppointment', 'nl', { token: 'x' }).slice(0, -1);

let site: AppointmentSite;
let home = 0;
let other = 0;
let slot: SlotSeen;
let hosts: { agent: number; office: number }[];

beforeAll(async () => {
  site = await startAppointmentSite();
  [home, other] = await findTwo(await site.homes(5));
  hosts = await readHosts();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.forget();
  // The first slot may become too soon to book while the test runs.
  slot = freeSlots(await site.agenda(home))[1] as SlotSeen;
});
afterEach(async () => {
  await setStatus('AVAILABLE');
  for (const [index, id] of [home, other].entries())
    await setHost(id, hosts[index] as (typeof hosts)[number]);
});

const readHosts = async () =>
  (await site.query(
    'select agent_id as agent, office_id as office from listing where id = any($1) order by id = $2 desc',
    [[home, other], home],
  )) as typeof hosts;
const setHost = (id: number, { agent, office }: { agent: number | null; office: number }) =>
  site.query('update listing set agent_id = $1, office_id = $2 where id = $3', [agent, office, id]);
const setStatus = (status: string) =>
  site.query('update listing set status = $1 where id = $2', [status, home]);
const freeTimes = async (id: number) => freeSlots(await site.agenda(id)).map(({ startsAt }) => startsAt);
async function book(): Promise<string> {
  const booked = await site.act('bookAppointment', { listingId: home, startsAt: slot.startsAt, ...VISITOR });
  expect(booked.errors).toEqual([]);
  return booked.token as string;
}

/** Returns two of these homes that can be viewed at the same times: some have viewing hours of their own. */
async function findTwo(ids: readonly number[]): Promise<[number, number]> {
  const byTimes = new Map<string, number>();
  for (const id of ids) {
    const times = String(await freeTimes(id));
    const same = byTimes.get(times);
    if (same !== undefined) return [same, id];
    byTimes.set(times, id);
  }
  throw new Error('no two homes can be viewed at the same times');
}

/** Returns the mails that the job queues now. */
async function queueMails(now = site.now()): Promise<MailJob[]> {
  const queued: MailJob[] = [];
  const addMails: AddMails = async (_, jobs) => {
    queued.push(...jobs);
  };
  await queueClosedHomeMails(site.database.db, { now, addMails });
  return queued;
}

/** Returns the pending mails by name, as they would be sent now. */
async function readMails() {
  const jobs = await site.mails();
  const written = await renderMails(site, jobs);
  return new Map(jobs.map(({ mail }, index) => [mail, written[index]?.text ?? '']));
}

test.each(['SOLD', 'WITHDRAWN'])('the agent receives one mail when the home is %s', async (status) => {
  await book();
  expect(await queueMails()).toEqual([]);
  await setStatus(status);
  const jobs = await queueMails();
  expect(jobs.map(({ mail }) => mail)).toEqual(['CLOSED.0']);
  expect(await queueMails()).toEqual([]);
  const [mail] = await renderMails(site, jobs);
  const [{ reference, email }] = await site.query(
    'select l.reference, a.email from listing l join agent a on a.id = l.agent_id where l.id = $1',
    [home],
  );
  expect(mail?.to).toMatchObject({ value: [{ address: email }] });
  expect(mail?.subject).toMatch(new RegExp(`^Niet meer aangeboden: bezoek aan ${reference} op `));
  expect(mail?.text).toContain(AGENT_PATH);
  expect(mail && readInvitation(mail)).toBeNull();
});

test('no mail is sent once the viewing began or was cancelled, or the home is offered again', async () => {
  const token = await book();
  await setStatus('SOLD');
  expect(await queueMails(new Date(slot.startsAt))).toEqual([]);
  const jobs = await queueMails();
  await setStatus('AVAILABLE');
  expect(await renderMails(site, jobs)).toEqual([null]);
  expect(await queueMails()).toEqual([]);
  await setStatus('SOLD');
  expect(await queueMails()).toEqual(jobs);
  await setStatus('AVAILABLE');
  await queueMails();
  await site.act('cancelAppointment', { token });
  await setStatus('SOLD');
  expect(await queueMails()).toEqual([]);
});

test.each(['agent', 'office'])(
  'its %s cancels it for that reason, and remains free at that time',
  async (who) => {
    const host = { ...(hosts[0] as (typeof hosts)[number]), ...(who === 'office' ? { agent: null } : {}) };
    for (const id of [home, other]) await setHost(id, host);
    await book();
    const path =
      (await readMails())
        .get('AGENT.0')
        ?.split(/\s/)
        .find((word) => word.includes(AGENT_PATH)) ?? '';
    await setStatus('SOLD');
    const page = plain((await site.open(new URL(path).pathname)).text);
    expect(page).toContain('Dit pand wordt niet meer aangeboden');
    expect(page).not.toContain('Ik kan niet komen');
    await site.act('declineAppointment', { token: path.split('/').at(-1) });
    const sent = await readMails();
    expect(sent.get('VISITOR.1')).toContain('Dit pand wordt niet meer aangeboden');
    expect(sent.get('VISITOR.1')).not.toContain(routePath('bookAppointment', 'nl', { listingId: home }));
    expect(sent.get('AGENT.1')).toContain('dat dit pand niet meer wordt aangeboden');
    expect(await freeTimes(other)).toContain(slot.startsAt);
  },
);
