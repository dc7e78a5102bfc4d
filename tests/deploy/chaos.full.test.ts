/**
 * Two app servers, a replica and an object store, each of which fails in turn while visitors read pages and send forms.
 * At last a new release replaces the app servers one by one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { connect, type DatabaseConnection } from '../../server/platform/database/connect.ts';
import { type ReplicatedServer, startReplicatedServer } from '../support/database/replicated-server.ts';
import {
  checkOut,
  fillByCodeOf,
  findPreviousRelease,
  type PreviousRelease,
} from '../support/deploy/previous-release.ts';
import { pictureStatus, startVisitors, type Visitors } from '../support/deploy/visitors.ts';
import {
  createSender,
  type Outcome,
  requestFormTokens,
  type Sender,
  sendUntilAnswered,
} from '../support/leads/form-senders.ts';
import { expectConfirmedLeads } from '../support/leads/stored-leads.ts';
import { type MailServer, startMailServer } from '../support/mails/mail-server.ts';
import { type ObjectStore, startObjectStore } from '../support/object-store/object-store.ts';
import { fastSettings, findPort, type SiteProcess, startSiteProcess } from '../support/site-process.ts';
import { until } from '../support/until.ts';

jest.setTimeout(600_000);

/** How many pages visitors read between two events. */
const PAGES = 30;
/** How many forms visitors send during each event, half of them to each app server. */
const FORMS = 8;
/** The first tokens of the forms; a form that was not confirmed may need another one. */
const TOKENS = 200;
/** A mail is sent again when its server is killed (twice), or the primary stops for both, before that is noted. */
const MAX_REPEATS = 4;
const WELL = 'all well';

const release = findPreviousRelease();
if (!release) process.stderr.write('Left out: the project has no history with a previous release.\n');

