import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { workQueues } from '../../server/composition/work-queues.ts';
import { CONCURRENT_DELIVERIES } from '../../server/platform/mail/mailer.ts';
import { MAIL_QUEUE } from '../../server/platform/mail/queue.ts';
import { CONTACT, encode, INFO } from '../support/leads/lead-inputs.ts';
import { findListing } from '../support/leads/lead-listings.ts';
import { type LeadSite, startLeadSite } from '../support/leads/lead-site.ts';
import { startMailServer, startSilentServer } from '../support/mails/mail-server.ts';
import { until } from '../support/until.ts';

let silent: Awaited<ReturnType<typeof startSilentServer>>;
let site: LeadSite;
let restQueues: () => Promise<void>;

beforeEach(async () => {
  silent = await startSilentServer(0);
  site = await startLeadSite({ env: { SMTP_URL: `smtp://127.0.0.1:${silent.port}` } });
  restQueues = workQueues(site.services);
});
afterEach(async () => {
  await silent.stop();
  await restQueues();
  await site.stop();
});

const rows = async (text: string) => (await site.database.pool.query(text)).rows;
/** Returns the state of each mail. */
const states = async () =>
  (await rows(`select state from jobs.job where name = 'mail'`)).map(({ state }) => state);

/** Makes mails waiting for a retry due at once. */
async function makeRetriesDue(): Promise<void> {
  await rows(`update jobs.job set start_after = now() - interval '1 s' where state = 'retry'`);
  await (await site.services.jobs()).add(MAIL_QUEUE, []);
}

test('forms get a response while the mail server is silent, and their mails arrive once when it responds', async () => {
  const listingId = (await findListing(site.database, 'estate', 'AVAILABLE')).id;
  const first = await site.send('sendContactMessage', CONTACT);
  expect(first).toMatchObject({ receivedAt: expect.any(String), errors: [] });
  await until(silent.openConnections, CONCURRENT_DELIVERIES);

  const question = await site.send('requestInfo', { ...INFO, listingId });
  expect(question).toMatchObject({ receivedAt: expect.any(String), errors: [] });
  const formToken = await site.readToken();
  const page = await site.submit('/nl/contact', encode({ ...CONTACT, formToken }));
  expect([page.status, page.headers.location]).toEqual([303, '/nl/contact?sent']);
  // Still the first mails: no form has waited for the mail server or contacted it.
  expect([silent.openConnections(), silent.connectionCount()]).toEqual([
    CONCURRENT_DELIVERIES,
    CONCURRENT_DELIVERIES,
  ]);
  expect(await states()).toHaveLength(6);
  expect(await states()).not.toContain('completed');

  await silent.stop();
  const speaking = await startMailServer(silent.port);
  await until(async () => (await states()).includes('active'), false);
  await makeRetriesDue();
  await until(states, Array(6).fill('completed'));
  const expected = (await site.leads()).flatMap(({ id }) => [
    `<${id}.agency@localhost>`,
    `<${id}.visitor@localhost>`,
  ]);
  expect(speaking.received.map(({ mail }) => mail.messageId).sort()).toEqual(expected.sort());
  expect(expected).toHaveLength(6);
  await speaking.stop();
});
