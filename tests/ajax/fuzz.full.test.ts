/** Sends two thousand generated requests. */
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import request, { type Response } from 'supertest';
import { AJAX_ROUTES } from '../../server/web/ajax/ajax-routes.ts';
import { LOCALES } from '../../shared/locales.ts';
import { BODIES, entriesOf, type Fields } from '../support/ajax.ts';
import { type LeadSite, startLeadSite } from '../support/leads/lead-site.ts';
import {
  createSubscriptions,
  type SubscriptionTokens,
} from '../support/subscriptions/subscription-tokens.ts';
import { withoutLimits } from '../support/without-limits.ts';

const RUNS = 2000;
/** Part of the typed values; must not appear in the log. */
const SECRET = 'geheim-7Q4x';

let site: LeadSite;
let server: Server;
let tokens: SubscriptionTokens;
/** Id of the active subscription's search. */
let searchId: string;

beforeAll(async () => {
  site = await startLeadSite({ wrapPorts: withoutLimits });
  tokens = await createSubscriptions(site);
  const { body } = await request(site.app).get(`/nl/ajax/notifications?token=${tokens.active}`);
  searchId = body.searches[0].id;
  server = createServer(site.app).listen(0);
});
afterAll(async () => {
  server.close();
  await site.stop();
});

const EVIL = [
  '\u0000',
  '\ud800',
  '\u2028',
  '١٢',
  '1e9',
  '-1',
  "'; drop table lead; --",
  '<script>alert(1)</script>',
  '\r\nBcc: everybody@mail.example',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'x'.repeat(6000),
  '🏠'.repeat(200),
];
const text = fc.oneof(
  fc.constantFrom(...EVIL, ...EVIL.map((evil) => `${SECRET} ${evil}`)),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom('1', '12', '100', 'gent-9000', 'nl', 'buy', 'present', 'on', 'true', 'house', ''),
);
const value = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);
const NAMES = [...new Set(AJAX_ROUTES.flatMap(({ fields = [] }) => fields.map(({ name }) => name)))];
const CRITERIA_NAMES = [
  'status',
  'type',
  'city',
  'bedrooms',
  'min_price',
  'max_price',
  'energy',
  'q',
  'extras',
  '__proto__',
];

const id = fc.oneof(
  fc.constant(null).map(() => searchId),
  fc.constantFrom(undefined, null, '', '1', 'x', 12, {}, randomUUID(), `${SECRET} id`),
);

/** Typical form fields with random changes. */
const fields: fc.Arbitrary<Fields> = fc
  .record({
    base: fc.constantFrom({}, ...Object.values(BODIES)),
    changes: fc.dictionary(fc.constantFrom(...NAMES, 'estate_id', '__proto__', 'nothing'), value, {
      maxKeys: 3,
    }),
    criteria: fc.option(fc.dictionary(fc.constantFrom(...CRITERIA_NAMES), value, { maxKeys: 3 }), {
      nil: undefined,
    }),
    searches: fc.option(fc.array(fc.record({ id, criteria: value, paused: value }), { maxLength: 3 }), {
      nil: undefined,
    }),
  })
  .map(({ base, changes, criteria, searches }) => ({
    ...base,
    ...changes,
    ...(criteria ? { criteria: { status: 'buy', ...criteria } } : {}),
    ...(searches ? { searches } : {}),
  }));

