import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { simpleParser } from 'mailparser';
import request from 'supertest';
import { SOURCES } from '../../server/composition/submission-sources.ts';
import { optOutHash, optOutToken } from '../../server/features/leads/opt-out-token.ts';
import { getOrCreateSecret } from '../../server/platform/database/secret.ts';
import { type Jobs, openJobs } from '../../server/platform/jobs/jobs.ts';
import { createLogger } from '../../server/platform/logging/logger.ts';
import { CONCURRENT_DELIVERIES, createMailer } from '../../server/platform/mail/mailer.ts';
import type { SendMail } from '../../server/platform/mail/outgoing-mail.ts';
import { FAILED_MAILS, MAIL_QUEUE } from '../../server/platform/mail/queue.ts';
import { sendBySmtp } from '../../server/platform/mail/send-by-smtp.ts';
import { writeToFolder } from '../../server/platform/mail/write-to-folder.ts';
import type { LeadKind, LeadMail } from '../../shared/leads/vocabulary.ts';
import { type MailServer, startMailServer, startSilentServer } from '../support/mails/mail-server.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { until } from '../support/until.ts';

const TOKEN = 'a-token-of-metrics';
const FROM = { name: 'Baksteen', address: 'info@baksteen.example' };
const PUBLIC_URL = 'https://baksteen.example';
let site: TestSite;
let server: MailServer;
let jobs: Jobs;
const logged: string[] = [];
const log = createLogger('info', { write: (line) => logged.push(line) });

beforeEach(async () => {
  site = await startSite({ env: { PUBLIC_URL, METRICS_TOKEN: TOKEN } });
  server = await startMailServer();
  const intervals = { pollSeconds: 0.5, maintenanceSeconds: 1 };
  jobs = await openJobs({ target: site.database.target, log, doesMaintenance: true, pace: intervals });
});
afterEach(async () => {
  await jobs.stop();
  await server.stop();
  await site.stop();
  // The log never contains a sender or recipient.
  expect(logged.splice(0).join()).not.toMatch(/visitor\.example|friend\.example|Janssens|Peeters/);
});

const rows = async (text: string) => (await site.database.pool.query(text)).rows;
/** Long enough for a busy machine, except where a test waits for the timeout. */
const PATIENCE_MS = 15_000;
const SHORT_PATIENCE_MS = 400;
const smtp = (patienceMs = PATIENCE_MS): SendMail =>
  sendBySmtp({ url: `smtp://127.0.0.1:${server.port}`, from: FROM, publicUrl: PUBLIC_URL, patienceMs }).send;

async function work({ send = smtp(), concurrency = 2 } = {}): Promise<void> {
  const { settings, metrics } = site.services;
  const mailServices = {
    ...site.services,
    agency: settings.agency,
    publicUrl: PUBLIC_URL,
  };
  const mailer = createMailer({ ...mailServices, sources: SOURCES, send, metrics: metrics.mails, log });
  await jobs.work(MAIL_QUEUE, { concurrency, handle: mailer.send });
  await jobs.work(FAILED_MAILS, { concurrency: 1, handle: (job, _signal, id) => mailer.giveUp(job, id) });
}

/** Stores a lead with its mails in one transaction. */
async function storeLead(kind: LeadKind, given: Record<string, unknown> = {}): Promise<string> {
  const [{ id: listing, office_id }] = await rows(
    `select id, office_id from listing where kind = 'estate' and status = 'AVAILABLE' order by id limit 1`,
  );
  const about =
    kind === 'CONTACT' ? { question_type: 'SELL', office_id: null } : { listing_id: listing, office_id };
  const recipient = { recipient_name: 'Jan Peeters', recipient_email: 'jan.peeters@friend.example' };
  const mails: LeadMail[] = kind === 'FRIEND' ? ['FRIEND'] : ['AGENCY', 'VISITOR'];
  return site.database.db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('lead')
      .values({
        kind,
        locale: 'fr',
        received_at: new Date(),
        ...about,
        first_name: 'Marie',
        name: 'Janssens',
        email: 'marie@visitor.example',
        message: 'Bonjour',
        ...(kind === 'FRIEND' ? recipient : {}),
        ...given,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await jobs.add(
      MAIL_QUEUE,
      mails.map((mail) => ({ source: 'lead' as const, id, mail })),
      trx,
    );
    return id;
  });
}

const states = async (queue: string) =>
  (await rows(`select state from jobs.job where name = '${queue}' order by 1`)).map(({ state }) => state);
/** Returns how often each mail waiting for a retry has failed; active ones are not included. */
const failures = async () =>
  (await rows(`select retry_count + 1 as failed from jobs.job where state = 'retry' order by 1`)).map(
    ({ failed }) => failed,
  );
const recipientOf = async (id: string) =>
  (await rows(`select recipient_name, recipient_email from lead where id = '${id}'`))[0];
const ERASED = { recipient_name: null, recipient_email: null };

