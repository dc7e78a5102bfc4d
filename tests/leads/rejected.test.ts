import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { LOCALES } from '../../shared/locales.ts';
import {
  CONTACT,
  FRIEND,
  INFO,
  type MutationName,
  mutationOf,
  VALUATION,
} from '../support/leads/lead-inputs.ts';
import { type AskedListing, findEntity, findListing } from '../support/leads/lead-listings.ts';
import { type LeadSite, startLeadSite } from '../support/leads/lead-site.ts';

let site: LeadSite;
let listingId: number;

beforeAll(async () => {
  site = await startLeadSite();
  listingId = (await findListing(site.database, 'estate', 'AVAILABLE')).id;
});
afterAll(() => site.stop());
afterEach(async () => {
  expect([await site.leads(), await site.consents(), await site.mails()]).toEqual([[], [], []]);
  await site.forget();
});

const LINE_END = 'Annelies\r\nBcc: everybody@mail.example';
const TEN = Array.from({ length: 10 }, (_, index) => `friend${index}@mail.example`).join(',');

type Refusal = [field: string, value: unknown, fault: Parameters<typeof codeOf>[0]];

const OF_A_NAME: readonly unknown[] = [
  '',
  '  ',
  LINE_END,
  'Anne\u0000lies',
  'Anne\u2028lies',
  'x'.repeat(101),
];
const OF_AN_ADDRESS: readonly unknown[] = [
  '',
  'annelies',
  'annelies@localhost',
  `annelies.v@mail.example\r\nBcc: ${TEN}`,
  TEN,
  TEN.replaceAll(',', ';'),
  TEN.replaceAll(',', ' '),
  '"Annelies" <annelies.v@mail.example>',
  'annelies.v@mail.example\u0000',
  `${'a'.repeat(250)}@mail.example`,
];
const OF_A_NUMBER: readonly unknown[] = [
  '',
  '12',
  'call me',
  '+32 470 12 34 56 78 90',
  '0470 12 34 56\n'.repeat(9),
];
const OF_A_TEXT: readonly unknown[] = ['a\u0000b', 'a\u2028b', 'a\u2029b', '\u001b[31m'];
const LINKS: readonly unknown[] = [
  'https://evil.example',
  'see evil.com',
  '</script><script>',
  'www.evil.example',
];

const rows = (field: string, values: readonly unknown[], fault: Refusal[2]): Refusal[] =>
  values.map((value) => [field, value, fault]);

const OF_EVERYBODY: Refusal[] = [
  ...rows('firstName', OF_A_NAME, 'firstName'),
  ...rows('name', OF_A_NAME, 'name'),
  ...rows('email', OF_AN_ADDRESS, 'email'),
  ...rows('phone', OF_A_NUMBER, 'phone'),
  ...rows('message', ['', ' \n'], 'message'),
  ...rows('message', [...OF_A_TEXT, 'x'.repeat(5_001)], 'text'),
  ['privacyConsent', false, 'consent'],
];
const REFUSALS: [MutationName, Refusal[]][] = [
  [
    'sendContactMessage',
    [
      ...OF_EVERYBODY,
      ...rows('street', [LINE_END, 'x'.repeat(151)], 'text'),
      ...rows('remarks', [LINE_END, 'x'.repeat(301)], 'text'),
    ],
  ],
  ['requestInfo', OF_EVERYBODY],
  [
    'sendToFriend',
    [
      ...rows('name', OF_A_NAME, 'name'),
      ...rows('recipientName', OF_A_NAME, 'name'),
      ...rows('email', OF_AN_ADDRESS, 'email'),
      ...rows('recipientEmail', OF_AN_ADDRESS, 'email'),
      ...rows('name', [...LINKS, 'a@mail.example'], 'link'),
      ...rows('recipientName', LINKS, 'link'),
      ...rows('message', [...OF_A_TEXT, 'x'.repeat(501)], 'text'),
      ...rows('message', LINKS, 'link'),
      ['privacyConsent', false, 'consent'],
    ],
  ],
];
const FILLED = {
  sendContactMessage: CONTACT,
  requestInfo: INFO,
  sendToFriend: FRIEND,
  requestValuation: VALUATION,
};

function codeOf(fault: 'firstName' | 'name' | 'email' | 'phone' | 'message' | 'text' | 'link' | 'consent') {
  return { key: `forms.fault.${fault}` as const, code: fault.replace('N', '_N').toUpperCase() };
}

