/** What legacy scripts get wrong: always JSON, whose status is the answer's. */
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
  const asked: Test = request(site.app)
    .post(CONTACT)
    .set({ 'content-type': type, accept: 'text/html', ...more });
  // Supertest would write JSON for us.
  asked.serialize((sent) => sent as unknown as string);
  return asked.send(body as string);
}

describe('an address that is not there', () => {
  test.each([
    '/nl/ajax',
    '/nl/ajax/',
    '/nl/ajax/nothing',
    '/nl/ajax/estate',
    '/nl/ajax/estate/1/2',
    '/NL/ajax/x',
  ])('%s is a JSON 404', async (path) =>
    expectFailure(await request(site.app).get(path).set('accept', 'text/html'), 404),
  );

  test.each(['/xx/ajax/search-city', '/english/ajax/estate/1', '/%20/ajax/x', '/ajax/estate/1', '/ajax'])(
    '%s, in no language of the site, is one in the visitor’s',
    async (path) => {
      const answer = await request(site.app).get(path).set({ accept: 'text/html', 'accept-language': 'de' });
      expectFailure(answer, 404);
      expect(answer.body.message).toBe('Diese Adresse gibt es nicht.');
    },
  );

  test.each(['/nl/ajax/estate/%E0%A4%A', '/%E0%A4%A/ajax/estate/1'])('%s cannot be read', async (path) =>
    expectFailure(await request(site.app).get(path).set('accept', 'text/html'), 400),
  );
});

describe('a method that is not there', () => {
  test.each([
    ['post', 'estate/1', 'GET, HEAD'],
    ['put', 'search-city', 'GET, HEAD'],
    ['get', 'contact-form-handler', 'POST'],
    ['head', 'info-request', 'POST'],
    ['patch', 'notifications', 'POST, GET, HEAD, PUT, DELETE'],
    ['options', 'notifications', 'POST, GET, HEAD, PUT, DELETE'],
    ['delete', 'send-to-a-friend', 'POST'],
  ] as const)('%s %s is 405', async (method, path, allow) => {
    const answer = await request(site.app)[method](`/fr/ajax/${path}`);
    expect([answer.status, answer.headers.allow]).toEqual([405, allow]);
    if (method === 'head') return;
    expectFailure(answer, 405);
    expect(answer.body.message).toBe('Cette méthode n’est pas permise ici.');
  });
});

describe('a body', () => {
  const tenThousand = Array.from({ length: 10_000 }, (_, nth) => [`k${nth}`, '']);
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

  test('that is 10 MB once it is unpacked is 413', async () => {
    const packed = gzipSync(Buffer.alloc(10_000_000, 'x'));
    expectFailure(await post(packed, JSON_TYPE, { 'content-encoding': 'gzip' }), 413);
  });

  test.each([
    ['of a type that is none', 'x=1', 'x'],
    ['of plain text', '{}', 'text/plain;charset=UTF-8'],
    ['of XML', '<x/>', 'application/xml'],
    ['in another charset', '{}', `${JSON_TYPE}; charset=utf-16le`],
    ['in a charset that is none', '{}', `${JSON_TYPE}; charset=klingon`],
    ['with a file', `${part('message', 'x', '; filename="x.txt"')}--edge--\r\n`, MULTIPART],
  ])('%s is 415', async (_, body, type) => expectFailure(await post(body, type), 415));

  test('in a packing that is none is 415', async () => {
    expectFailure(await post('{}', JSON_TYPE, { 'content-encoding': 'x-secret' }), 415);
  });

  test.each([
    ['that is no JSON', '{"message":', JSON_TYPE],
    ['that is a list', '[]', JSON_TYPE],
    ['that is a text', '"x"', JSON_TYPE],
    ['that is nothing', 'null', JSON_TYPE],
    ['that is very deep', '['.repeat(50_000), JSON_TYPE],
    ['whose charset lies', Buffer.from('{"name":"J\xf6rg"}', 'latin1'), `${JSON_TYPE}; charset=utf-8`],
    ['whose charset lies, as a form', 'name=J%F6rg', `${FORM_TYPE}; charset=utf-8`],
    [
      'whose charset lies, in parts',
      Buffer.from(`${part('name', 'J\xf6rg')}--edge--\r\n`, 'latin1'),
      MULTIPART,
    ],
    ['that ends too early', part('name', 'x').slice(0, -10), MULTIPART],
    ['without its last edge', part('name', 'x'), MULTIPART],
    ['whose edge is another', `${part('name', 'x')}--edge--\r\n`, 'multipart/form-data; boundary=other'],
    ['without an edge', 'x', 'multipart/form-data'],
    ['that names a value and a group', 'criteria=1&criteria[status]=buy', FORM_TYPE],
    ['whose names are very deep', `a${'[b]'.repeat(100)}=1`, FORM_TYPE],
    ['with nothing in it', '', JSON_TYPE],
    ['of prototypes', '{"__proto__":{"name":"x"},"constructor":{"prototype":{}}}', JSON_TYPE],
    ['of prototypes, as a form', '__proto__[name]=x&constructor[prototype][name]=x', FORM_TYPE],
  ])('%s is 400', async (_, body, type) => {
    expectFailure(await post(body, type), 400);
    expect(({} as { name?: string }).name).toBeUndefined();
  });

  test.each([JSON_TYPE, FORM_TYPE, MULTIPART])('of a GET is 400: %s', async (type) => {
    const asked = request(site.app).get('/nl/ajax/search-city').set('content-type', type);
    expectFailure(await asked.send('{"q":"gent"}'), 400);
  });
});