/** Makes mails waiting for a retry due at once. */
async function makeRetriesDue(): Promise<void> {
  await rows(`update jobs.job set start_after = now() - interval '1 s' where state = 'retry'`);
  await jobs.add(MAIL_QUEUE, []);
}

test('each mail has one recipient, comes from the agency, has the right reply address, and is HTML and text', async () => {
  await work();
  const contact = await storeLead('CONTACT');
  const friend = await storeLead('FRIEND');
  await until(() => server.received.length, 3);
  await until(() => states('mail'), ['completed', 'completed', 'completed']);
  const byRecipient = new Map(server.received.map((one) => [one.recipients.join(), one.mail]));
  expect([...byRecipient.keys()].sort()).toEqual([
    'info@baksteen.example',
    'jan.peeters@friend.example',
    'marie@visitor.example',
  ]);
  for (const { mail, recipients } of server.received) {
    expect(recipients).toHaveLength(1);
    expect([mail.to].flat().map((to) => to?.value[0]?.address)).toEqual(recipients);
    expect(mail.from?.text).toContain('info@baksteen.example');
    expect(mail.cc ?? mail.bcc).toBeUndefined();
    expect(mail.html).toContain('<html');
    expect(mail.text).toContain('500.000');
  }
  const toAgency = byRecipient.get('info@baksteen.example');
  expect(toAgency?.replyTo?.value).toEqual([{ name: 'Marie Janssens', address: 'marie@visitor.example' }]);
  expect(toAgency?.messageId).toBe(`<${contact}.agency@baksteen.example>`);
  expect(toAgency?.subject).toBe('Bericht van Marie Janssens via de website');
  expect(toAgency?.headers.has('auto-submitted')).toBe(false);
  const toVisitor = byRecipient.get('marie@visitor.example');
  expect(toVisitor?.headers.get('auto-submitted')).toBe('auto-generated');
  expect(toVisitor?.replyTo?.value[0]?.address).toBe('info@baksteen.example');
  expect(toVisitor?.subject).toBe('Nous avons bien reçu votre message');
  const toFriend = byRecipient.get('jan.peeters@friend.example');
  expect(toFriend?.replyTo?.value[0]?.address).toBe('marie@visitor.example');
  const key = await getOrCreateSecret(site.database.db, 'recipients');
  const token = optOutToken(key, 'jan.peeters@friend.example');
  const refusal = `${PUBLIC_URL}/fr/plus-de-mails/${token}`;
  expect(
    toFriend?.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line.replaceAll(/\s+/g, ' '),
  ).toBe(`List-Unsubscribe: <${refusal}>`);
  expect(toFriend?.html).toContain(refusal);
  expect(await recipientOf(friend)).toEqual(ERASED);
});

test('consecutive mails share a connection, and each is sent once', async () => {
  for (let one = 0; one < 15; one++) await storeLead('CONTACT');
  await work({ concurrency: CONCURRENT_DELIVERIES });
  await until(() => states('mail'), Array(30).fill('completed'));
  expect(server.connections).toBe(1);
  const ids = server.received.map(({ mail }) => mail.messageId);
  expect([ids.length, new Set(ids).size]).toEqual([30, 30]);
});

test("a mail about an agent's listing is sent to the agent who has an address", async () => {
  await work();
  const [agent] = await rows(`select id, email, name, office_id from agent where email is not null limit 1`);
  const [office] = await rows(`select email from office where id = ${agent.office_id}`);
  const [silent] = await rows(`
    insert into agent (reference, office_id, name, content_hash) values ('NO-MAIL', ${agent.office_id}, 'X', '') returning id`);
  const { office_id } = agent;
  await storeLead('INFO', { office_id, agent_id: agent.id, email: 'one@visitor.example' });
  await storeLead('INFO', { office_id, agent_id: silent.id, email: 'other@visitor.example' });
  await until(() => server.received.length, 4);
  const repliedTo = (sender: string) =>
    server.received.find(({ mail }) => mail.replyTo?.value[0]?.address === sender)?.recipients;
  expect(repliedTo('one@visitor.example')).toEqual([agent.email]);
  expect(repliedTo('other@visitor.example')).toEqual([office.email]);
  const toVisitor = server.received.find(({ recipients }) => recipients.includes('one@visitor.example'));
  expect(toVisitor?.mail.replyTo?.value).toEqual([{ name: agent.name, address: agent.email }]);
});

test('names and texts with line breaks add no header and no recipient', async () => {
  await work();
  const evil = 'Marie\r\nBcc: other@friend.example\r\n\r\n<other@friend.example>, x@friend.example';
  await storeLead('CONTACT', { first_name: evil, name: evil, message: evil });
  await until(() => server.received.length, 2);
  for (const { mail, recipients } of server.received) {
    expect(recipients).toHaveLength(1);
    expect([mail.to].flat().flatMap((to) => to?.value ?? [])).toHaveLength(1);
    expect(mail.replyTo?.value).toHaveLength(1);
    expect(mail.headers.has('bcc')).toBe(false);
  }
});

