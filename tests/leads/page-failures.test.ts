import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import type { GraphPorts } from '../../graphql/context.ts';
import { LOCALES } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { readFormPage } from '../support/leads/form-markup.ts';
import {
  CONTACT,
  encode,
  FORMS_AND_LOCALES,
  FRIEND,
  INFO,
  PAGE_FORMS,
  pathOf,
} from '../support/leads/lead-inputs.ts';
import { findListing } from '../support/leads/lead-listings.ts';
import { type LeadSite, startLeadSite } from '../support/leads/lead-site.ts';

let site: LeadSite;
let listingId: number;
/** Replaces the store's change by a failure. */
let breakStore: (() => Promise<never>) | null = null;

const wrapStore = (ports: GraphPorts): GraphPorts => ({
  ...ports,
  submissions: {
    ...ports.submissions,
    store: (write, key) => breakStore?.() ?? ports.submissions.store(write, key),
  },
});

beforeAll(async () => {
  site = await startLeadSite({ wrapPorts: wrapStore });
  listingId = (await findListing(site.database, 'estate', 'AVAILABLE')).id;
});
afterAll(() => site.stop());
afterEach(async () => {
  breakStore = null;
  expect([await site.leads(), await site.mails()]).toEqual([[], []]);
  await site.forget();
});

describe.each(FORMS_AND_LOCALES)('the form of %s in %s', (_, locale, form) => {
  test('reports that it could not be stored, keeps typed values, and can be sent again', async () => {
    breakStore = () => Promise.reject(new Error('the store is broken'));
    const path = pathOf(form, locale, listingId);
    const logged = site.lines.length;
    const sent = encode({ ...form.fields, formToken: await site.readToken() });
    const response = await site.submit(path, sent);
    expect([response.status, response.get('cache-control')]).toEqual([503, 'no-store']);
    const { fields, alert } = readFormPage(response.text);
    expect(alert).toContain(site.textsIn(locale)('forms.failed'));
    for (const [field, value] of Object.entries(form.fields)) expect(fields[field]?.value).toBe(value);
    const failures = site.lines.slice(logged).filter((line) => line.includes('the store is broken'));
    expect(failures).toHaveLength(1);
    expect(JSON.parse(failures[0] ?? '').level).toBe(50);
    expect(response.text).not.toContain('broken');
    breakStore = null;
    // A reload sends the first token again; the page with the message has another one.
    expect((await site.submit(path, sent)).status).toBe(303);
    await site.forget();
    site.later(5_000);
    const resentForm = encode({ ...form.fields, formToken: fields.formToken?.value });
    expect((await site.submit(path, resentForm)).status).toBe(303);
    await site.forget();
  });
});

describe.each(LOCALES)('when its listing is no longer available, in %s:', (locale) => {
  const text = () => site.textsIn(locale)('forms.fault.notFound');

  test.each(PAGE_FORMS.slice(1))('the form of $name says so and keeps typed values', async (form) => {
    for (const status of ['SOLD', 'WITHDRAWN', 'IN_PREPARATION'] as const) {
      const { id } = await findListing(site.database, 'estate', status);
      const sent = encode({ ...form.fields, formToken: await site.readToken() });
      const response = await site.submit(pathOf(form, locale, id), sent);
      expect(response.status).toBe(422);
      const { fields, alert } = readFormPage(response.text);
      expect(alert).toBe(text());
      for (const [field, value] of Object.entries(form.fields)) expect(fields[field]?.value).toBe(value);
    }
  });

  test('an office is named, and typed values are kept', async () => {
    const sent = { ...CONTACT, officeId: '999999', formToken: await site.readToken() };
    const response = await site.submit(routePath('contact', locale), encode(sent));
    expect(response.status).toBe(422);
    const { fields, links } = readFormPage(response.text);
    expect(fields.officeId).toEqual({ value: '', isInvalid: true, error: text() });
    expect(links).toEqual(['#contact-officeId']);
    expect(fields.message?.value).toBe(CONTACT.message);
  });
});

test.each(LOCALES)('an opt-out that could not be stored is reported, in %s', async (locale) => {
  breakStore = () => Promise.reject(new Error('the store is broken'));
  const response = await site.submit(routePath('refuseMails', locale, { token: 'A'.repeat(64) }), '');
  expect(response.status).toBe(500);
  expect(response.text).toContain(`<html lang="${locale}-BE">`);
  expect(response.text).not.toContain('broken');
});

test('error messages match the specification', () => {
  expect(site.textsIn('en')('forms.failed')).toBe('An unknown error occurred. The form could not be sent.');
});

