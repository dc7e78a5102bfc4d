/** A full disk: the site is not ready, because forms cannot be stored, and pages are still served. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { CONTACT } from '../../support/leads/lead-inputs.ts';
import { type LeadSite, startLeadSite } from '../../support/leads/lead-site.ts';

const TOKEN = 'a-token-for-metrics';
const PLENTY = 5_000_000_000;

let site: LeadSite;
/** The data folder's disk; null: its space cannot be read. */
let freeBytes: number | null;
let isDatabaseFull = false;

beforeAll(async () => {
  site = await startLeadSite({
    env: { METRICS_TOKEN: TOKEN },
    readFreeBytes: async () => freeBytes,
    wrapPorts: (ports) => ({
      ...ports,
      submissions: {
        ...ports.submissions,
        async store(...args) {
          if (isDatabaseFull) throw fullDisk();
          return ports.submissions.store(...args);
        },
      },
    }),
  });
});
afterAll(() => site.stop());
beforeEach(() => {
  freeBytes = PLENTY;
  isDatabaseFull = false;
});

/** The error of PostgreSQL. */
function fullDisk(): Error {
  const error = new pg.DatabaseError('could not extend file: No space left on device', 0, 'error');
  return Object.assign(error, { code: '53100' });
}

const readiness = async () => {
  const { status, body } = await site.open('/readyz', '*/*');
  return [status, body.status];
};
async function figures(): Promise<(string | undefined)[]> {
  const { text } = await site.open('/metrics', '*/*', { authorization: `Bearer ${TOKEN}` });
  const figure = (name: string) => new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
  return [figure('baksteen_disk_full'), figure('baksteen_disk_free_bytes')];
}

test('a disk with space is ready', async () => {
  expect(await readiness()).toEqual([200, 'ready']);
  expect(await figures()).toEqual(['0', String(PLENTY)]);
});

test('without space for the data folder, the site is not ready, and still serves pages', async () => {
  freeBytes = 20_000_000;
  expect(await readiness()).toEqual([503, 'disk full']);
  expect(await figures()).toEqual(['1', '20000000']);
  expect((await site.open('/healthz', '*/*')).status).toBe(200);
  expect((await site.open('/en/contact')).status).toBe(200);
});

test('a form that PostgreSQL cannot store for want of space shows it, until one is stored', async () => {
  isDatabaseFull = true;
  const input = { ...CONTACT, locale: 'nl' };
  const mutation =
    'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { receivedAt errors { code } } }';
  const send = async () =>
    site.post(mutation, { input: { ...input, human: { formToken: await site.readToken() } } });
  expect((await send()).body.errors[0].extensions.code).toBe('INTERNAL_SERVER_ERROR');
  expect(await readiness()).toEqual([503, 'disk full']);
  expect(await figures()).toEqual(['1', String(PLENTY)]);
  isDatabaseFull = false;
  expect((await send()).body.data.sendContactMessage.errors).toEqual([]);
  expect(await readiness()).toEqual([200, 'ready']);
});

test('after a minute without a form, it is tried again', async () => {
  isDatabaseFull = true;
  await site.post(
    'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { receivedAt errors { code } } }',
    { input: { ...CONTACT, locale: 'nl', human: { formToken: await site.readToken() } } },
  );
  expect(await readiness()).toEqual([503, 'disk full']);
  site.later(61_000);
  expect(await readiness()).toEqual([200, 'ready']);
});

test('a disk whose space cannot be read does not matter', async () => {
  freeBytes = null;
  site.later(61_000);
  expect(await readiness()).toEqual([200, 'ready']);
  expect(await figures()).toEqual(['0', undefined]);
});
