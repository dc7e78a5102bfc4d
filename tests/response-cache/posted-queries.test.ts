/** Posted queries in one or several chunks: cached responses are served before routing. */
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { recordStatements } from '../support/database/record-statements.ts';
import { type OpenServer, openServer } from '../support/open-server.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { until } from '../support/until.ts';

let site: TestSite;
let server: OpenServer;
/** All incoming requests. Express replaces the prototype of those that it handles. */
let incoming: IncomingMessage[] = [];

beforeAll(async () => {
  site = await startSite({ env: { RESPONSE_CACHE_MB: '8' } });
  server = await openServer(site.app);
  server.http.on('request', (req) => incoming.push(req));
});
afterAll(async () => {
  await server.close();
  await site.stop();
});

interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends each chunk after the previous one has arrived. */
async function post(pieces: string[], headers: Record<string, string> = {}): Promise<RawAnswer> {
  const { port } = server;
  const length = pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
  const sent = request({ port, method: 'POST', path: '/graphql' });
  sent.setNoDelay(true);
  const all = { 'content-type': 'application/json', 'content-length': String(length), ...headers };
  for (const [name, value] of Object.entries(all)) sent.setHeader(name, value);
  const answered = once(sent, 'response');
  for (const piece of pieces) {
    await new Promise((resolve) => sent.write(piece, resolve));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  sent.end();
  const [res] = await answered;
  const parts: Buffer[] = [];
  for await (const part of res) parts.push(part);
  return { status: res.statusCode, headers: res.headers, body: Buffer.concat(parts).toString() };
}

/** URLs of the requests that reached Express. */
const routedUrls = () => incoming.filter((req) => 'get' in req).map(({ url }) => url);
const officesQuery = (field: string) => JSON.stringify({ query: `{ offices(locale: nl) { ${field} } }` });

/** Headers that do not differ between responses. */
const steady = ({ 'x-request-id': _id, date: _date, ...headers }: IncomingHttpHeaders) => headers;

test('a cached response equals the original with all headers, runs no statement and skips routing', async () => {
  const original = await post([officesQuery('id name')]);
  expect(routedUrls()).toHaveLength(1);
  // The second response is compressed before it can be cached.
  await until(async () => {
    incoming = [];
    await post([officesQuery('id name')]);
    return routedUrls();
  }, []);
  incoming = [];
  const statements = recordStatements();
  const cached = await post([officesQuery('id name')]);
  statements.stop();
  expect(statements.texts).toEqual([]);
  expect(incoming).toHaveLength(1);
  expect(routedUrls()).toEqual([]);
  expect(JSON.parse(cached.body).data.offices.length).toBeGreaterThan(0);
  expect([cached.status, cached.body]).toEqual([200, original.body]);
  expect(steady(cached.headers)).toEqual(steady(original.headers));
  expect(cached.headers['content-security-policy']).toContain("default-src 'none'");
  expect(cached.headers['x-request-id']).not.toBe(original.headers['x-request-id']);
});

test('chunked and long queries get the same response', async () => {
  const text = officesQuery('id phone');
  const whole = await post([text]);
  await post([text]);
  const halves = await post([text.slice(0, 20), text.slice(20)]);
  const long = await post([text.slice(0, -1), `${' '.repeat(90_000)}}`]);
  for (const response of [halves, long]) expect([response.status, response.body]).toEqual([200, whole.body]);
});

test('uncacheable requests continue unchanged: a mutation, an error, invalid JSON, an empty body, too large a body', async () => {
  const mutation = JSON.stringify({ query: 'mutation { nothing }' });
  for (const [body, status] of [
    [mutation, 400],
    [officesQuery('bedrooms'), 400],
    ['{"query":', 400],
    ['null', 400],
    ['[]', 400],
    ['', 400],
    [JSON.stringify({ query: ' '.repeat(200_000) }), 413],
  ] as const) {
    for (let times = 0; times < 3; times++)
      expect([body.slice(0, 40), (await post([body])).status]).toEqual([body.slice(0, 40), status]);
  }
  expect((await post([officesQuery('id')], { 'content-type': 'text/plain' })).status).toBe(400);
});
