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
/** What the store does instead of keeping a submission. */
let breakStore: (() => Promise<never>) | null = null;

const breakable = (ports: GraphPorts): GraphPorts => ({
  ...ports,
  submissions: {
    ...ports.submissions,
    store: (write, key) => breakStore?.() ?? ports.submissions.store(write, key),
  },
});

beforeAll(async () => {
  site = await startLeadSite({ wrapPorts: breakable });
  listingId = (await findListing(site.database, 'estate', 'AVAILABLE')).id;
});
afterAll(() => site.stop());
afterEach(async () => {
  breakStore = null;
  expect([await site.leads(), await site.mails()]).toEqual([[], []]);
  await site.forget();
});

describe.each(FORMS_AND_LOCALES)('the form of %s in %s', (_, locale, form) => {
  test('says so when it could not be kept, keeps what was typed, and can be sent again', async () => {
    breakStore = () => Promise.reject(new Error('the store is broken'));
    const path = pathOf(form, locale, listingId);
    const logged = site.lines.length;
    const sent = encode({ ...form.fields, formToken: await site.readToken() });
    const answer = await site.submit(path, sent);
    expect([answer.status, answer.get('cache-control')]).toEqual([503, 'no-store']);
    const { fields, alert } = readFormPage(answer.text);
    expect(alert).toContain(site.textsIn(locale)('forms.failed'));
    for (const [field, value] of Object.entries(form.fields)) expect(fields[field]?.value).toBe(value);
    const failures = site.lines.slice(logged).filter((line) => line.includes('the store is broken'));
    expect(failures).toHaveLength(1);
    expect(JSON.parse(failures[0] ?? '').level).toBe(50);
    expect(answer.text).not.toContain('broken');
    breakStore = null;
    // A reload sends the first token again; the page that says so has another one.
    expect((await site.submit(path, sent)).status).toBe(303);
    await site.forget();
    site.later(5_000);
    const again = encode({ ...form.fields, formToken: fields.formToken?.value });
    expect((await site.submit(path, again)).status).toBe(303);
    await site.forget();
  });
});

describe.each(LOCALES)('what a form is about is gone meanwhile, in %s:', (locale) => {
  const text = () => site.textsIn(locale)('forms.fault.notFound');

  test.each(PAGE_FORMS.slice(1))('that of $name says so and keeps what was typed', async (form) => {
    for (const status of ['SOLD', 'WITHDRAWN', 'IN_PREPARATION'] as const) {
      const { id } = await findListing(site.database, 'estate', status);
      const sent = encode({ ...form.fields, formToken: await site.readToken() });
      const answer = await site.submit(pathOf(form, locale, id), sent);
      expect(answer.status).toBe(422);
      const { fields, alert } = readFormPage(answer.text);
      expect(alert).toBe(text());
      for (const [field, value] of Object.entries(form.fields)) expect(fields[field]?.value).toBe(value);
    }
  });

  test('an office is named, and what was typed is kept', async () => {
    const sent = { ...CONTACT, officeId: '999999', formToken: await site.readToken() };
    const answer = await site.submit(routePath('contact', locale), encode(sent));
    expect(answer.status).toBe(422);
    const { fields, links } = readFormPage(answer.text);
    expect(fields.officeId).toEqual({ value: '', isInvalid: true, error: text() });
    expect(links).toEqual(['#contact-officeId']);
    expect(fields.message?.value).toBe(CONTACT.message);
  });
});

test.each(LOCALES)('a refusal that could not be kept is a failure, in %s', async (locale) => {
  breakStore = () => Promise.reject(new Error('the store is broken'));
  const answer = await site.submit(routePath('refuseMails', locale, { token: 'A'.repeat(64) }), '');
  expect(answer.status).toBe(500);
  expect(answer.text).toContain(`<html lang="${locale}-BE">`);
  expect(answer.text).not.toContain('broken');
});

