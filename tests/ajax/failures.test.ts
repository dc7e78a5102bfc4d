/** Invalid requests of legacy scripts: the response is always JSON, with the matching status. */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request, { type Response, type Test } from 'supertest';
import { BODIES } from '../support/ajax.ts';
import { startSite, type TestSite } from '../support/site.ts';

const CONTACT = '/nl/ajax/contact-form-handler';
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=edge';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

function expectFailure({ status, body, headers, text }: Response, expected: number): void {
  expect([status, body.status]).toEqual([expected, expected]);
  expect(Object.keys(body).sort()).toEqual(['errors', 'message', 'status']);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(text).not.toContain('<');
}

async function post(
  body: string | Buffer,
  type: string,
  more: Record<string, string> = {},
): Promise<Response> {
  const pending: Test = request(site.app)
    .post(CONTACT)
    .set({ 'content-type': type, accept: 'text/html', ...more });
  // Supertest would encode the body as JSON.
  pending.serialize((sent) => sent as unknown as string);
  return pending.send(body as string);
}

describe('an unknown URL', () => {
  test.each(['/nl/ajax', '/nl/ajax/', '/nl/ajax/nothing', '/nl/ajax/estate', '/nl/ajax/estate/1/2'])(
    '%s is a JSON 404',
    async (path) => expectFailure(await request(site.app).get(path).set('accept', 'text/html'), 404),
  );

  test.each(['/xx/ajax/search-city', '/english/ajax/estate/1', '/%20/ajax/x', '/ajax/estate/1', '/ajax'])(
    '%s, without a language of the site, responds in the visitor’s language',
    async (path) => {
      const response = await request(site.app)
        .get(path)
        .set({ accept: 'text/html', 'accept-language': 'de' });
      expectFailure(response, 404);
      expect(response.body.message).toBe('Diese Adresse gibt es nicht.');
    },
  );

  test.each(['/nl/ajax/estate/%E0%A4%A', '/%E0%A4%A/ajax/estate/1'])('%s is malformed', async (path) =>
    expectFailure(await request(site.app).get(path).set('accept', 'text/html'), 400),
  );
});

describe('an unsupported method', () => {
  test.each([
    ['post', 'estate/1', 'GET, HEAD'],
    ['put', 'search-city', 'GET, HEAD'],
    ['get', 'contact-form-handler', 'POST'],
    ['head', 'info-request', 'POST'],
    ['patch', 'notifications', 'POST, GET, HEAD, PUT, DELETE'],
    ['options', 'notifications', 'POST, GET, HEAD, PUT, DELETE'],
    ['delete', 'send-to-a-friend', 'POST'],
  ] as const)('%s %s is 405', async (method, path, allow) => {
    const response = await request(site.app)[method](`/fr/ajax/${path}`);
    expect([response.status, response.headers.allow]).toEqual([405, allow]);
    if (method === 'head') return;
    expectFailure(response, 405);
    expect(response.body.message).toBe('Cette méthode n’est pas permise ici.');
  });
});

