import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { workQueues } from '../../server/composition/work-queues.ts';
import { FAILED_MAILS, MAIL_QUEUE } from '../../server/platform/mail/queue.ts';
import { CONTACT, FRIEND } from '../support/leads/lead-inputs.ts';
import { findListing } from '../support/leads/lead-listings.ts';
import { type LeadSite, startLeadSite } from '../support/leads/lead-site.ts';
import { type MailServer, startMailServer } from '../support/mails/mail-server.ts';
import { until } from '../support/until.ts';

const TRIES_AGAIN = MAIL_QUEUE.limits.retryLimit;
let server: MailServer;
let site: LeadSite;
let restQueues: () => Promise<void>;

beforeEach(async () => {
  server = await startMailServer();
  site = await startLeadSite({ env: { SMTP_URL: `smtp://127.0.0.1:${server.port}` } });
  restQueues = workQueues(site.services);
});
afterEach(async () => {
  await restQueues();
  await server.stop();
  await site.stop();
});

const rows = async (text: string) => (await site.database.pool.query(text)).rows;
const states = async (queue: string) =>
  (await rows(`select state from jobs.job where name = '${queue}'`)).map(({ state }) => state);

/** Returns how often each mail waiting for a retry has failed. */
const failures = async () =>
  (await rows(`select retry_count + 1 as failed from jobs.job where name = 'mail' and state = 'retry'`)).map(
    ({ failed }) => failed,
  );

/** Makes every mail due; returns the shortest possible wait in hours. */
async function waitForNextTry(): Promise<number> {
  const [{ hours }] = await rows(
    `select min(extract(epoch from start_after - now()))::float8 / 3600 as hours from jobs.job where state = 'retry'`,
  );
  await rows(`update jobs.job set start_after = now() - interval '1 s' where state = 'retry'`);
  await (await site.services.jobs()).add(MAIL_QUEUE, []);
  return hours;
}

test('each mail arrives once when the server is back after three days, and none was given up', async () => {
  const listingId = (await findListing(site.database, 'estate', 'AVAILABLE')).id;
  server.behaviour = 'busy';
  expect((await site.send('sendContactMessage', CONTACT)).errors).toEqual([]);
  expect((await site.send('sendToFriend', { ...FRIEND, listingId })).errors).toEqual([]);
  let hours = 0;
  for (let failed = 1; failed <= TRIES_AGAIN; failed++) {
    await until(failures, Array(3).fill(failed));
    if (failed === TRIES_AGAIN) server.behaviour = 'well';
    hours += await waitForNextTry();
  }
  expect(hours).toBeGreaterThan(72);
  await until(() => states(MAIL_QUEUE.name), Array(3).fill('completed'));
  const recipients = server.received.map((mail) => mail.recipients.join());
  const { email } = site.services.settings.agency;
  expect(recipients.sort()).toEqual([CONTACT.email, FRIEND.recipientEmail, email].sort());
  expect(await states(FAILED_MAILS.name)).toEqual([]);
});