test('the words of a failure are those of the specification', () => {
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
  ])('takes nothing of the type %s', async (type, body) => {
    const { status, text } = await send(type, body);
    expect(status).toBe(415);
    expect(text).toContain('<html lang="fr-BE">');
  });

  test('takes no body that is too large, and names a field that is', async () => {
    const human = await site.readToken();
    const large = (size: number) => encode({ ...form.fields, name: 'x'.repeat(size), formToken: human });
    expect((await site.submit(path(), large(2_100_000))).status).toBe(413);
    const answer = await site.submit(path(), large(1_000_000));
    expect(answer.status).toBe(422);
    const { fields, links } = readFormPage(answer.text);
    expect(fields.name).toMatchObject({ isInvalid: true, value: 'x'.repeat(1_000_000) });
    expect(links).toEqual([`#${form.name}-name`]);
  });

  test('takes no body that is packed, or shorter than it says', async () => {
    const packed = await request(site.app)
      .post(path())
      .set({ 'content-type': 'application/x-www-form-urlencoded', 'content-encoding': 'x-packed' })
      .send(encode(CONTACT));
    expect(packed.status).toBe(415);
  });

  test('takes nothing from other sites', async () => {
    const sent = encode({ ...form.fields, formToken: await site.readToken() });
    const origin = 'https://elsewhere.example';
    const browsers: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin, 'sec-fetch-site': 'same-site' },
      { origin },
    ];
    for (const said of browsers) expect((await site.submit(path(), sent, said)).status).toBe(403);
  });

  test('takes what browsers send from its own pages, also those that name no referrer', async () => {
    const browsers: Record<string, string>[] = [
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      { origin: 'null' },
      { origin: 'http://localhost:3000' },
    ];
    for (const said of browsers) expect((await site.submit(path(), '', said)).status).toBe(422);
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

  test('with nothing at all in it names all that must be there', async () => {
    const { status, text } = await site.submit(path(), '');
    expect(status).toBe(422);
    const { fields } = readFormPage(text);
    const missed = Object.keys(fields).filter((name) => fields[name]?.isInvalid);
    const may = ['street', 'remarks', ...(form.fields === FRIEND ? ['message'] : [])];
    expect(new Set(missed)).toEqual(new Set(Object.keys(form.fields).filter((name) => !may.includes(name))));
  });

  test('takes the first of two values, and no field that it does not know', async () => {
    const twice = `${encode({ ...form.fields, name: '' })}&name=Second&email=b%40mail.example&bcc=c%40mail.example&__proto__=x&constructor=y`;
    const { status, text } = await site.submit(path(), twice);
    const { fields, state } = readFormPage(text);
    expect([status, fields.name?.value, fields.email?.value]).toEqual([422, '', form.fields.email]);
    expect(Object.keys(state.actionData[form.route].values)).not.toContain('bcc');
  });
});

test('a question that nobody can choose is named', async () => {
  const logged = site.lines.length;
  const formToken = await site.readToken();
  const answer = await site.submit(
    '/nl/contact',
    encode({ ...CONTACT, questionType: 'OTHER-THAN-THOSE', formToken }),
  );
  expect(answer.status).toBe(422);
  const { fields, links } = readFormPage(answer.text);
  expect(fields.questionType).toMatchObject({
    isInvalid: true,
    error: site.textsIn('nl')('forms.fault.question'),
  });
  expect(links).toEqual(['#contact-questionType']);
  expect(site.lines.slice(logged).join('')).not.toContain('OTHER');
});

test('a form without its question is told all that is wrong with it', async () => {
  const { questionType, ...fields } = CONTACT;
  const formToken = await site.readToken();
  const sent = encode({ ...fields, email: 'nobody', phone: '12', privacyConsent: false, formToken });
  const answer = await site.submit('/nl/contact', sent);
  expect(answer.status).toBe(422);
  const wrong = ['email', 'phone', 'questionType', 'privacyConsent'];
  expect(readFormPage(answer.text).links).toEqual(wrong.map((name) => `#contact-${name}`));
});

test('the page of a rejected form shows what it is about as it is now', async () => {
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
  const answer = await site.submit(routePath('requestInfo', 'en', { listingId: priced.id }), sent);
  await update(before);
  expect(answer.status).toBe(503);
  expect(answer.text.match(/€\s?[\d.,]+/)?.[0].replaceAll(/\D/g, '')).toBe('123456');
});