const multipart = (sent: Fields): string =>
  `${entriesOf(sent)
    .map(
      ([name, said]) =>
        `--edge\r\nContent-Disposition: form-data; name="${name.replace(/["\r\n]/g, '')}"\r\n\r\n${said}\r\n`,
    )
    .join('')}--edge--\r\n`;

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=edge';
const TYPES = [
  JSON_TYPE,
  FORM_TYPE,
  MULTIPART,
  `${JSON_TYPE}; charset=latin1`,
  'text/plain',
  'x',
  'multipart/form-data',
];

interface Body {
  type: string;
  bytes: Buffer;
}

const body: fc.Arbitrary<Body> = fc.oneof(
  {
    weight: 4,
    arbitrary: fields.map((sent) => ({ type: JSON_TYPE, bytes: Buffer.from(JSON.stringify(sent)) })),
  },
  {
    weight: 3,
    arbitrary: fields.map((sent) => ({
      type: FORM_TYPE,
      bytes: Buffer.from(new URLSearchParams(entriesOf(sent)).toString()),
    })),
  },
  { weight: 3, arbitrary: fields.map((sent) => ({ type: MULTIPART, bytes: Buffer.from(multipart(sent)) })) },
  fc.record({
    type: fc.constantFrom(...TYPES),
    bytes: fc.uint8Array({ maxLength: 200 }).map((raw) => Buffer.from(raw)),
  }),
  fc
    .record({ type: fc.constantFrom(...TYPES), sent: fields, end: fc.nat(400) })
    .map(({ type, sent, end }) => ({ type, bytes: Buffer.from(multipart(sent)).subarray(0, end) })),
  fc.constantFrom(...TYPES).map((type) => ({ type, bytes: Buffer.alloc(150_000, 'x') })),
  fc.record({ type: fc.constantFrom(...TYPES), bytes: fc.json().map((raw) => Buffer.from(raw)) }),
);

const query = fc.oneof(
  fc
    .dictionary(fc.constantFrom('q', 'term', 'page', '_type', 'token', 'q[]', '__proto__'), text, {
      maxKeys: 3,
    })
    .map((params) => `?${new URLSearchParams(params)}`),
  fc.constantFrom(
    '',
    '?',
    '?q=%',
    '?q=%E0%A4&page=%',
    '?token=%00',
    '?q[a][b]=1',
    '?page=1&page=2',
    '?&&==&',
  ),
  fc.constantFrom('active', 'waiting').map((which) => `?token=${tokens[which]}`),
);

const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...AJAX_ROUTES.map((row) => row.path.replace(':estateId', '1'))) },
  text.map((id) => `estate/${encodeURIComponent(id.toWellFormed())}`),
  fc.nat(3000).map((id) => `estate/${id}`),
  fc.nat(3000).map((id) => `similar-estate/${id}`),
  fc.constantFrom('', 'nothing', 'estate/%E0%A4%A', 'search-city/', '../ajax/search-city', '.env'),
);
const METHODS = ['get', 'head', 'post', 'put', 'delete', 'patch', 'options'] as const;

const asked = fc.record({
  call: fc.oneof(
    {
      weight: 5,
      arbitrary: fc.constantFrom(
        ...AJAX_ROUTES.map((row) => ({
          method: row.method.toLowerCase(),
          path: row.path.replace(':estateId', '1'),
        })),
      ),
    },
    fc.record({ method: fc.constantFrom(...METHODS), path }),
  ),
  lang: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...LOCALES) },
    fc.constantFrom('xx', 'NL', '%F0', '%20'),
  ),
  query,
  body: fc.option(body, { freq: 5 }),
  headers: fc.dictionary(
    fc.constantFrom(
      'accept',
      'accept-language',
      'idempotency-key',
      'sec-fetch-site',
      'content-encoding',
      'origin',
      'if-none-match',
    ),
    fc.constantFrom(
      'text/html',
      'cross-site',
      'same-origin',
      'gzip',
      'br',
      'a key',
      'k'.repeat(300),
      'null',
      '*',
      ';q=,',
    ),
    { maxKeys: 2 },
  ),
});
type GeneratedRequest = typeof asked extends fc.Arbitrary<infer T> ? T : never;

/** Requests that succeed. Few of the generated ones change or end a subscription. */
const succeeding = (): [GeneratedRequest][] => {
  const base = { lang: 'nl', body: null, headers: {} } as const;
  const path = 'notifications';
  return [
    [{ ...base, call: { method: 'put', path }, query: `?token=${tokens.active}` }],
    [{ ...base, call: { method: 'delete', path }, query: `?token=${tokens.waiting}` }],
  ];
};

async function send({
  call: { method, path },
  lang,
  query,
  body,
  headers,
}: GeneratedRequest): Promise<Response> {
  // One subscription stays active to the end.
  if (method === 'delete') query = query.replace(tokens.active, tokens.waiting);
  const sending = request(server)[method as 'post'](`/${lang}/ajax/${path}${query}`).set(headers);
  if (!body) return sending;
  sending.serialize((sent) => sent as unknown as string);
  return sending.set('content-type', body.type).send(body.bytes as unknown as string);
}

/** Expects JSON with the right status, and never a server error. */
function expectJson({ call: { method } }: GeneratedRequest, { status, headers, text: sent }: Response): void {
  expect(status).toBeLessThan(500);
  if (method === 'head' || status === 304) return;
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const said = JSON.parse(sent);
  if (status >= 400) {
    expect(Object.keys(said)).toEqual(['status', 'message', 'errors']);
    expect(said.message).toMatch(/\S/);
  }
  if (typeof said.status === 'number') expect(said.status).toBe(status);
  expect(sent).not.toContain('<script>');
}

test(`none of ${RUNS} requests causes a server error, and each response is JSON`, async () => {
  const seen = new Set<number | string>();
  await fc.assert(
    fc.asyncProperty(asked, async (one) => {
      const answer = await send(one);
      expectJson(one, answer);
      seen.add(answer.status).add(`${one.call.method} ${answer.status}`);
    }),
    { numRuns: RUNS, examples: succeeding() },
  );
  // The requests have every kind of outcome.
  for (const expected of [200, 201, 400, 403, 404, 405, 413, 415, 'put 200', 'delete 200'])
    expect(seen).toContain(expected);
  expect(site.lines.join('')).not.toContain(SECRET);
});
