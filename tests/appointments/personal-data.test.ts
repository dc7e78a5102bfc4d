/** Which personal data of viewings are stored, and for how long. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { SOURCES } from '../../server/composition/submission-sources.ts';
import { eraseExpiredData } from '../../server/features/personal-data/retention.ts';
import type { MailJob } from '../../server/platform/mail/queue.ts';
import {
  type AppointmentSite,
  freeSlots,
  type SlotSeen,
  startAppointmentSite,
  VISITOR,
} from '../support/appointments/appointment-site.ts';
import { DAY_MS } from '../support/leads/lead-site.ts';
import { readInvitation, renderMails } from '../support/mails/rendered-mails.ts';

let site: AppointmentSite;
let home = 0;
let slot: SlotSeen;

beforeAll(async () => {
  site = await startAppointmentSite();
  [home = 0] = await site.homes();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.forget();
  slot = freeSlots(await site.agenda(home))[3] as SlotSeen;
  await site.act('bookAppointment', { listingId: home, startsAt: slot.startsAt, ...VISITOR });
  const { message, ...contact } = VISITOR;
  await site.act('joinWaitingList', { listingId: home, ...contact });
});

const about = async (email: string) => {
  const found = await Promise.all(
    Object.values(SOURCES).map((source) => source.findAbout(site.database.db, email)),
  );
  return JSON.stringify(found);
};
const erase = async (email: string) => {
  const mails: MailJob[] = [];
  const addMails = async (_: unknown, jobs: readonly MailJob[]) => void mails.push(...jobs);
  for (const source of Object.values(SOURCES))
    await source.eraseAbout(site.database.db, email, { now: site.now(), addMails });
  return mails;
};
const everything = async () => {
  const { rows } = await site.database.pool.query(
    'select a::text from appointment a union all select w::text from waiting_entry w',
  );
  return JSON.stringify(rows);
};

test('the export has viewings and waiting lists, and no tokens', async () => {
  const found = await about(VISITOR.email.toUpperCase());
  expect(found).toContain(VISITOR.message);
  expect(found.match(/\+32470123456/g)).toHaveLength(2);
  expect(found).not.toContain('token_hash');
});

test('erasing a visitor removes everything; a future viewing is cancelled first, and the agent is told without a name', async () => {
  const mails = await erase(VISITOR.email);
  expect(mails.map(({ mail }) => mail)).toEqual(['AGENT.1']);
  const storedData = await everything();
  for (const word of [VISITOR.email, VISITOR.firstName, VISITOR.name, '+32470123456', VISITOR.message]) {
    expect(storedData).not.toContain(word);
  }
  expect(freeSlots(await site.agenda(home)).map(({ startsAt }) => startsAt)).toContain(slot.startsAt);
  const [mail] = await renderMails(site, mails);
  expect(mail && readInvitation(mail)).toMatchObject({ method: 'CANCEL', sequence: 1 });
  expect(mail?.source).not.toContain(VISITOR.name);
});

test('past viewings are erased completely', async () => {
  site.later(Date.parse(slot.endsAt) - site.now().getTime());
  expect(await erase(VISITOR.email)).toEqual([]);
  expect(await everything()).toBe('[]');
});

test('viewings are stored as long as messages and then erased', async () => {
  const { settings } = site.services;
  const end = () => eraseExpiredData(site.database.db, { now: site.now(), settings, sources: SOURCES });
  site.later(settings.leadsMonths * 31 * DAY_MS - 40 * DAY_MS);
  await end();
  expect(await everything()).toContain(VISITOR.email);
  site.later(80 * DAY_MS);
  await end();
  expect(await everything()).toBe('[]');
});