describe.each(REFUSALS)('%s rejects', (mutation, refusals) => {
  const filled = { ...FILLED[mutation], ...(mutation === 'sendContactMessage' ? {} : { listingId: 0 }) };

  test.each(refusals)('%s %j, and names the field', async (field, value, fault) => {
    const locale = LOCALES[refusals.findIndex((row) => row[1] === value) % LOCALES.length] ?? 'nl';
    const about = 'listingId' in filled ? { listingId } : {};
    const response = await site.send(mutation, { ...filled, ...about, locale, [field]: value });
    const { key, code } = codeOf(fault);
    const message = site.textsIn(locale)(key);
    expect(response).toEqual({ receivedAt: null, retryAfter: null, errors: [{ code, field, message }] });
  });

  test('all errors at once, in each language', async () => {
    for (const locale of LOCALES) {
      const bad = Object.fromEntries(refusals.map(([field, value]) => [field, value]));
      const { errors } = await site.send(mutation, { ...filled, ...bad, locale });
      expect(new Set(errors.map(({ field }) => field))).toEqual(new Set(refusals.map(([field]) => field)));
      for (const { message } of errors) expect(message).toMatch(/^\p{Lu}[^{}]+\.$/u);
    }
  });
});

const NOT_HAD: [string, () => Promise<Pick<AskedListing, 'id'>>][] = [
  ['an unknown home', async () => ({ id: 999_999 })],
  ['an unknown id', async () => ({ id: -1 })],
  ['a sold home', () => findListing(site.database, 'estate', 'SOLD')],
  ['a withdrawn home', () => findListing(site.database, 'estate', 'WITHDRAWN')],
  ['a home in preparation', () => findListing(site.database, 'estate', 'IN_PREPARATION')],
  ['a withdrawn project', () => findListing(site.database, 'project', 'WITHDRAWN')],
  ['a sold entity of a project', () => findEntity(site.database, 'SOLD')],
  ['a withdrawn holiday home', () => findListing(site.database, 'rentalUnit', 'WITHDRAWN')],
];

describe.each(NOT_HAD)('a question about %s is rejected', (_, find) => {
  test.each(LOCALES)('in %s', async (locale) => {
    const about = { listingId: String((await find()).id), locale };
    const message = site.textsIn(locale)('forms.fault.notFound');
    const refusal = { receivedAt: null, errors: [{ code: 'NOT_FOUND', field: 'listingId', message }] };
    expect(await site.send('requestInfo', { ...INFO, ...about })).toMatchObject(refusal);
    expect(await site.send('sendToFriend', { ...FRIEND, ...about })).toMatchObject(refusal);
  });
});

test.each(['999999', '0', '1.5', 'x'.repeat(1000), "1' or '1", ''])(
  'the office %j is unknown',
  async (officeId) => {
    const { errors } = await site.send('sendContactMessage', { ...CONTACT, officeId });
    expect(errors).toMatchObject([{ code: 'NOT_FOUND', field: 'officeId' }]);
  },
);

describe('a malformed request', () => {
  const input = { ...CONTACT, locale: 'nl' };
  const { email: _, ...otherFields } = input;

  test.each<[string, unknown]>([
    ['questionType', { ...input, questionType: 'OTHER' }],
    ['name', { ...input, name: ['Vanderstraeten'] }],
    ['email', { ...input, email: { address: 'annelies.v@mail.example' } }],
    ['email', otherFields],
    ['privacyConsent', { ...input, privacyConsent: 'yes' }],
    ['locale', { ...input, locale: 'es' }],
    ['bcc', { ...input, bcc: 'annelies.v@mail.example' }],
    ['input', 'annelies'],
    ['input', null],
  ])('is rejected with the name of %s', async (field, given) => {
    const { status, body } = await site.post(mutationOf('sendContactMessage'), { input: given });
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(body.errors[0].message).toContain(field);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'is rejected as %s',
    async (type) => {
      const body = JSON.stringify({ query: mutationOf('sendContactMessage'), variables: { input } });
      const { status } = await request(site.app).post('/graphql').set('content-type', type).send(body);
      expect([400, 415]).toContain(status);
    },
  );

  test('is rejected when it is too large', async () => {
    const large = { input: { ...input, name: 'x'.repeat(1_000_000) } };
    expect((await site.post(mutationOf('sendContactMessage'), large)).status).toBe(413);
  });

  test.each(['listingId', 'name', 'recipientEmail'])('%s in a list is rejected', async (field) => {
    const given = { ...FRIEND, listingId, locale: 'fr', [field]: ['1', '2'] };
    const { status } = await site.post(mutationOf('sendToFriend'), { input: given });
    expect(status).toBe(400);
  });
});