(release ? describe : describe.skip)('a site whose parts fail in turn', () => {
  let previous: PreviousRelease;
  let servers: ReplicatedServer;
  let store: ObjectStore;
  let inbox: MailServer;
  let folder: string;
  let database: DatabaseConnection;
  let standby: pg.Pool;
  let visitors: Visitors | undefined;
  let ports: [number, number];
  /** The number of the next sender. */
  let number = 0;
  const sites: SiteProcess[] = [];

  beforeAll(async () => {
    previous = checkOut(release as NonNullable<typeof release>);
    folder = mkdtempSync(path.join(tmpdir(), 'baksteen-chaos-'));
    servers = await startReplicatedServer('nothing');
    store = await startObjectStore();
    inbox = await startMailServer();
    ports = [await findPort(), await findPort()];
    // The first one builds, and migrates the database. Servers look for the demo, which draws its pictures, when they
    // start.
    await start(0, previous.folder);
    await stop(0, 'SIGTERM');
    fillByCodeOf(previous.folder, servers.primary.url);
    for (const site of [0, 1] as const) await start(site, previous.folder);
    database = connect(servers.primary.url, { max: 2 });
    standby = new pg.Pool({ connectionString: servers.standby.url, max: 1 });
    standby.on('error', () => {});
  });
  afterAll(async () => {
    await visitors?.stop();
    await Promise.all(sites.map((site) => site.end('SIGKILL')));
    await standby?.end();
    await database?.close();
    await Promise.all([inbox?.stop(), store?.remove(), servers?.stop()]);
    if (folder) rmSync(folder, { recursive: true, force: true });
    previous?.remove();
  });

  const urlOf = (site: number) => `http://localhost:${ports[site]}`;

  /** Starts an app server of a checkout. */
  async function start(site: 0 | 1, checkout = process.cwd()): Promise<void> {
    const settings = {
      ...fastSettings(inbox),
      ...store.variables,
      DATABASE_URL: servers.primary.url,
      DATABASE_REPLICA_URLS: servers.standby.url,
      DATA_DIR: path.join(folder, String(site)),
      WEB_CONCURRENCY: '1',
    };
    sites[site] = await startSiteProcess(settings, ports[site], checkout);
  }

  const stop = (site: 0 | 1, signal: NodeJS.Signals) => (sites[site] as SiteProcess).end(signal);

  /** Resolves when visitors have read some more pages. */
  async function readOn(readers: Visitors): Promise<void> {
    const wanted = readers.pages() + PAGES;
    await until(() => readers.pages() >= wanted, true);
  }

  test('loses no confirmed form, and shows no error page', async () => {
    const tokens = await requestFormTokens(urlOf(0), TOKENS);
    const outcomes = new Map<Sender, Outcome>();
    const readers = startVisitors([urlOf(0), urlOf(1)]);
    visitors = readers;
    /** Lets something happen while visitors read and send, and undoes it. */
    const during = async (phase: string, happen: () => Promise<unknown>, undo?: () => Promise<unknown>) => {
      readers.during(phase);
      const sent = sendForms(tokens, outcomes);
      // A failing sender fails the test later.
      sent.catch(() => {});
      await happen();
      await readOn(readers);
      await undo?.();
      await sent;
      readers.during(WELL);
      await readOn(readers);
    };
    await during(
      'replica lags',
      async () => {
        await standby.query('select pg_wal_replay_pause()');
        await database.pool.query(`update listing set price_cents = price_cents + 100 where kind = 'estate'`);
      },
      () => standby.query('select pg_wal_replay_resume()'),
    );
    await during(
      'replica stopped',
      async () => servers.standby.signal('SIGSTOP'),
      async () => servers.standby.signal('SIGCONT'),
    );
    await during('primary restarts', async () => {
      await servers.primary.stop();
      await readOn(readers);
      await servers.primary.start();
      for (const site of [0, 1]) await until(async () => (await fetch(`${urlOf(site)}/readyz`)).status, 200);
    });
    await during('store refuses', store.kill, async () => {
      await store.start();
      // After failures, an app server asks the store again ten seconds later.
      for (const site of [0, 1]) await until(() => pictureStatus(urlOf(site)), 200);
    });
    await during(
      'app server killed',
      () => stop(0, 'SIGKILL'),
      () => start(0, previous.folder),
    );
    await during('new release beside the previous one', async () => {
      await stop(0, 'SIGTERM');
      await start(0);
    });
    await during('previous release started on the new schema', async () => {
      await stop(1, 'SIGKILL');
      await start(1, previous.folder);
    });
    await during('new release everywhere', async () => {
      await stop(1, 'SIGTERM');
      await start(1);
    });
    const counts = await readers.stop();
    expectAnswers(counts);
    await expectConfirmedLeads(database, outcomes);
    const acknowledged = [...outcomes]
      .filter(([, outcome]) => outcome === 'acknowledged')
      .map(([sender]) => sender);
    process.stdout.write(
      `${outcomes.size} forms sent, ${acknowledged.length} acknowledged; ${JSON.stringify(Object.fromEntries(counts))}\n`,
    );
    for (const [{ isBot, isImpatient }, outcome] of outcomes)
      if (!isBot && !isImpatient) expect(outcome).toBe('acknowledged');
    await until(() => acknowledged.filter(({ email }) => mailsTo(email) === 0), []);
    const repeats = acknowledged.reduce((sum, { email }) => sum + mailsTo(email) - 1, 0);
    expect(repeats).toBeLessThanOrEqual(MAX_REPEATS);
    const { rows } = await database.pool.query('select name from migration order by name desc limit 1');
    expect(previous.newestMigration).toContain(rows[0].name);
  });

  const mailsTo = (email: string) =>
    inbox.received.filter(({ recipients }) => recipients.includes(email)).length;

  /** Sends forms to both app servers, each again until it is answered. */
  async function sendForms(tokens: string[], outcomes: Map<Sender, Outcome>): Promise<void> {
    const send = async (site: number) => {
      for (let index = 0; index < FORMS / 2; index++) {
        const sender = createSender(number++);
        outcomes.set(sender, await sendUntilAnswered(urlOf(site), sender, tokens));
      }
    };
    await Promise.all([send(0), send(1)]);
  }

  /** Only pictures may be 503, while the primary or the store is away. */
  function expectAnswers(counts: Map<string, Record<string, number>>): void {
    const unexpected: string[] = [];
    for (const [when, statuses] of counts)
      for (const [answer, count] of Object.entries(statuses)) {
        const phases = when.split(' → ');
        const isAllowed =
          answer.endsWith(' 200') ||
          (answer === 'picture 503' &&
            ['primary restarts', 'store refuses'].some((one) => phases.includes(one)));
        if (!isAllowed) unexpected.push(`${when}: ${count} × ${answer}`);
      }
    expect(unexpected).toEqual([]);
  }
});
