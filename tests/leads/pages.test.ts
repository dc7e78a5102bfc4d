import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { LISTING_FORMS, OFFICE_FORM } from '../../client/features/leads/lead-forms.ts';
import { PAGES } from '../../client/pages.ts';
import { optOut } from '../../graphql/leads/opt-out.ts';
import { optOutToken } from '../../server/features/leads/opt-out-token.ts';
import { getOrCreateSecret } from '../../server/platform/database/secret.ts';
import { LOCALES } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { readFormPage } from '../support/leads/form-markup.ts';
import { CONTACT, encode, FORMS_AND_LOCALES, PAGE_FORMS, pathOf } from '../support/leads/lead-inputs.ts';
import { findEntity, findListing } from '../support/leads/lead-listings.ts';
import { type LeadSite, startLeadSite } from '../support/leads/lead-site.ts';

let site: LeadSite;
let listingId: number;

beforeAll(async () => {
  site = await startLeadSite();
  listingId = (await findListing(site.database, 'estate', 'AVAILABLE')).id;
});
afterAll(() => site.stop());
afterEach(() => site.forget());

const FORMS = { contact: OFFICE_FORM, ...LISTING_FORMS };
const sold = () => findListing(site.database, 'estate', 'SOLD');
/** Returns a text with every run of whitespace replaced by one space. */
const plain = (text: string | null) => text?.replace(/\s+/g, ' ').trim() ?? '';

describe.each(FORMS_AND_LOCALES)('the form of %s in %s, without JavaScript,', (name, locale, form) => {
  const t = (key: Parameters<ReturnType<LeadSite['textsIn']>>[0]) => plain(site.textsIn(locale)(key));
  const { fields: formFields, boxes } = FORMS[name];
  const names = [...formFields.map((field) => field.name), ...boxes];

  test('is empty at first, and its page is private', async () => {
    const path = pathOf(form, locale, listingId);
    const response = await site.open(path);
    expect([response.status, response.get('content-language')]).toEqual([200, locale]);
    expect(response.get('cache-control')).toBe('private, no-cache');
    const { fields, alert, target } = readFormPage(response.text);
    expect([alert, target]).toEqual([null, `post ${path}`]);
    for (const field of names) expect(fields[field]?.isInvalid).toBe(false);
    expect(fields.formToken?.value).toMatch(/^\w+\.o\.[\w-]{16}\.[\w-]{43}$/);
    expect(fields.website?.value).toBe('');
  });

  test('is accepted, and the next page confirms it', async () => {
    const path = pathOf(form, locale, listingId);
    const token = readFormPage((await site.open(path)).text).fields.formToken?.value;
    site.later(5_000);
    const sent = encode({ ...form.fields, marketingOptIn: true, formToken: token, website: '' });
    const response = await site.submit(path, sent);
    expect([response.status, response.get('location')]).toEqual([303, `${path}?sent`]);
    const next = await site.open(`${path}?sent`);
    expect(next.status).toBe(200);
    expect(plain(next.text)).toMatch(/<div class="alert alert--success" role="status"/);
    expect(plain(next.text)).toContain(t(`leads.${name}.sent`));
    expect(next.text).toContain('noindex');
    expect(await site.leads()).toMatchObject([
      { locale, kind: name.toUpperCase(), name: form.fields.name, email: form.fields.email },
    ]);
    expect(await site.consents()).toMatchObject([{ marketing: name !== 'friend', locale }]);
    // A reload, and a retry after a lost response.
    expect((await site.submit(path, sent)).status).toBe(303);
    expect(await site.leads()).toHaveLength(1);
  });

  test('shows errors beside each field and above the form, and keeps typed values', async () => {
    const path = pathOf(form, locale, listingId);
    const invalid = { ...form.fields, name: '', email: 'annelies@localhost', privacyConsent: false };
    const response = await site.submit(path, encode({ ...invalid, formToken: await site.readToken() }));
    expect([response.status, response.get('content-language')]).toEqual([422, locale]);
    expect(response.get('cache-control')).toBe('no-store');
    const { fields, alert, links } = readFormPage(response.text);
    const faults = { name: 'name', email: 'email', privacyConsent: 'consent' } as const;
    for (const field of names) {
      const fault = faults[field as keyof typeof faults];
      const [isInvalid, error] = fault ? [true, t(`forms.fault.${fault}`)] : [false, null];
      expect(fields[field]).toMatchObject({ isInvalid });
      expect(fields[field]?.error && plain(fields[field].error)).toBe(error);
      if (error) expect(plain(alert)).toContain(error);
    }
    for (const [field, value] of Object.entries(invalid)) expect(fields[field]?.value).toBe(value);
    expect(links).toEqual(Object.keys(faults).map((field) => `#${name}-${field}`));
    for (const link of links) expect(response.text).toContain(` id="${link.slice(1)}"`);
    expect(await site.leads()).toEqual([]);
  });

  test('reports the rate limit with the time to retry, and keeps typed values', async () => {
    const path = pathOf(form, locale, listingId);
    const submit = async () =>
      site.submit(path, encode({ ...form.fields, formToken: await site.readToken() }));
    let response = await submit();
    for (let sent = 1; response.status === 303 && sent <= 20; sent++) response = await submit();
    expect([response.status, response.get('cache-control')]).toEqual([429, 'no-store']);
    expect(Number(response.get('retry-after'))).toBeGreaterThan(3_000);
    const { fields, alert } = readFormPage(response.text);
    expect(plain(alert)).toBe(t('forms.fault.rateLimited'));
    for (const [field, value] of Object.entries(form.fields)) expect(fields[field]?.value).toBe(value);
  });

  test('without a token shows how else to reach the agency, and has a new one', async () => {
    const response = await site.submit(pathOf(form, locale, listingId), encode(form.fields));
    expect(response.status).toBe(422);
    const { fields, alert, links } = readFormPage(response.text);
    expect(plain(alert)).toContain(t('forms.fault.humanCheck'));
    expect(links).toEqual([expect.stringMatching(/^tel:\+/), expect.stringMatching(/^mailto:/)]);
    expect(fields.formToken?.value).not.toBe('');
    expect(await site.leads()).toEqual([]);
  });
});