describe('a body', () => {
  const tenThousand = Array.from({ length: 10_000 }, (_, index) => [`k${index}`, '']);
  const part = (name: string, value: string, more = '') =>
    `--edge\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

  test.each([
    ['of 10 MB', 'x'.repeat(10_000_000), JSON_TYPE],
    ['of 10 MB, as a form', `message=${'x'.repeat(10_000_000)}`, FORM_TYPE],
    ['of ten thousand keys', JSON.stringify(Object.fromEntries(tenThousand)), JSON_TYPE],
    ['of a thousand and one keys', JSON.stringify(Object.fromEntries(tenThousand.slice(0, 1001))), JSON_TYPE],
    ['of ten thousand fields', new URLSearchParams(tenThousand).toString(), FORM_TYPE],
    [
      'of ten thousand parts',
      `${tenThousand.map(([name]) => part(name ?? '', '')).join('')}--edge--\r\n`,
      MULTIPART,
    ],
  ])('%s is 413', async (_, body, type) => expectFailure(await post(body, type), 413));

  test('of 10 MB after decompression is 413', async () => {
    const packed = gzipSync(Buffer.alloc(10_000_000, 'x'));
    expectFailure(await post(packed, JSON_TYPE, { 'content-encoding': 'gzip' }), 413);
  });

  test.each([
    ['of an invalid type', 'x=1', 'x'],
    ['of plain text', '{}', 'text/plain;charset=UTF-8'],
    ['of XML', '<x/>', 'application/xml'],
    ['in another charset', '{}', `${JSON_TYPE}; charset=utf-16le`],
    ['in an unknown charset', '{}', `${JSON_TYPE}; charset=klingon`],
    ['with a file', `${part('message', 'x', '; filename="x.txt"')}--edge--\r\n`, MULTIPART],
  ])('%s is 415', async (_, body, type) => expectFailure(await post(body, type), 415));

  test('with an unknown content encoding is 415', async () => {
    expectFailure(await post('{}', JSON_TYPE, { 'content-encoding': 'x-secret' }), 415);
  });

  test.each([
    ['that is invalid JSON', '{"message":', JSON_TYPE],
    ['that is a list', '[]', JSON_TYPE],
    ['that is a string', '"x"', JSON_TYPE],
    ['that is null', 'null', JSON_TYPE],
    ['that is deeply nested', '['.repeat(50_000), JSON_TYPE],
    ['whose charset is wrong', Buffer.from('{"name":"J\xf6rg"}', 'latin1'), `${JSON_TYPE}; charset=utf-8`],
    ['whose charset is wrong, as a form', 'name=J%F6rg', `${FORM_TYPE}; charset=utf-8`],
    [
      'whose charset lies, in parts',
      Buffer.from(`${part('name', 'J\xf6rg')}--edge--\r\n`, 'latin1'),
      MULTIPART,
    ],
    ['that is truncated', part('name', 'x').slice(0, -10), MULTIPART],
    ['without its final boundary', part('name', 'x'), MULTIPART],
    ['with another boundary', `${part('name', 'x')}--edge--\r\n`, 'multipart/form-data; boundary=other'],
    ['without a boundary', 'x', 'multipart/form-data'],
    ['with a value and a group of one name', 'criteria=1&criteria[status]=buy', FORM_TYPE],
    ['with deeply nested names', `a${'[b]'.repeat(100)}=1`, FORM_TYPE],
    ['that is empty', '', JSON_TYPE],
    ['with prototype keys', '{"__proto__":{"name":"x"},"constructor":{"prototype":{}}}', JSON_TYPE],
    ['with prototype keys, as a form', '__proto__[name]=x&constructor[prototype][name]=x', FORM_TYPE],
  ])('%s is 400', async (_, body, type) => {
    expectFailure(await post(body, type), 400);
    expect(({} as { name?: string }).name).toBeUndefined();
  });

  test.each([JSON_TYPE, FORM_TYPE, MULTIPART])('of a GET, when invalid, is 400: %s', async (type) => {
    const pending = request(site.app).get('/nl/ajax/search-city').set('content-type', type);
    expectFailure(await pending.send('{"q":"gent"}'), 400);
  });
});

describe('another origin', () => {
  const AT = { origin: 'https://old.example.be', 'sec-fetch-site': 'cross-site' };

  test('may not submit forms of its visitors', async () => {
    expectFailure(await request(site.app).post(CONTACT).set(AT).send(BODIES['contact-form-handler']), 403);
    expectFailure(await request(site.app).delete('/nl/ajax/notifications?token=x').set(AT), 403);
  });

  test.each([{ origin: AT.origin }, { ...AT, 'sec-fetch-site': 'same-site' }, { origin: 'null' }])(
    'may not do so either when the browser sends %j',
    async (said) => expectFailure(await request(site.app).post(CONTACT).set(said).send({}), 403),
  );

  test.each([
    {},
    { origin: 'http://localhost:3000' },
    { origin: 'http://lan.example:3000', host: 'lan.example:3000' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
  ])('does not include this site or a program: %j', async (said) =>
    expectFailure(await request(site.app).post(CONTACT).set(said).send({}), 400),
  );

  test('receives no CORS headers', async () => {
    const { headers } = await request(site.app).get('/nl/ajax/search-city').set(AT);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  describe('an origin allowed by the agency', () => {
    let open: TestSite;
    beforeAll(async () => {
      const ALLOWED_ORIGINS = `${AT.origin}, https://www.example.be`;
      open = await startSite({ env: { ALLOWED_ORIGINS, RESPONSE_CACHE_MB: '32' } });
    });
    afterAll(() => open.stop());

    test('may query, submit and read, without cookies', async () => {
      const { headers } = await request(open.app).get('/nl/ajax/search-city').set(AT);
      expect(headers['access-control-allow-origin']).toBe(AT.origin);
      expect(headers['access-control-expose-headers']).toBe('Retry-After');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
      expect(headers.vary).toMatch(/\bOrigin\b/);
      expectFailure(await request(open.app).post(CONTACT).set(AT).send({}), 400);
      expectFailure(await request(open.app).get('/nl/ajax/nothing').set(AT), 404);
    });

    test('may send a preflight', async () => {
      const pending = { ...AT, 'access-control-request-method': 'PUT' };
      const { status, text, headers } = await request(open.app)
        .options('/nl/ajax/notifications')
        .set(pending);
      expect([status, text]).toEqual([204, '']);
      expect(headers['access-control-allow-methods']).toBe('HEAD,GET,POST,PUT,DELETE');
      expect(headers['access-control-allow-headers']).toBe('Content-Type,Idempotency-Key,X-Requested-With');
    });

    test('is not matched by a similar one', async () => {
      for (const origin of ['https://old.example.be.evil.example', 'http://old.example.be', 'null']) {
        const foreign = { ...AT, origin };
        const { headers } = await request(open.app).get('/nl/ajax/search-city').set(foreign);
        expect(headers).not.toHaveProperty('access-control-allow-origin');
        expect(headers.vary).toMatch(/\bOrigin\b/);
        expectFailure(await request(open.app).post(CONTACT).set(foreign).send({}), 403);
        const preflight = { ...foreign, 'access-control-request-method': 'POST' };
        expectFailure(await request(open.app).options(CONTACT).set(preflight), 405);
      }
    });
  });
});

test('an internal error is 503 without details', async () => {
  const fail = () => {
    throw new Error('the disk is full');
  };
  const broken = await startSite({
    wrapPorts: (ports) => ({
      ...ports,
      cities: { ...ports.cities, list: fail },
      submissions: { ...ports.submissions, joinConcurrent: fail },
    }),
  });
  const response = await request(broken.app).get('/de/ajax/search-city');
  expectFailure(response, 503);
  expect(response.body.message).toMatch(/^Ein unbekannter Fehler.*gleich noch einmal/);
  const formToken = 'of a form';
  const sent = await request(broken.app)
    .post('/en/ajax/contact-form-handler')
    .send({
      ...BODIES['contact-form-handler'],
      formToken,
    });
  expectFailure(sent, 503);
  expect(sent.body.message).toBe('An unknown error occurred. The form could not be sent.');
  await broken.stop();
});
