/**
 * Submits through the shared pipeline for a feature without leads: the feature brings a description and its
 * writes, and no other module knows it. The example reserves seats, each once.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import * as v from 'valibot';
import { Cacheability } from '../../graphql/cacheability.ts';
import type { GraphContext, GraphPorts } from '../../graphql/context.ts';
import type { Submission, SubmissionInput } from '../../graphql/submissions/submission.ts';
import { submissionResolver } from '../../graphql/submissions/submit.ts';
import { createSubmissionPorts } from '../../server/composition/submission-ports.ts';
import { loadCityDirectory } from '../../server/features/cities/store/directory.ts';
import { eraseExpiredData } from '../../server/features/personal-data/retention.ts';
import type { SubmissionSource } from '../../server/features/submissions/source.ts';
import type { Database } from '../../server/platform/database/connect.ts';
import { createIntls } from '../../server/platform/intl/intl.ts';
import { createLogger } from '../../server/platform/logging/logger.ts';
import { createMailer } from '../../server/platform/mail/mailer.ts';
import { UnknownMail } from '../../server/platform/mail/unknown-mail.ts';
import { DEFAULT_BRAND } from '../../server/platform/theme/brand.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { email, MAX_LENGTHS, requiredLine } from '../../shared/submissions/fields.ts';
import { parseForm } from '../../shared/submissions/parse-form.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';

const START = Date.parse('2026-11-21T06:00:00Z');
const schema = v.object({ seat: requiredLine('text', MAX_LENGTHS.name), email: email() });

interface SeatInput extends SubmissionInput {
  seat: string;
  email: string;
}

let database: TestDatabase;
let context: GraphContext;
let time = START;

beforeAll(async () => {
  database = await createTestDatabase('places');
  await sql`create table seat (name text primary key, email text not null)`.execute(database.db);
  const { ports } = await createSubmissionPorts({
    settings: readSettings({ LOG_LEVEL: 'silent' }),
    database,
    intls: createIntls(),
    log: createLogger('silent'),
    now: () => new Date(time),
    jobs: () => Promise.reject(new Error('this feature sends no mails')),
  });
  context = {
    ports: ports as GraphPorts,
    visitor: { address: '198.51.100.7' },
    cacheability: new Cacheability(),
    loaders: {} as GraphContext['loaders'],
    hasLocalizedIds: false,
  };
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`truncate seat, answered, used_human_token, rate_limit`.execute(database.db);
});

/** Rows written before the seat is found taken are rolled back. */
const keepSeat = (seat: string, address: string) => async (trx: Transaction<Database>) => {
  await sql`insert into seat values (${`held for ${address}`}, ${address})`.execute(trx);
  const { numAffectedRows } =
    await sql`insert into seat values (${seat}, ${address}) on conflict do nothing`.execute(trx);
  if (numAffectedRows === 0n) return { faults: [{ field: 'seat', fault: 'notFound' as const }] };
  return { result: { seat, secret: `secret of ${seat}` } };
};

const description = (): Submission<
  SeatInput,
  { seat: string; email: string },
  { seat: string; secret: string }
> => ({
  kind: 'SEAT',
  limit: { name: 'SEAT', max: 100, seconds: 3600 },
  proof: 'human',
  async prepare(input) {
    const { form, faults } = parseForm(schema, input);
    return faults ? { faults } : { content: form };
  },
  store: ({ seat, email: address }) => keepSeat(seat, address),
});

async function submit(input: Partial<SeatInput>) {
  const { formToken } = await context.ports.humans.challenge();
  time += 5_000;
  const given = { locale: 'en' as const, seat: 'A1', email: 'ann@mail.example', human: { formToken } };
  return submissionResolver(description())(null, { input: { ...given, ...input } }, context);
}

const seats = async () => {
  const { rows } = await sql<{ name: string }>`select name from seat order by name`.execute(database.db);
  return rows.map(({ name }) => name);
};
const faultsOf = ({ errors }: Awaited<ReturnType<typeof submit>>) =>
  errors.map(({ field, fault }) => [field, fault]);

test('the same key returns the same result, although the seat is now taken', async () => {
  const first = await submit({ idempotencyKey: 'key' });
  expect(first).toEqual({
    result: { seat: 'A1', secret: 'secret of A1' },
    retryAfter: null,
    errors: [],
    locale: 'en',
    token: null,
  });
  expect(await submit({ idempotencyKey: 'key' })).toEqual(first);
  expect(faultsOf(await submit({ idempotencyKey: 'key', seat: 'B2' }))).toEqual([[null, 'idempotencyKey']]);
  expect(await seats()).toEqual(['A1', 'held for ann@mail.example']);
});