test('the office of the URL is selected, stored and confirmed', async () => {
  const office = await site.database.db
    .selectFrom('office')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const officeId = String(office.id);
  expect(readFormPage((await site.open(`/fr/contact?office=${officeId}`)).text).fields.officeId?.value).toBe(
    officeId,
  );
  const invalid = await site.submit('/fr/contact', encode({ ...CONTACT, officeId, name: '' }));
  expect(readFormPage(invalid.text).fields.officeId?.value).toBe(officeId);
  const formToken = await site.readToken();
  expect((await site.submit('/fr/contact', encode({ ...CONTACT, officeId, formToken }))).status).toBe(303);
  expect(await site.leads()).toMatchObject([{ office_id: office.id }]);
});

describe.each(PAGE_FORMS.slice(1))('the form of $name', (form) => {
  test.each(LOCALES)('for an unavailable listing redirects to its page, in %s', async (locale) => {
    const { id } = await findListing(site.database, 'estate', 'WITHDRAWN');
    const response = await site.open(pathOf(form, locale, id));
    expect(response.status).toBe(302);
    expect((await site.open(String(response.get('location')))).status).toBe(410);
    expect((await site.open(pathOf(form, locale, (await sold()).id))).status).toBe(302);
  });

  test('for a sold entity redirects to its page', async () => {
    const { id } = await findEntity(site.database, 'SOLD');
    expect((await site.open(pathOf(form, 'nl', id))).status).toBe(302);
  });

  test('for an unknown listing is not found, and sends nothing', async () => {
    for (const id of ['999999', 'x', '-1', '1e3', '%00', 'a%0d%0ab']) {
      const path = pathOf(form, 'en', 1).replace(/\d+$/, id);
      const sent = encode({ ...form.fields, formToken: await site.readToken() });
      expect([id, (await site.open(path)).status]).toEqual([id, 404]);
      const response = await site.submit(path, sent);
      expect([id, response.status]).toEqual([id, 422]);
      expect(readFormPage(response.text).alert).toBe(site.textsIn('en')('forms.fault.notFound'));
    }
    expect(await site.leads()).toEqual([]);
  });
});

