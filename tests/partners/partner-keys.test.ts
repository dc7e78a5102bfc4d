/** Forms and queries of partners' apps, with a key instead of the robot check. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { SOURCES } from '../../server/composition/submission-sources.ts';
import { leadSource } from '../../server/features/leads/lead-source.ts';
import { listKeys } from '../../server/features/partners/partner-keys.ts';
import { exportPersonalDataOf } from '../../server/features/personal-data/export.ts';
import { BODIES, sendAjax } from '../support/ajax.ts';
import { askSite, readBlock } from '../support/clients/api-document.ts';
import { CONTACT, FRIEND, mutationOf } from '../support/leads/lead-inputs.ts';
import { findListing } from '../support/leads/lead-listings.ts';
import { openServer } from '../support/open-server.ts';
import { PARTNER, type PartnerSite, startPartnerSite, withKey } from '../support/partners/partner-site.ts';

let site: PartnerSite;
let listingId: number;

beforeAll(async () => {
  site = await startPartnerSite();
  listingId = (await findListing(site.database, 'estate', 'AVAILABLE')).id;
});
afterAll(() => site.stop());
afterEach(() => site.forgetPartners());

const issue: PartnerSite['issue'] = (limits) => site.issue(limits);
const post = (key: string, query: string, variables: object = {}) =>
  site.post(query, variables, withKey(key));

async function send(
  key: string,
  input: object = CONTACT,
  mutation: 'sendContactMessage' | 'sendToFriend' = 'sendContactMessage',
) {
  const { status, body, headers } = await post(key, mutationOf(mutation), {
    input: { locale: 'nl', ...input },
  });
  return { status, headers, errors: body.errors, payload: body.data?.[mutation] };
}

const codesOf = ({ payload }: Awaited<ReturnType<typeof send>>) =>
  payload.errors.map(({ code }: { code: string }) => code);

/** Counts submissions of the whole site up to an attack. */
const startAttack = () =>
  site.database.db
    .insertInto('rate_limit')
    .values({ key: 'SITE:all', points: 61, expire: Date.now() + 1_800_000 })
    .execute();

