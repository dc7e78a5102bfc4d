import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import type { StatusCode, Transaction } from '../../shared/listings/vocabulary.ts';
import { LOCALES } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const get = (path: string) => request(site.app).get(path).set('accept', 'text/html').redirects(1);
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ').replaceAll('&#x27;', '’');

describe('the mortgage page', () => {
  test.each(LOCALES)('in %s calculates a form sent without JavaScript', async (locale) => {
    const { status, text } = await get(`${routePath('mortgage', locale)}?amount=200.000&years=25&rate=3,5`);
    expect(status).toBe(200);
    const decimal = locale === 'en' ? '.' : ',';
    expect(plain(text)).toMatch(new RegExp(`(€ ?995[${decimal}]37|995,37 €)`));
    expect(plain(text)).toMatch(new RegExp(`>194[., ]865[${decimal}]14<`));
    expect(text.match(/<tbody>.*<\/tbody>/s)?.[0].match(/<tr>/g)).toHaveLength(25);
    expect(text).toMatch(/<svg[^>]*role="img"[^>]*aria-label="[^"]{50}/);
    expect(text).not.toContain('aria-invalid');
  });

  test("starts with the agency's values", async () => {
    const { text } = await get('/en/mortgage-calculator');
    expect(text).toMatch(/name="years" [^>]*value="25"/);
    expect(plain(text)).toContain('€1,212.04');
  });

  test.each([
    ['amount', '-1'],
    ['amount', '1000000000000'],
    ['amount', 'veel'],
    ['amount', ''],
    ['years', '1000'],
    ['years', 'NaN'],
    ['rate', '-1'],
    ['rate', '"><script>'],
    ['rate', '%00'],
  ])('reports beside the field %s that “%s” is invalid, and keeps it', async (field, typed) => {
    const query = new URLSearchParams({ amount: '100000', years: '20', rate: '3', [field]: typed });
    const { status, text } = await get(`/nl/hypotheek-berekenen?${query}`);
    expect(status).toBe(200);
    expect(text).not.toContain('class="mortgage-figures"');
    expect(text.match(/aria-invalid="true"/g)).toHaveLength(1);
    const input = text.match(new RegExp(`<input id="mortgage-${field}"[^>]*>`))?.[0] ?? '';
    expect(input).toContain('aria-invalid="true"');
    const id = input.match(/aria-describedby="([\w-]+)"/)?.[1];
    expect(text).toMatch(new RegExp(`id="${id}">Vul een`));
    const escaped = typed
      .replace('"', '&quot;')
      .replace('<', '&lt;')
      .replace('>', '&gt;')
      .replace('>', '&gt;');
    expect(input).toContain(`value="${escaped}"`);
  });
});

describe('the page of a home', () => {
  async function pageOf(where: { transaction: Transaction; status: StatusCode }): Promise<[string, number]> {
    const { id, price_cents } = await site.database.db
      .selectFrom('listing')
      .where('transaction', '=', where.transaction)
      .where('status', '=', where.status)
      .where('price_cents', 'is not', null)
      .select(['id', 'price_cents'])
      .executeTakeFirstOrThrow();
    const { text } = await get(routePath('estate', 'en', { estateId: id }));
    return [text, Number(price_cents) / 100];
  }

  test('for sale starts with four fifths of its price', async () => {
    const [text, price] = await pageOf({ transaction: 'SALE', status: 'AVAILABLE' });
    const section = text.match(/<section id="mortgage".*?<\/section>/s)?.[0] ?? '';
    expect(section).toContain('action="/en/mortgage-calculator"');
    const amount = section.match(/name="amount" [^>]*value="([^"]*)"/)?.[1]?.replace(/\D/g, '');
    expect(Number(amount)).toBe(Math.round(price * 0.8));
    expect(plain(section)).toContain('20% of your own money');
  });

  test.each([
    { transaction: 'RENT', status: 'AVAILABLE' },
    { transaction: 'SALE', status: 'SOLD' },
  ] as const)('that is $transaction and $status has no calculator', async (where) => {
    const [text] = await pageOf(where);
    expect(text).toContain('id="description"');
    expect(text).not.toContain('id="mortgage"');
  });
});

test('the limits are public in the API', async () => {
  const query = '{ settings { mortgage { years { min max default } } } }';
  const { body } = await request(site.app).post('/graphql').send({ query });
  expect(body.data.settings.mortgage.years).toEqual({ min: 1, max: 30, default: 25 });
});
