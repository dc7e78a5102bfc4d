import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import request from 'supertest';
import { leadMailTexts } from '../../server/features/leads/lead-mail-texts.ts';
import type { LeadContent } from '../../server/features/leads/lead-mails.ts';
import { sampleLead } from '../../server/features/leads/sample-lead.ts';
import { readLeadMail } from '../../server/features/leads/write-lead-mail.ts';
import { findListing } from '../../server/features/listings/find-listing.ts';
import { composeMail } from '../../server/platform/mail/rendering/compose-mail.ts';
import { toPlainLine } from '../../server/platform/mail/rendering/plain-text.ts';
import { LEAD_KINDS, LEAD_MAILS, type LeadKind, type LeadMail } from '../../shared/leads/vocabulary.ts';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ env: { PUBLIC_URL: 'https://baksteen.example' } });
});
afterAll(() => site.stop());

const MAILS = LEAD_MAILS.flatMap((mail) =>
  LEAD_KINDS.filter((kind) => (kind === 'FRIEND') === (mail === 'FRIEND')).map(
    (kind) => [mail, kind] as const,
  ),
);
const ALL = MAILS.flatMap(([mail, kind]) => LOCALES.map((locale) => [mail, kind, locale] as const));

async function contentOf(
  mail: LeadMail,
  kind: LeadKind,
  locale: Locale,
): Promise<LeadContent & { locale: Locale }> {
  const { db, createExecutor, intls, cities, settings, now, brand } = site.services;
  const sources = { db, createExecutor, intls, cities, now, brand, publicUrl: settings.publicUrl };
  const agency = { ...settings.agency, locale };
  const found = await readLeadMail(await sampleLead(db, kind, locale), mail, { ...sources, agency });
  if (!found) throw new Error('no mail');
  return { ...found.content, locale: found.locale };
}

const compose = ({ locale, ...content }: LeadContent & { locale: Locale }) => {
  const { intls, settings, brand } = site.services;
  const rendering = { intls, brand, agency: settings.agency, publicUrl: settings.publicUrl };
  return composeMail({ locale, texts: leadMailTexts(content, intls[locale]) }, rendering);
};
const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ');

