/** Requests with keys that are unknown, revoked or sent where none is accepted. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { listKeys, revokeKey } from '../../server/features/partners/partner-keys.ts';
import { LOCALES } from '../../shared/locales.ts';
import { BODIES, sendAjax } from '../support/ajax.ts';
import { CONTACT, mutationOf } from '../support/leads/lead-inputs.ts';
import { type LeadSite, startLeadSite } from '../support/leads/lead-site.ts';
import { type PartnerSite, startPartnerSite, withKey } from '../support/partners/partner-site.ts';

const UNKNOWN = 'A'.repeat(43);

let site: PartnerSite;
beforeAll(async () => {
  site = await startPartnerSite();
});
afterAll(() => site.stop());
afterEach(() => site.forgetPartners());

const post = (key: string, query: string, variables: object = {}) =>
  site.post(query, variables, withKey(key));

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
    const key = await site.issue();
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
    const key = await site.issue();
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
      const key = await site.issue();
      const query = path === '/graphql' ? { query: '{ settings { agencyName } }' } : {};
      const { status } = await request(site.app).get(path).query(query).set(withKey(key));
      expect(status).toBe(401);
    },
  );

  test('in the query string or the body', async () => {
    const key = await site.issue();
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
