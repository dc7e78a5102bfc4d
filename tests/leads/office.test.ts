import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { readFormPage } from '../support/leads/form-markup.ts';
import { CONTACT, encode } from '../support/leads/lead-inputs.ts';
import { type LeadSite, startLeadSite } from '../support/leads/lead-site.ts';

const OFFICE = 2;
let site: LeadSite;

beforeAll(async () => {
  site = await startLeadSite();
});
afterAll(() => site.stop());
afterEach(() => site.forget());

async function pathIn(locale: Locale): Promise<string> {
  const query = `{ office(id: ${OFFICE}, locale: ${locale}) { path } }`;
  return (await site.post(query, {})).body.data.office.path;
}

/** The form on an office's own page has no office field. */
const { street, ...SAID } = CONTACT;

describe.each(LOCALES)('the form on the page of an office, in %s,', (locale) => {
  test('is sent to that office and confirmed on its page', async () => {
    const path = await pathIn(locale);
    const opened = await site.open(path);
    expect([opened.status, opened.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const { fields, target } = readFormPage(opened.text);
    expect([target, fields.officeId]).toEqual([`post ${path}`, undefined]);
    site.later(5_000);
    const sent = { ...SAID, formToken: fields.formToken?.value };
    const response = await site.submit(path, encode(sent));
    expect([response.status, response.get('location')]).toEqual([303, `${path}?sent`]);
    expect(await site.leads()).toMatchObject([{ kind: 'CONTACT', office_id: OFFICE, locale }]);
    const next = await site.open(`${path}?sent`);
    expect(next.text).toContain(site.textsIn(locale)('leads.contact.sent'));
    expect(next.text).toContain('noindex');
  });

  test('shows errors and keeps typed values', async () => {
    const path = await pathIn(locale);
    const invalidForm = encode({ ...SAID, email: 'annelies', formToken: await site.readToken() });
    const response = await site.submit(path, invalidForm);
    expect([response.status, response.get('cache-control')]).toEqual([422, 'no-store']);
    const { fields, links } = readFormPage(response.text);
    expect(links).toEqual(['#contact-email']);
    expect(fields.email).toEqual({
      value: 'annelies',
      isInvalid: true,
      error: site.textsIn(locale)('forms.fault.email'),
    });
    expect(fields.message?.value).toBe(SAID.message);
    expect(await site.leads()).toEqual([]);
  });
});

test("keeps typed values when the office's name has changed", async () => {
  const path = (await pathIn('nl')).replace(/[^/]+$/, 'vroeger');
  const response = await site.submit(path, encode({ ...SAID, name: '', formToken: await site.readToken() }));
  expect(response.status).toBe(422);
  expect(readFormPage(response.text).fields.message?.value).toBe(SAID.message);
});

test("only the office's own page accepts its form, and only that office receives it", async () => {
  const sent = encode({ ...SAID, officeId: 1, formToken: await site.readToken() });
  const byNumber = await site.submit(routePath('officeById', 'nl', { officeId: OFFICE }), sent);
  expect(byNumber.status).toBe(405);
  expect((await site.submit(await pathIn('nl'), sent)).status).toBe(303);
  expect(await site.leads()).toMatchObject([{ office_id: OFFICE }]);
});