describe('with a key', () => {
  test('a form needs no token and no proof of work, also during an attack', async () => {
    const key = await issue();
    await startAttack();
    const { status, payload } = await send(key);
    expect([status, payload.errors]).toEqual([200, []]);
    expect(await site.leads()).toHaveLength(1);
    expect(await site.mails()).not.toEqual([]);
  });

  test('the agency reads in the mail and in the export who sent it', async () => {
    await send(await issue());
    const [lead] = await site.leads();
    const { db } = site.database;
    const { kept } = await exportPersonalDataOf(db, CONTACT.email as string, SOURCES);
    expect(JSON.stringify(kept)).toContain(PARTNER);
    const { settings, intls } = site.services;
    const context = { db, agency: settings.agency, intls, publicUrl: settings.publicUrl };
    const mail = await leadSource.writeMail({ id: lead?.id as string, mail: 'AGENCY' }, context as never);
    expect(JSON.stringify(mail)).toContain(PARTNER);
  });

  test('the command of docs/api.md returns homes', async () => {
    const server = await openServer(site.app);
    const line = askSite(readBlock('Keys for partners', 'sh'), server.origin);
    const { stdout } = await promisify(execFile)('sh', ['-c', line], {
      env: { ...process.env, KEY: await issue() },
    });
    await server.close();
    expect(JSON.parse(stdout).data.estates.items).toHaveLength(5);
  });

  test('a legacy call needs no token', async () => {
    const path = '/fr/ajax/contact-form-handler';
    const fields = BODIES['contact-form-handler'] ?? {};
    site.remember(fields);
    const { status, body } = await sendAjax(site.app, { path, fields, headers: withKey(await issue()) });
    const message = site.textsIn('fr')('leads.contact.sent');
    expect([status, body]).toEqual([200, { status: 200, message }]);
  });

  test('fields, consent and the opt-out of recipients are checked as ever', async () => {
    const key = await issue();
    expect(codesOf(await send(key, { ...CONTACT, privacyConsent: false, email: 'x' }))).toEqual([
      'EMAIL',
      'CONSENT',
    ]);
    const friend = (name: string) => send(key, { ...FRIEND, listingId, name }, 'sendToFriend');
    for (const name of ['Ann', 'Bea', 'Cas']) expect(codesOf(await friend(name))).toEqual([]);
    expect(codesOf(await friend('Dré'))).toEqual(['RATE_LIMITED']);
  });

  test('an idempotency key belongs to the partner, not to an address', async () => {
    const key = await issue();
    const input = { ...CONTACT, idempotencyKey: 'order-1' };
    const first = await send(key, input);
    expect((await send(key, input)).payload).toEqual(first.payload);
    expect(await site.leads()).toHaveLength(1);
    const own = await site.send('sendContactMessage', input);
    expect(own.errors).toEqual([]);
    expect(await site.leads()).toHaveLength(2);
  });

  test('the token of a visitor is not used up, and is no idempotency key of the visitor', async () => {
    const formToken = await site.readToken();
    const input = { ...CONTACT, human: { formToken }, idempotencyKey: formToken };
    const key = await issue();
    expect(codesOf(await send(key, input))).toEqual([]);
    expect((await site.send('sendContactMessage', input)).errors).toEqual([]);
    expect(await site.leads()).toHaveLength(2);
  });

  test('the limit of the partner replaces that of the address, and says when to try again', async () => {
    const key = await issue({ submissionsPerDay: 12 });
    const texts = Array.from({ length: 12 }, (_, index) => `Vraag ${index}`);
    for (const message of texts) expect(codesOf(await send(key, { ...CONTACT, message }))).toEqual([]);
    const refused = await send(key);
    expect(codesOf(refused)).toEqual(['RATE_LIMITED']);
    expect(refused.payload.retryAfter).toBeGreaterThan(86_000);
    const fields = { ...BODIES['contact-form-handler'] };
    const legacy = await sendAjax(site.app, {
      path: '/nl/ajax/contact-form-handler',
      fields,
      headers: withKey(key),
    });
    expect([legacy.status, Number(legacy.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect((await site.send('sendContactMessage', CONTACT)).errors).toEqual([]);
  });

  test('another key of the partner shares its limit', async () => {
    const [first, second] = [await issue({ submissionsPerDay: 1 }), await issue()];
    expect(codesOf(await send(first))).toEqual([]);
    expect(codesOf(await send(second))).toEqual(['RATE_LIMITED']);
  });

  test('reading has the budget of the partner', async () => {
    const key = await issue({ readBudget: 40 });
    const ask = (query: string) => post(key, query);
    expect((await ask('{ settings { agencyName } }')).status).toBe(200);
    const refused = await ask(
      '{ estates(locale: nl, pageSize: 60) { items { id similar(first: 3) { id } } } }',
    );
    expect([refused.status, refused.body.errors[0].extensions.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('the response to a mutation is never cached, and repeating it runs it again', async () => {
    const key = await issue();
    for (let sent = 1; sent <= 3; sent++) {
      const { headers, payload } = await send(key);
      expect([headers['cache-control'], payload.errors]).toEqual(['no-store', []]);
      expect(await site.leads()).toHaveLength(sent);
    }
    const without = await site.post(mutationOf('sendContactMessage'), {
      input: { ...CONTACT, locale: 'nl' },
    });
    expect(without.body.data.sendContactMessage.errors[0].code).toBe('HUMAN_CHECK');
  });

  test('notes the day of its use, in the time of Brussels', async () => {
    const key = await issue();
    expect(await listKeys(site.database.db)).toMatchObject([
      { name: PARTNER, last_used_on: null, revoked_at: null },
    ]);
    await post(key, '{ settings { agencyName } }');
    expect(await listKeys(site.database.db)).toMatchObject([
      { last_used_on: site.now().toISOString().slice(0, 10), submissions_per_day: 500, read_budget: 20_000 },
    ]);
  });
});