describe('another site', () => {
  const AT = { origin: 'https://old.example.be', 'sec-fetch-site': 'cross-site' };

  test('may not send by its visitors', async () => {
    expectFailure(await request(site.app).post(CONTACT).set(AT).send(BODIES['contact-form-handler']), 403);
    expectFailure(await request(site.app).delete('/nl/ajax/notifications?token=x').set(AT), 403);
  });

  test.each([{ origin: AT.origin }, { ...AT, 'sec-fetch-site': 'same-site' }, { origin: 'null' }])(
    'may not either where the browser says %j',
    async (said) => expectFailure(await request(site.app).post(CONTACT).set(said).send({}), 403),
  );

  test.each([
    {},
    { origin: 'http://localhost:3000' },
    { origin: 'http://lan.example:3000', host: 'lan.example:3000' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
  ])('is not this one, or a program: %j', async (said) =>
    expectFailure(await request(site.app).post(CONTACT).set(said).send({}), 400),
  );

  test('is told nothing that its browser would let it read', async () => {
    const { headers } = await request(site.app).get('/nl/ajax/search-city').set(AT);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  describe('that the agency allows', () => {
    let open: TestSite;
    beforeAll(async () => {
      const AJAX_ALLOWED_ORIGINS = `${AT.origin}, https://www.example.be`;
      open = await startSite({ env: { AJAX_ALLOWED_ORIGINS, ANSWERS_MB: '32' } });
    });
    afterAll(() => open.stop());

    test('may ask, send and read, without cookies', async () => {
      const { headers } = await request(open.app).get('/nl/ajax/search-city').set(AT);
      expect(headers['access-control-allow-origin']).toBe(AT.origin);
      expect(headers['access-control-expose-headers']).toBe('Retry-After');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
      expect(headers.vary).toMatch(/\bOrigin\b/);
      expectFailure(await request(open.app).post(CONTACT).set(AT).send({}), 400);
      expectFailure(await request(open.app).get('/nl/ajax/nothing').set(AT), 404);
    });

    test('may find out by a preflight', async () => {
      const asked = { ...AT, 'access-control-request-method': 'PUT' };
      const { status, text, headers } = await request(open.app).options('/nl/ajax/notifications').set(asked);
      expect([status, text]).toEqual([204, '']);
      expect(headers['access-control-allow-methods']).toBe('HEAD,GET,POST,PUT,DELETE');
      expect(headers['access-control-allow-headers']).toBe('Content-Type,Idempotency-Key');
    });

    test('is not one that looks like it', async () => {
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

test('a failure of ours is 503, and says no more', async () => {
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
  const answer = await request(broken.app).get('/de/ajax/search-city');
  expectFailure(answer, 503);
  expect(answer.body.message).toMatch(/^Ein unbekannter Fehler.*gleich noch einmal/);
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
