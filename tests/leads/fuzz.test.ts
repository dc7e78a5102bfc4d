import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { QUESTION_TYPES } from '../../shared/leads/vocabulary.ts';
import { LOCALES } from '../../shared/locales.ts';
import { readFormPage } from '../support/leads/form-markup.ts';
import { encode, PAGE_FORMS, pathOf } from '../support/leads/lead-inputs.ts';
import { findListing } from '../support/leads/lead-listings.ts';
import { type LeadSite, startLeadSite } from '../support/leads/lead-site.ts';
import { withoutLimits } from '../support/without-limits.ts';

const RUNS = 40;
let site: LeadSite;
let listingId: number;

beforeAll(async () => {
  site = await startLeadSite({ wrapPorts: withoutLimits });
  listingId = (await findListing(site.database, 'estate', 'AVAILABLE')).id;
});
afterAll(() => site.stop());

/** Strings that can break out of an attribute, an element, a script, a header or a line. */
const EVIL = [
  '"><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</textarea><img src=x onerror=alert(1)>',
  "' onfocus='alert(1)' x='",
  '<!--',
  ']]>',
  '\u0000',
  '\u2028',
  '\u2029',
  '\r\nBcc: everybody@mail.example',
  '%0d%0aBcc:%20everybody@mail.example',
  'a@mail.example, b@mail.example',
  '{{constructor.constructor("alert(1)")()}}',
  '<%= 7*7 %>',
  '&lt;script&gt;',
  '\u202eevil',
  '\\u003c/script>',
  '__proto__',
];

const typed = fc.oneof(
  fc.constantFrom(...EVIL),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.tuple(fc.string(), fc.constantFrom(...EVIL), fc.string()).map((parts) => parts.join('')),
  fc.constantFrom(...EVIL).map((text) => text.repeat(500)),
);

/** Returns the value as a form sends it: a lone surrogate becomes the replacement character. */
const asSent = (value: unknown) => String(value).toWellFormed();
/** Returns the value as HTML shows it: every line end is one character. */
const asShown = (value: string) => value.replace(/\r\n?/g, '\n').replace(/^\n/, '');

const LEADING_HEADERS = ['location', 'link', 'refresh', 'bcc'];

test.each(PAGE_FORMS)(
  'no text typed into the form of $name adds anything to its page',
  async (form) => {
    const empty = readFormPage((await site.open(pathOf(form, 'nl', listingId))).text);
    const names = [...Object.keys(form.fields), 'officeId', 'formToken', 'website', 'inDialogue', 'work'];
    const changes = fc.dictionary(fc.constantFrom(...names), typed, { minKeys: 1, maxKeys: 3 });
    await fc.assert(
      fc.asyncProperty(changes, fc.constantFrom(...LOCALES), async (change, locale) => {
        // A token sent before with the same text makes no new lead.
        await site.database.db.deleteFrom('answered').execute();
        const before = (await site.leads()).length;
        const path = pathOf(form, locale, listingId);
        const response = await site.submit(path, encode({ ...form.fields, ...change }));
        expect([303, 422]).toContain(response.status);
        const headers = LEADING_HEADERS.map((name) => response.get(name)).filter(Boolean);
        expect(headers).toEqual(response.status === 303 ? [`${path}?sent`] : []);
        expect((await site.leads()).length - before).toBe(response.status === 303 ? 1 : 0);
        if (response.status === 303) return;
        const shown = readFormPage(response.text);
        expect(shown.structure).toEqual(empty.structure);
        const values = shown.state.actionData[form.route].values;
        for (const [name, value] of Object.entries({ ...form.fields, ...change })) {
          if (typeof value !== 'string' || !(name in form.fields)) continue;
          // An unknown choice becomes null.
          if (name === 'questionType') expect([...QUESTION_TYPES, null]).toContain(values[name]);
          else expect(values[name]).toBe(name === 'privacyConsent' ? true : asSent(value));
          if (name === 'questionType' || name === 'privacyConsent') continue;
          expect(asShown(String(shown.fields[name]?.value))).toBe(asShown(asSent(value)));
        }
      }),
      { numRuns: RUNS },
    );
  },
  60_000,
);

test('every single-line field is stored as one line, and every address field as one address', async () => {
  const leads = await site.leads();
  expect(leads.length).toBeGreaterThan(0);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters
  const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
  for (const { first_name, name, email, phone, street, remarks, recipient_name, recipient_email } of leads) {
    for (const line of [first_name, name, email, phone, street, remarks, recipient_name, recipient_email]) {
      expect(line ?? '').not.toMatch(controls);
    }
    for (const address of [email, recipient_email ?? email])
      expect(address).toMatch(/^[^\s,;<>@]+@[^\s,;<>@]+$/);
  }
  expect(await site.mails()).toHaveLength(
    leads.reduce((sum, { kind }) => sum + (kind === 'FRIEND' ? 1 : 2), 0),
  );
});

test('no URL of a page with a form breaks the page', async () => {
  const empty = readFormPage((await site.open('/nl/contact')).text);
  await fc.assert(
    fc.asyncProperty(typed, fc.constantFrom('office', 'sent', 'x'), async (value, name) => {
      const response = await site.open(`/nl/contact?${new URLSearchParams({ [name]: value.slice(0, 500) })}`);
      expect(response.status).toBe(200);
      const shown = readFormPage(response.text);
      expect(shown.structure).toEqual(empty.structure);
      if (name !== 'sent') expect(shown.around).toEqual(empty.around);
    }),
    { numRuns: RUNS },
  );
});

test('no opt-out token breaks its page', async () => {
  await fc.assert(
    fc.asyncProperty(typed, async (token) => {
      const path = `/en/no-more-mails/${encodeURIComponent(`x${token.slice(0, 500).toWellFormed()}`)}`;
      const { status } = await site.submit(path, '');
      expect(status).toBe(404);
    }),
    { numRuns: RUNS },
  );
});

test('no API input causes an error', async () => {
  const query =
    'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { receivedAt } }';
  const [{ fields } = { fields: {} }] = PAGE_FORMS;
  const changes = fc.dictionary(
    fc.constantFrom(...Object.keys(fields), 'officeId', 'idempotencyKey', 'human'),
    fc.oneof(typed, fc.jsonValue({ maxDepth: 2 })),
    { minKeys: 1, maxKeys: 3 },
  );
  await fc.assert(
    fc.asyncProperty(changes, async (change) => {
      const { status, body } = await site.post(query, { input: { ...fields, locale: 'nl', ...change } });
      expect([200, 400]).toContain(status);
      if (status === 200) expect(body.errors).toBeUndefined();
    }),
    { numRuns: 2 * RUNS },
  );
});