describe.each(ALL)('the mail %s of %s in %s', (mail, kind, locale) => {
  test('names its sender, has HTML and text, and loads pictures only from the site', async () => {
    const content = await contentOf(mail, kind, locale);
    const { subject, html, text } = await compose(content);
    const folder = process.env.MAILS_FOLDER;
    if (folder) writeFileSync(`${folder}/${mail}-${kind}-${locale}.html`, html);
    if (folder) writeFileSync(`${folder}/${mail}-${kind}-${locale}.txt`, `${subject}\n\n${text}`);
    const { bivNumber, cibNumber, insurer, policyNumber, companyNumber, street } =
      site.services.settings.agency;
    for (const part of [html, text]) {
      for (const detail of [bivNumber, cibNumber, insurer, companyNumber, street])
        expect(part).toContain(detail);
      // The policy number belongs in the legal texts only.
      expect(part).not.toContain(policyNumber);
    }
    expect(html).toContain(`lang="${locale}"`);
    expect(html).toContain('<meta name="color-scheme" content="light dark"');
    expect(subject).not.toMatch(/mail\.|\{/);
    expect(`${html}${text}`).not.toMatch(/mail\.(listing|lead)|undefined|\[object/);
    const fetched = [...html.matchAll(/src="([^"]*)"/g)].map(([, url = '']) => new URL(url).origin);
    expect(fetched.filter((origin) => origin !== 'https://baksteen.example')).toEqual([]);
    expect(html).not.toMatch(/@import|@font-face|url\(/);
    if (kind === 'CONTACT' || kind === 'VALUATION') return;
    expect(text).toContain(content.listing?.url);
    expect(text).toContain(content.listing?.price);
    expect(squeezed(html)).toContain(`href="${content.listing?.url}"`);
  });
});

test('a mail to the agency contains every typed value', async () => {
  const { text } = await compose(await contentOf('AGENCY', 'CONTACT', 'en'));
  expect(text).toContain('Name: Marie Janssens');
  expect(text).toContain('Email address: marie.janssens@visitor.example');
  expect(text).toContain('Telephone: +32 470 00 00 00');
  expect(text).toContain('Address: Kouter 12, 9000 Gent');
  expect(text).toContain('Subject: Wants a property valued');
  expect(text).toContain('News by email: Yes');
  expect(text).toContain('> Hello,\n> could I visit');
  const inFrench = await compose(await contentOf('AGENCY', 'CONTACT', 'fr'));
  expect(inFrench.text).toContain('Nom\u00a0: Marie Janssens');
});

test('the subject of a valuation in French contracts the article of the town, not of a name', async () => {
  const content = await contentOf('AGENCY', 'VALUATION', 'fr');
  if (content.mail !== 'AGENCY' || !content.valuation) throw new Error('no valuation');
  const valuation = { ...content.valuation, city: 'Le Roeulx' };
  const { subject } = await compose({ ...content, name: 'Anne de Le Court $&', valuation });
  expect(subject).toBe('Anne de Le Court $& demande une estimation au Roeulx');
});

test.each([
  ['project', 'select listing_id as id from project limit 1', /\w/],
  ['entity of a project', 'select id from project_entity limit 1', /, .* \S+$/],
  ['holiday home', 'select listing_id as id from rental_unit limit 1', /\w/],
])('a %s has a name, an address and a page', async (_kind, ids, title) => {
  const { createExecutor, intls } = site.services;
  const { id } = (await site.database.pool.query(ids)).rows[0];
  const publicUrl = 'https://baksteen.example';
  const listing = await findListing(id, { createExecutor, intl: intls.en, locale: 'en', publicUrl });
  expect(listing?.title).toMatch(title);
  expect(listing?.address).toMatch(/\d{4} \w/);
  expect(listing?.price).toMatch(/\w/);
  await request(site.app)
    .get(new URL(listing?.url ?? '').pathname)
    .expect(({ status }) => expect([200, 410]).toContain(status));
});

describe('text typed by visitors', () => {
  const hostileText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      '<img src=x onerror=alert(1)>',
      '"><script>',
      "' onload='x",
      '</td></table>',
      '&lt;b&gt;',
    ),
    fc.constantFrom(
      'a\r\nBcc: x@y.be',
      '{name}',
      '{0, plural, other {#}}',
      'https://evil.example',
      '\u202e',
      '‮.',
    ),
    fc.constantFrom(
      '<!--[if mso]>',
      ']]>',
      '</style>',
      'javascript:alert(1)',
      'x@y.example',
      'www.evil.example',
    ),
  );
  const words = fc.array(hostileText, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));
  /** Returns the elements with their attribute names in order, which typed text must not change. */
  const shape = (html: string) =>
    [
      ...html
        .replaceAll(/<br\/?>/g, '')
        .replaceAll(/<\/?span[^>]*>/g, '')
        .matchAll(/<(\/?[a-z][\w-]*)((?:"[^"]*"|[^>"])*)>/gi),
    ].map(
      ([, name, attributes = '']) =>
        `${name} ${[...attributes.matchAll(/([\w-]+)="/g)].map(([, attribute]) => attribute).join(' ')}`,
    );
  const withWords = <Content extends LeadContent>(content: Content, typed: string): Content => {
    const named = { message: typed || null };
    if (content.mail === 'FRIEND') return { ...content, ...named, sender: typed, recipient: typed };
    if (content.mail === 'VISITOR') return { ...content, ...named, name: typed };
    return { ...content, ...named, name: typed, street: typed, remarks: typed, phone: typed };
  };

  test.each(MAILS)('never becomes an element, attribute or header in %s of %s', async (mail, kind) => {
    const content = await contentOf(mail, kind, 'nl');
    const expected = shape((await compose(withWords(content, 'x'))).html);
    await fc.assert(
      fc.asyncProperty(
        words.filter((typed) => toPlainLine(typed) !== ''),
        async (typed) => {
          const { subject, html } = await compose(withWords(content, typed));
          expect(subject).not.toMatch(/[\r\n]/);
          expect(shape(html)).toEqual(expected);
        },
      ),
      { numRuns: 60 },
    );
  });

  test.each([
    ['FRIEND', 'FRIEND'],
    ['VISITOR', 'CONTACT'],
  ] as const)('never becomes a link in the mail %s', async (mail, kind) => {
    const content = await contentOf(mail, kind, 'en');
    const typed = 'see https://evil.example/x or www.evil.example, mail me@evil.example';
    const { subject, html, text } = await compose(withWords(content, typed));
    for (const part of [subject, html, text])
      expect(part).not.toMatch(/evil\.example|https:\/\/evil|me@evil/);
  });
});

describe('the preview', () => {
  test('does not exist on a production site', async () => {
    await request(site.app).get('/__mail').expect(404);
    await request(site.app).get('/__mail/lead-visitor-info/nl').expect(404);
  });
});