test('its secret is not stored in plain text', async () => {
  await submit({ idempotencyKey: 'key' });
  const { rows } = await sql<{ result: Buffer }>`select result from answered`.execute(database.db);
  expect(rows.map(({ result }) => result.includes('secret'))).toEqual([false]);
});

test('a rejected submission stores nothing, and can be corrected with the same token and key', async () => {
  await submit({});
  const { formToken } = await context.ports.humans.challenge();
  time += 5_000;
  const repeatedInput = { email: 'bob@mail.example', human: { formToken }, idempotencyKey: 'of bob' };
  expect(faultsOf(await submit(repeatedInput))).toEqual([['seat', 'notFound']]);
  expect(await seats()).toEqual(['A1', 'held for ann@mail.example']);
  expect((await submit({ ...repeatedInput, seat: 'B2' })).result?.seat).toBe('B2');
});

test('it has its own rules, limit and human check', async () => {
  expect(faultsOf(await submit({ seat: '', email: 'nobody' }))).toEqual([
    ['seat', 'text'],
    ['email', 'email'],
  ]);
  expect(faultsOf(await submit({ human: { formToken: 'forged' } }))).toEqual([[null, 'humanCheck']]);
  const { rows } = await sql<{ key: string }>`select key from rate_limit`.execute(database.db);
  expect(rows.filter(({ key }) => key.startsWith('SEAT:'))).toHaveLength(1);
});

test('of two simultaneous submissions for a seat one succeeds', async () => {
  const both = await Promise.all([
    submit({ email: 'ann@mail.example' }),
    submit({ email: 'bob@mail.example' }),
  ]);
  expect(both.filter(({ result }) => result)).toHaveLength(1);
  expect(both.flatMap(faultsOf)).toEqual([['seat', 'notFound']]);
});

describe('afterwards', () => {
  const seatSource: SubmissionSource = {
    writeMail: async ({ id, mail }) =>
      mail === 'CONFIRMATION'
        ? {
            locale: 'en',
            texts: { subject: `Seat ${id}`, preview: '', title: 'Your seat', blocks: [] },
            to: { name: 'Ann', address: 'ann@mail.example' },
            replyTo: { name: 'Baksteen', address: 'info@baksteen.example' },
            isToAgency: false,
          }
        : null,
    singleUseMails: [],
    sampleMails: [],
    findAbout: async () => ({}),
    listAbout: async () => [],
    eraseAbout: async () => [],
    eraseOld: async (db) => {
      const { rows } = await sql<{ name: string }>`delete from seat returning name`.execute(db);
      return rows.map(({ name }) => name);
    },
  };
  const sources = { seat: seatSource };

  async function createSeatMailer(sent: string[]) {
    const settings = readSettings({ LOG_LEVEL: 'silent' });
    return createMailer({
      db: database.db,
      intls: createIntls(),
      cities: await loadCityDirectory(database.db),
      agency: settings.agency,
      brand: () => DEFAULT_BRAND,
      publicUrl: settings.publicUrl,
      now: () => new Date(time),
      createExecutor: () => () => Promise.reject(new Error('this feature asks no queries')),
      sources,
      send: async ({ subject, id }) => void sent.push(`${id}: ${subject}`),
      metrics: { sent: () => {}, failed: () => {} },
      log: createLogger('silent'),
    });
  }

  test('its mails have its own texts', async () => {
    const sent: string[] = [];
    const mailer = await createSeatMailer(sent);
    await mailer.send({ source: 'seat', id: 'A1', mail: 'CONFIRMATION' });
    await mailer.send({ source: 'seat', id: 'A1', mail: 'ANOTHER' });
    expect(sent).toEqual(['A1: Seat A1']);
  });

  test('a mail with an unknown source is tried again until it is given up', async () => {
    const mailer = await createSeatMailer([]);
    const mail = { source: 'table', id: 'A1', mail: 'CONFIRMATION' };
    await expect(mailer.send(mail)).rejects.toThrow(UnknownMail);
    await mailer.giveUp(mail, 'job');
  });

  test('its data is deleted after its own retention period', async () => {
    await submit({});
    const settings = { ...readSettings({}), mailFolder: '/nowhere' };
    expect(await eraseExpiredData(database.db, { now: new Date(time), settings, sources })).toBe(2);
    expect(await seats()).toEqual([]);
  });
});