describe('an unavailable mail server', () => {
  test.each(['refused', 'busy', 'silent', 'hangs at data', 'drops at data', 'drops after data'] as const)(
    '(%s) delays mails, and none is lost',
    async (trouble) => {
      const { port } = server;
      let silent: Awaited<ReturnType<typeof startSilentServer>> | undefined;
      if (trouble === 'refused' || trouble === 'silent') await server.stop();
      else server.behaviour = trouble;
      if (trouble === 'silent') silent = await startSilentServer(port);
      const isSilent = trouble === 'silent' || trouble === 'hangs at data';
      await work({ send: smtp(isSilent ? SHORT_PATIENCE_MS : PATIENCE_MS) });
      const leads = [await storeLead('CONTACT'), await storeLead('FRIEND'), await storeLead('INFO')];
      await until(failures, Array(5).fill(1));
      await makeRetriesDue();
      await until(failures, Array(5).fill(2));
      const outputs = await rows(`select output::text as output from jobs.job`);
      expect(outputs.map(({ output }) => output).join()).not.toMatch(/@|Janssens|Peeters/);
      await silent?.stop();
      if (trouble === 'refused' || trouble === 'silent') server = await startMailServer(port);
      server.behaviour = 'well';
      await makeRetriesDue();
      await until(() => states('mail'), Array(5).fill('completed'));
      const ids = server.received.map(({ mail }) => mail.messageId);
      // A mail accepted without a reply is sent again with the same message id.
      if (trouble === 'drops after data') expect(ids.length).toBeGreaterThan(5);
      else expect(ids).toHaveLength(5);
      expect([...new Set(ids)].sort()).toEqual(
        [
          `<${leads[0]}.agency@baksteen.example>`,
          `<${leads[0]}.visitor@baksteen.example>`,
          `<${leads[1]}.friend@baksteen.example>`,
          `<${leads[2]}.agency@baksteen.example>`,
          `<${leads[2]}.visitor@baksteen.example>`,
        ].sort(),
      );
      expect(await states(FAILED_MAILS.name)).toEqual([]);
    },
  );
});

test('a rejected recipient is given up at once, counted, and erased', async () => {
  server.behaviour = 'refuses recipients';
  await work();
  const friend = await storeLead('FRIEND');
  await until(() => states(FAILED_MAILS.name), ['completed']);
  expect(await states('mail')).toEqual(['failed']);
  expect(await recipientOf(friend)).toEqual(ERASED);
  const [{ id }] = await rows(`select id from jobs.job where name = '${FAILED_MAILS.name}'`);
  const given = logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a mail was given up');
  expect(given).toEqual([{ level: 40, time: expect.any(String), job: id, msg: 'a mail was given up' }]);
  const ask = () => request(site.app).get('/metrics').set('authorization', `Bearer ${TOKEN}`);
  const { text } = await ask()
    .expect(200)
    .expect('content-type', /^text\/plain; version=/);
  expect(text).toContain('baksteen_mails_given_up 1');
  expect(text).toContain('baksteen_mails_waiting 0');
  expect(text).toContain('baksteen_mail_failures_total 1');
  expect(text).toContain('baksteen_mails_sent_total 0');
});

describe('an obsolete mail', () => {
  test('is not sent to a recipient who has opted out, and the address is erased', async () => {
    const secret = await getOrCreateSecret(site.database.db, 'recipients');
    const hash = optOutHash(secret, optOutToken(secret, 'Jan.Peeters@friend.example')) as Buffer;
    await site.database.db.insertInto('mail_opt_out').values({ hash, opted_out_at: new Date() }).execute();
    await work();
    const friend = await storeLead('FRIEND');
    await until(() => states('mail'), ['completed']);
    expect(server.received).toEqual([]);
    expect(await recipientOf(friend)).toEqual(ERASED);
  });

  test('is not sent when its lead was erased', async () => {
    await storeLead('CONTACT');
    await rows('delete from lead');
    await work();
    await until(() => states('mail'), ['completed', 'completed']);
    expect(server.received).toEqual([]);
  });
});

test('without a mail server each mail becomes a file that only the site can read', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mails-'));
  const mails = path.join(folder, 'mails');
  await work({ send: writeToFolder({ folder: mails, from: FROM, publicUrl: PUBLIC_URL, log }) });
  const id = await storeLead('INFO');
  await until(() => states('mail'), ['completed', 'completed']);
  expect((await readdir(mails)).sort()).toEqual([`${id}-agency.eml`, `${id}-visitor.eml`]);
  expect((await stat(mails)).mode & 0o777).toBe(0o700);
  const file = path.join(mails, `${id}-visitor.eml`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await simpleParser(await readFile(file))).messageId).toBe(`<${id}.visitor@baksteen.example>`);
  expect(logged.filter((line) => line.includes('.eml'))).toHaveLength(2);
  await rm(folder, { recursive: true });
});

test('metrics are readable only with the token', async () => {
  await request(site.app).get('/metrics').expect(404);
  await request(site.app).get('/metrics').set('authorization', 'Bearer other').expect(404);
});