test('a form sent to another spelling of its URL continues on the page with all its values', async () => {
  for (const spelling of ['/en/contact/', '/EN/contact', '/en/Contact', '/en/kontakt', '/en/con%74act']) {
    const response = await site.submit(spelling, encode(CONTACT));
    expect([spelling, response.status, response.get('location')]).toEqual([spelling, 308, '/en/contact']);
    const read = await site.open(spelling);
    expect([spelling, read.status, read.get('location')]).toEqual([spelling, 301, '/en/contact']);
  }
});

test('a page with a form is private', () => {
  const takingForms = PAGES.filter(({ hasForm }) => hasForm);
  expect(takingForms.length).toBeGreaterThan(4);
  expect(takingForms.filter(({ isPrivate }) => !isPrivate)).toEqual([]);
});

/** Headers of a page with a secret URL: not cached, and no referrer. */
const SECRET = ['no-store', 'no-referrer'];

describe.each(LOCALES)('a recipient, in %s,', (locale) => {
  const t = (key: Parameters<ReturnType<LeadSite['textsIn']>>[0]) => plain(site.textsIn(locale)(key));
  const refused = () => site.database.db.selectFrom('mail_opt_out').selectAll().execute();

  test('opts out with a button and gets a confirmation', async () => {
    const token = optOutToken(
      await getOrCreateSecret(site.database.db, 'recipients'),
      'joachim.d@mail.example',
    );
    const path = routePath('refuseMails', locale, { token });
    for (const _ of ['once', 'and again']) {
      const response = await site.open(path);
      expect([response.status, response.get('cache-control')]).toEqual([200, 'no-store']);
      expect(response.get('referrer-policy')).toBe('no-referrer');
      expect(plain(response.text)).toContain(t('optOut.submit'));
      expect(response.text).toMatch(/<form[^>]* method="post"/);
      expect(response.text).toContain('noindex');
    }
    expect(await refused()).toEqual([]);
    const response = await site.submit(path, '');
    expect([response.status, response.get('location')]).toEqual([303, path]);
    expect([response.get('cache-control'), response.get('referrer-policy')]).toEqual(SECRET);
    const done = await site.open(path);
    expect(done.status).toBe(200);
    expect(plain(done.text)).toContain(t('optOut.done'));
    expect(done.text).not.toContain('<form class="visitor-form"');
    expect(await refused()).toHaveLength(1);
  });

  test('is told when a rate limit is exceeded', async () => {
    const path = routePath('refuseMails', locale, { token: 'B'.repeat(64) });
    // One by one: of many at once from one address, the concurrency limit rejects some.
    for (let sent = 0; sent < (optOut.limit?.max ?? 0); sent += 1)
      expect((await site.submit(path, '')).status).toBe(404);
    const response = await site.submit(path, '');
    expect([response.status, Number(response.get('retry-after')) > 3_500]).toEqual([429, true]);
    expect(plain(response.text)).toContain(t('forms.fault.rateLimited'));
    expect(await refused()).toEqual([]);
  });

  test('is redirected from another spelling of the link, which is not cached', async () => {
    const path = routePath('refuseMails', locale, { token: 'A'.repeat(64) });
    const other = routePath('refuseMails', locale === 'nl' ? 'fr' : 'nl', { token: 'A'.repeat(64) });
    const spellings = [
      `${path}/`,
      path.replace(locale, locale.toUpperCase()),
      other.replace(/^\/../, `/${locale}`),
    ];
    for (const spelling of spellings) {
      const response = await site.open(spelling);
      expect([response.status, response.get('location')]).toEqual([301, path]);
      expect([response.get('cache-control'), response.get('referrer-policy')]).toEqual(SECRET);
    }
  });

  test('is told that a link is invalid', async () => {
    const path = routePath('refuseMails', locale, { token: 'A'.repeat(64) });
    for (const ask of [() => site.open(path), () => site.submit(path, '')]) {
      const unknown = await ask();
      expect([unknown.status, unknown.get('cache-control')]).toEqual([404, 'no-store']);
      expect(unknown.get('referrer-policy')).toBe('no-referrer');
      expect(plain(unknown.text)).toContain(t('optOut.unknown'));
    }
    expect(await refused()).toEqual([]);
  });
});
