/** Validates requests and responses against the OpenAPI document. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import request, { type Response } from 'supertest';
import { AJAX_ROUTES } from '../../server/web/ajax/ajax-routes.ts';
import { BODIES, entriesOf, sendAjax } from '../support/ajax.ts';
import { findEntity, findListing } from '../support/leads/lead-listings.ts';
import { type SubscriptionSite, startSubscriptionSite } from '../support/subscriptions/subscription-site.ts';
import { createSubscriptions } from '../support/subscriptions/subscription-tokens.ts';

interface Operation {
  operationId: string;
  summary: string;
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content: Record<string, { schema: object }> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Failure: object } };
}

const JSON_TYPE = 'application/json';
const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: { uri: (text: string) => URL.canParse(text) },
});

let site: SubscriptionSite;
let document: Document;
let estateId: number;

beforeAll(async () => {
  site = await startSubscriptionSite({ env: { FORM_SECONDS: '0' } });
  document = (await request(site.app).get('/ajax/openapi.json')).body;
  estateId = (await findListing(site.database, 'estate', 'AVAILABLE')).id;
});
afterAll(() => site.stop());

const operationOf = (path: string, method: string) =>
  document.paths[`/{lang}/ajax/${path}`]?.[method.toLowerCase()] as Operation;

function expectValid(schema: object | undefined, value: unknown): void {
  const validate = ajv.compile(schema as object);
  validate(value);
  expect(validate.errors ?? []).toEqual([]);
}

/** `call`: method and path. */
function expectAnswer(call: string, { status, body, headers }: Response, expected: number): void {
  expect(status).toBe(expected);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const [method = '', path = ''] = call.split(' ');
  const { responses } = operationOf(path, method);
  if (expected < 400) expect(Object.keys(responses)).toContain(String(expected));
  const { Failure } = document.components.schemas;
  expectValid(expected < 400 ? responses[expected]?.content[JSON_TYPE]?.schema : Failure, body);
}

describe('the document', () => {
  test('is valid OpenAPI 3.1 and has every call', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone({ ...document }))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    const calls = Object.entries(document.paths).flatMap(([path, { parameters, ...methods }]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const rows = AJAX_ROUTES.map(
      ({ method, path }) => `${method} /{lang}/ajax/${path.replace(':estateId', '{estateId}')}`,
    );
    expect(calls.sort()).toEqual(rows.sort());
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ operationId }) => operationId ?? []),
    );
    expect(new Set(ids).size).toBe(AJAX_ROUTES.length);
  });

  test('may be cached for a minute and is read-only', async () => {
    const { headers } = await request(site.app).get('/ajax/openapi.json');
    expect(headers['cache-control']).toBe('public, max-age=60');
    const revalidated = await request(site.app)
      .get('/ajax/openapi.json')
      .set('if-none-match', String(headers.etag));
    expect(revalidated.status).toBe(304);
    const { status, body } = await request(site.app).post('/ajax/openapi.json').send({});
    expect([status, body.status]).toEqual([405, 405]);
  });
});

describe('responses match the document', () => {
  test('of listings of every kind and status', async () => {
    const estateOf = (status: 'AVAILABLE' | 'SOLD' | 'WITHDRAWN' | 'IN_PREPARATION') =>
      findListing(site.database, 'estate', status);
    const shown = await Promise.all([
      ...(['AVAILABLE', 'SOLD', 'WITHDRAWN'] as const).map(estateOf),
      findListing(site.database, 'project', 'AVAILABLE'),
      findListing(site.database, 'rentalUnit', 'AVAILABLE'),
      findEntity(site.database, 'AVAILABLE'),
    ]);
    const inPreparation = await estateOf('IN_PREPARATION');
    for (const { id } of [...shown, inPreparation, { id: 0 }]) {
      const one = await request(site.app).get(`/nl/ajax/estate/${id}`);
      expectAnswer('GET estate/{estateId}', one, id === 0 ? 404 : 200);
      const similar = await request(site.app).get(`/nl/ajax/similar-estate/${id}`);
      expectAnswer(
        'GET similar-estate/{estateId}',
        similar,
        shown.some((listing) => listing.id === id) ? 200 : 404,
      );
    }
  });

  test.each(['', '?q=gent', '?q=zzzz', '?page=3'])('of search-city%s', async (query) => {
    expectAnswer('GET search-city', await request(site.app).get(`/de/ajax/search-city${query}`), 200);
  });

  test('of subscriptions', async () => {
    const { active, waiting } = await createSubscriptions(site);
    for (const [token, read, changed, ended] of [
      [active, 200, 200, 200],
      [waiting, 200, 404, 200],
      ['x', 404, 404, 404],
    ] as const) {
      site.remember({ token });
      const path = `/nl/ajax/notifications?token=${token}`;
      expectAnswer('GET notifications', await request(site.app).get(path), read);
      const fields = { street: 'Kouter', phone: '0470 12 34 56' };
      const put = await sendAjax(site.app, { method: 'PUT', path, fields });
      expectAnswer('PUT notifications', put, changed);
      expectAnswer('DELETE notifications', await request(site.app).delete(path), ended);
    }
  });

  test.each(Object.keys(BODIES))('of %s, received and rejected', async (call) => {
    const fields = { ...BODIES[call], estate_id: estateId, formToken: await site.readToken() };
    site.remember(fields);
    const received = await sendAjax(site.app, { path: `/nl/ajax/${call}`, fields });
    expectAnswer(`POST ${call}`, received, call === 'notifications' ? 201 : 200);
    const rejected = await sendAjax(site.app, { path: `/nl/ajax/${call}`, fields: {} });
    expectAnswer(`POST ${call}`, rejected, 400);
  });
});

describe('request bodies match the document', () => {
  test.each(Object.keys(BODIES))('of %s, in every content type', (call) => {
    const fields = { ...BODIES[call], estate_id: 1, formToken: 'token', idempotency_key: 'key' };
    const { content = {} } = operationOf(call, 'POST').requestBody ?? {};
    expect(Object.keys(content)).toEqual([
      JSON_TYPE,
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ]);
    expectValid(content[JSON_TYPE]?.schema, fields);
    // Form encoding has no nested objects of its own: its texts are those of the JSON body.
    const texts = entriesOf(fields).filter(([name]) => !name.includes('['));
    const groups = 'criteria' in fields ? { criteria: fields.criteria } : {};
    expectValid(content['multipart/form-data']?.schema, { ...Object.fromEntries(texts), ...groups });
  });

  test.each([
    ['contact-form-handler', { email: 'x' }],
    ['contact-form-handler', { ...BODIES['contact-form-handler'], question_type: 'party' }],
    ['contact-form-handler', { ...BODIES['contact-form-handler'], message: 'x'.repeat(5001) }],
    ['notifications', { ...BODIES.notifications, criteria: { type: ['castle'], status: 'buy' } }],
    ['notifications', { ...BODIES.notifications, criteria: { status: 'buy', extras: { garage: 'maybe' } } }],
  ])('and reject what %s rejects: %#', (call, fields) => {
    const schema = operationOf(call, 'POST').requestBody?.content[JSON_TYPE]?.schema;
    expect(ajv.validate(schema as object, fields)).toBe(false);
  });
});