describe.each(PAGE_FORMS)('the page of $name', (form) => {
  const path = () => pathOf(form, 'fr', listingId);
  const send = (type: string, body: string | Buffer) =>
    request(site.app).post(path()).set({ accept: 'text/html', 'content-type': type }).send(body);

  test.each<[string, string]>([
    ['application/json', JSON.stringify(CONTACT)],
    ['text/plain', encode(CONTACT)],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nA\r\n--x--',
    ],
    ['application/x-www-form-urlencoded; charset=x-unknown', encode(CONTACT)],
    ['nonsense', 'name=A'],
  ])('rejects the content type %s', async (type, body) => {
    const { status, text } = await send(type, body);
    expect(status).toBe(415);
    expect(text).toContain('<html lang="fr-BE">');
  });

  test('rejects too large a body, and names an overlong field', async () => {
    const human = await site.readToken();
    const large = (size: number) => encode({ ...form.fields, name: 'x'.repeat(size), formToken: human });
    expect((await site.submit(path(), large(2_100_000))).status).toBe(413);
    const response = await site.submit(path(), large(1_000_000));
    expect(response.status).toBe(422);
    const { fields, links } = readFormPage(response.text);
    expect(fields.name).toMatchObject({ isInvalid: true, value: 'x'.repeat(1_000_000) });
    expect(links).toEqual([`#${form.name}-name`]);
  });

  test('rejects a compressed body, and one shorter than its declared length', async () => {
    const packed = await request(site.app)
      .post(path())
      .set({ 'content-type': 'application/x-www-form-urlencoded', 'content-encoding': 'x-packed' })
      .send(encode(CONTACT));
    expect(packed.status).toBe(415);
  });

  test('rejects requests from other sites', async () => {
    const sent = encode({ ...form.fields, formToken: await site.readToken() });
    const origin = 'https://elsewhere.example';
    const browsers: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin, 'sec-fetch-site': 'same-site' },
      { origin },
    ];
    for (const headers of browsers) expect((await site.submit(path(), sent, headers)).status).toBe(403);
  });

  test('accepts what browsers send from its own pages, also without a referrer', async () => {
    const browsers: Record<string, string>[] = [
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      { origin: 'null' },
      { origin: 'http://localhost:3000' },
    ];
    for (const headers of browsers) expect((await site.submit(path(), '', headers)).status).toBe(422);
  });

  test('changes nothing when it is only opened', async () => {
    const query = encode({ ...form.fields, formToken: await site.readToken() });
    expect((await site.open(`${path()}?${query}`)).status).toBe(200);
    const head = await request(site.app).head(`${path()}?${query}`);
    expect([head.status, head.text]).toEqual([200, undefined]);
    for (const method of ['put', 'patch', 'delete'] as const) {
      const { status } = await request(site.app)[method](path()).type('form').send(query);
      expect(status).toBe(405);
    }
  });

  test('without any field names all required ones', async () => {
    const { status, text } = await site.submit(path(), '');
    expect(status).toBe(422);
    const { fields } = readFormPage(text);
    const missed = Object.keys(fields).filter((name) => fields[name]?.isInvalid);
    const may = ['street', 'remarks', ...(form.fields === FRIEND ? ['message'] : [])];
    expect(new Set(missed)).toEqual(new Set(Object.keys(form.fields).filter((name) => !may.includes(name))));
  });

  test('uses the first of two values, and ignores unknown fields', async () => {
    const twice = `${encode({ ...form.fields, name: '' })}&name=Second&email=b%40mail.example&bcc=c%40mail.example&__proto__=x&constructor=y`;
    const { status, text } = await site.submit(path(), twice);
    const { fields, state } = readFormPage(text);
    expect([status, fields.name?.value, fields.email?.value]).toEqual([422, '', form.fields.email]);
    expect(Object.keys(state.actionData[form.route].values)).not.toContain('bcc');
  });
});

test('an invalid question is reported', async () => {
  const logged = site.lines.length;
  const formToken = await site.readToken();
  const response = await site.submit(
    '/nl/contact',
    encode({ ...CONTACT, questionType: 'OTHER-THAN-THOSE', formToken }),
  );
  expect(response.status).toBe(422);
  const { fields, links } = readFormPage(response.text);
  expect(fields.questionType).toMatchObject({
    isInvalid: true,
    error: site.textsIn('nl')('forms.fault.question'),
  });
  expect(links).toEqual(['#contact-questionType']);
  expect(site.lines.slice(logged).join('')).not.toContain('OTHER');
});

test('a form without its question reports all its errors', async () => {
  const { questionType, ...fields } = CONTACT;
  const formToken = await site.readToken();
  const sent = encode({ ...fields, email: 'nobody', phone: '12', privacyConsent: false, formToken });
  const response = await site.submit('/nl/contact', sent);
  expect(response.status).toBe(422);
  const invalidFields = ['email', 'phone', 'questionType', 'privacyConsent'];
  expect(readFormPage(response.text).links).toEqual(invalidFields.map((name) => `#contact-${name}`));
});

test("the page of a rejected form shows its listing's current data", async () => {
  const priced = await findListing(site.database, 'estate', 'AVAILABLE');
  const { db } = site.database;
  const { price_cents: before } = await db
    .selectFrom('listing')
    .where('id', '=', priced.id)
    .select('price_cents')
    .executeTakeFirstOrThrow();
  const update = (cents: typeof before) =>
    db.updateTable('listing').set({ price_cents: cents }).where('id', '=', priced.id).execute();
  breakStore = async () => {
    await update(12_345_600);
    throw new Error('the store is broken');
  };
  const sent = encode({ ...INFO, formToken: await site.readToken() });
  const response = await site.submit(routePath('requestInfo', 'en', { listingId: priced.id }), sent);
  await update(before);
  expect(response.status).toBe(503);
  expect(response.text.match(/€\s?[\d.,]+/)?.[0].replaceAll(/\D/g, '')).toBe('123456');
});
