/** Forms and queries of partners' apps, with a key instead of the robot check. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { SOURCES } from '../../server/composition/submission-sources.ts';
import { leadSource } from '../../server/features/leads/lead-source.ts';
import { issueKey, listKeys, revokeKey } from '../../server/features/partners/partner-keys.ts';
import { exportPersonalDataOf } from '../../server/features/personal-data/export.ts';
import { LOCALES } from '../../shared/locales.ts';
import { BODIES, sendAjax } from '../support/ajax.ts';
import { CONTACT, FRIEND, mutationOf } from '../support/leads/lead-inputs.ts';
import { findListing } from '../support/leads/lead-listings.ts';
import { type LeadSite, startLeadSite } from '../support/leads/lead-site.ts';

const NAME = 'Immo Portaal';
const UNKNOWN = 'A'.repeat(43);
const NO_LIMITS = { submissionsPerDay: null, readBudget: null };

let site: LeadSite;
let listingId: number;

beforeAll(async () => {
  site = await startLeadSite({ env: { RESPONSE_CACHE_MB: '32', METRICS_TOKEN: 'a-token-for-metrics' } });
  listingId = (await findListing(site.database, 'estate', 'AVAILABLE')).id;
});
afterAll(() => site.stop());
afterEach(async () => {
  await site.forget();
  await site.database.pool.query('truncate partner, partner_key cascade');
});

async function issue(limits: Partial<typeof NO_LIMITS | Record<keyof typeof NO_LIMITS, number>> = {}) {
  const key = await issueKey(site.database.db, {
    name: NAME,
    limits: { ...NO_LIMITS, ...limits },
    now: site.now(),
  });
  site.remember({ key });
  return key;
}

const withKey = (key: string) => ({ authorization: `Bearer ${key}` });
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
    expect(JSON.stringify(kept)).toContain(NAME);
    const { settings, intls } = site.services;
    const context = { db, agency: settings.agency, intls, publicUrl: settings.publicUrl };
    const mail = await leadSource.writeMail({ id: lead?.id as string, mail: 'AGENCY' }, context as never);
    expect(JSON.stringify(mail)).toContain(NAME);
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

  test('the token of a visitor is neither used up nor made valid again', async () => {
    const human = { formToken: await site.readToken() };
    const key = await issue();
    expect(codesOf(await send(key, { ...CONTACT, human }))).toEqual([]);
    expect((await site.send('sendContactMessage', { ...CONTACT, human })).errors).toEqual([]);
    await send(key, { ...CONTACT, human, idempotencyKey: human.formToken });
    const again = await site.send('sendContactMessage', { ...CONTACT, human });
    expect(again.errors.map(({ code }) => code)).toEqual(['HUMAN_CHECK_EXPIRED']);
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
      { name: NAME, last_used_on: null, revoked_at: null },
    ]);
    await post(key, '{ settings { agencyName } }');
    expect(await listKeys(site.database.db)).toMatchObject([
      { last_used_on: site.now().toISOString().slice(0, 10), submissions_per_day: 500, read_budget: 20_000 },
    ]);
  });
});

describe('a key that is not valid', () => {
  const expectRejected = ({ status, headers, body }: request.Response) => {
    expect([status, body.errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect([headers['cache-control'], headers['www-authenticate']]).toEqual([
      'no-store',
      'Bearer error="invalid_token"',
    ]);
  };

  test.each(['', 'x', UNKNOWN, `${UNKNOWN}A`, `${UNKNOWN} ${UNKNOWN}`, 'é'])(
    'is rejected, also where a response is cached (%#)',
    async (key) => {
      const query = '{ offices(locale: nl) { id } }';
      for (let asked = 0; asked < 3; asked++) expect((await site.post(query, {})).status).toBe(200);
      expectRejected(await post(key, query));
      expectRejected(
        await post(key, mutationOf('sendContactMessage'), { input: { ...CONTACT, locale: 'nl' } }),
      );
      expect(await site.leads()).toEqual([]);
    },
  );

  test('because it was revoked is rejected at once by all processes', async () => {
    const other = await startLeadSite({ database: site.database });
    const key = await issue();
    const ask = ({ post: postTo }: LeadSite) => postTo('{ settings { agencyName } }', {}, withKey(key));
    expect([(await ask(site)).status, (await ask(other)).status]).toEqual([200, 200]);
    const [row] = await listKeys(site.database.db);
    expect(await revokeKey(site.database.db, row?.id ?? 0, site.now())).toBe(true);
    expect(await revokeKey(site.database.db, row?.id ?? 0, site.now())).toBe(false);
    for (const each of [site, other]) expectRejected(await ask(each));
    await other.services.stop();
  });

  test.each(LOCALES)('is 401 with a sentence in %s for a legacy call', async (locale) => {
    const path = `/${locale}/ajax/contact-form-handler`;
    const fields = BODIES['contact-form-handler'] ?? {};
    const { status, body } = await sendAjax(site.app, { path, fields, headers: withKey(UNKNOWN) });
    const message = site.textsIn(locale)('ajax.unknownKey');
    expect([status, body]).toEqual([401, { status: 401, message, errors: [] }]);
  });

  test('is counted, and no log line has a key', async () => {
    const key = await issue();
    await post(key, '{ settings { agencyName } }');
    await post(UNKNOWN, '{ settings { agencyName } }');
    const { text } = await request(site.app)
      .get('/metrics')
      .set('authorization', 'Bearer a-token-for-metrics');
    expect(text).toMatch(/baksteen_partner_requests_total\{outcome="rejected"\} [1-9]/);
    expect(site.lines.length).toBeGreaterThan(0);
    expect(site.lines.join('')).not.toContain(key);
    expect(site.lines.join('')).not.toContain(UNKNOWN);
  });
});

describe('a key is not accepted', () => {
  test.each(['/graphql', '/graphql/stream', '/graphql/schema.graphql', '/nl/ajax/form-token'])(
    'with GET %s',
    async (path) => {
      const key = await issue();
      const query = path === '/graphql' ? { query: '{ settings { agencyName } }' } : {};
      const { status } = await request(site.app).get(path).query(query).set(withKey(key));
      expect(status).toBe(401);
    },
  );

  test('in the query string or the body', async () => {
    const key = await issue();
    const params = new URLSearchParams({ key, access_token: key, authorization: `Bearer ${key}` });
    const variables = { input: { ...CONTACT, locale: 'nl' } };
    const { body } = await request(site.app)
      .post(`/graphql?${params}`)
      .send({ query: mutationOf('sendContactMessage'), variables, key, access_token: key });
    expect(body.data.sendContactMessage.errors[0].code).toBe('HUMAN_CHECK');
    expect(await site.leads()).toEqual([]);
  });

  test('from pages of other sites: no preflight allows its header', async () => {
    const asked = { origin: 'https://blog.example.org', 'access-control-request-headers': 'authorization' };
    for (const path of ['/graphql', '/nl/ajax/contact-form-handler']) {
      const { headers } = await request(site.app)
        .options(path)
        .set({ ...asked, 'access-control-request-method': 'POST' });
      expect(headers['access-control-allow-headers'] ?? '').not.toMatch(/authorization/i);
    }
  });
});

test('another scheme, such as the password of a proxy, is no key', async () => {
  const { status } = await site.post('{ settings { agencyName } }', {}, { authorization: 'Basic YTpi' });
  expect(status).toBe(200);
});
