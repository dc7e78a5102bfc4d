import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import type { Country, Region } from '../../shared/cities/vocabulary.ts';
import type { StatusCode, Transaction } from '../../shared/listings/vocabulary.ts';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { FLANDERS_DUTY } from '../../shared/rules/costs/flanders-duty.ts';
import { NOTARY_SCALE } from '../../shared/rules/costs/notary-scales.ts';
import { RENT_INDEXATION } from '../../shared/rules/costs/rent-indexation.ts';
import { RENTAL_DEPOSITS } from '../../shared/rules/costs/rental-deposits.ts';
import { withEndedRules } from '../../shared/rules/with-ended-rules.ts';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const get = (path: string) => request(site.app).get(path).redirects(1);
/** Without the spaces that differ between languages. */
const plain = (html: string) => html.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('&#x27;', '’');
/** The amounts of the lines in order, as digits. */
const amountsOf = (html: string) =>
  [...html.matchAll(/class="cost-lines__amount">([^<]*)</g)].map(([, text = '']) => text.replace(/\D/g, ''));

describe('the page of purchase costs', () => {
  test.each(LOCALES)('in %s calculates a form sent without JavaScript', async (locale) => {
    const query = 'region=flanders&kind=home&price=280.000&own=yes&loan=150000';
    const { status, text } = await get(`${routePath('purchaseCost', locale)}?${query}`);
    expect(status).toBe(200);
    // The deed of purchase and its sum, then the deed of the mortgage and its sum.
    expect(amountsOf(text)).toEqual([
      ...['560000', '226174', '85500', '30900', '10000', '28500', '10000', '74041', '1025115'],
      ...['165000', '49500', '61224', '62700', '30900', '10000', '27000', '10000', '34613', '450937'],
    ]);
    const decimal = locale === 'en' ? '.' : ',';
    expect(plain(text)).toMatch(new RegExp(`(€ ?14[., ]760[${decimal}]52|14 760,52 €|14\\.760,52 €)`));
    expect(text).not.toContain('aria-invalid');
  });

  test('names the rule, its source and its dates in each line', async () => {
    const { text } = await get('/en/cost-calculator?region=flanders&price=210000&loan=0');
    const [duty = ''] = text.match(/<details>.*?<\/details>/s) ?? [];
    expect(plain(duty)).toContain('the duty is 2% of the price');
    expect(plain(duty)).toContain('€1,867 lower');
    expect(duty.match(/href="https:\/\/www\.vlaanderen\.be/g)).toHaveLength(2);
    expect(duty).toContain('In force since 1 January 2026');
    expect(duty).toContain('In force since 1 January 2025');
    expect(duty).not.toContain('Last verified');
    expect(duty).not.toContain('>indicative<');
    expect(text).toMatch(/Writing duty<\/span>(?:(?!<details>).)*Last verified on 30 November 2026/s);
  });

  test.each([
    ['brussels&kind=new&price=500000&own=yes&vat=21&land=40&seller=other', 'Registration duty', '€0.00'],
    ['brussels&kind=new&price=800000&own=yes&vat=21&land=45&seller=other', 'Registration duty', '€20,000.00'],
    ['flanders&kind=new&price=400000&own=yes&vat=6&land=30&seller=same', 'VAT on the building', '€16,800.00'],
    ['flanders&kind=new&price=400000&own=yes&vat=6&land=30&seller=same', 'VAT on the land', '€7,200.00'],
    ['flanders&kind=farmland&price=300000', 'Registration duty', '€30,000.00'],
    ['flanders&price=300000&own=yes&loan=2000000', 'Notary’s fee for the loan', '€1,424.37'],
    ['flanders&price=300000&own=no&loan=2000000', 'Notary’s fee for the loan', '€1,791.88'],
  ])('for region=%s shows %s of %s', async (query, name, amount) => {
    const { text } = await get(
      `/en/cost-calculator?region=${query}${query.includes('loan=') ? '' : '&loan=0'}`,
    );
    const rows = plain(text).match(/<summary class="cost-lines__row">.*?<\/summary>/gs) ?? [];
    expect(rows.find((row) => row.includes(`<span>${name}<`))).toContain(`>${amount}<`);
  });

  test('joins the mortgage: what to bring, what to pay a month, and the repayment plan', async () => {
    const { text } = await get('/en/cost-calculator?region=wallonia&price=250000&loan=200000');
    expect(plain(text)).toMatch(/cost-figures__monthly.*€969\.63/);
    expect(text).toContain('/en/mortgage-calculator?amount=200000&amp;years=25&amp;rate=3.25');
  });

  test('without a loan has no lines of a mortgage', async () => {
    const { text } = await get('/en/cost-calculator?price=250000&loan=0');
    expect(text).not.toContain('cost-lines-loan');
    expect(text).not.toContain('cost-figures__monthly');
  });

  test.each([
    ['price', '-1'],
    ['price', 'veel'],
    ['loan', '99999999'],
    ['land', '"><script>'],
  ])('reports beside the field %s that “%s” is invalid, and keeps it', async (field, typed) => {
    const query = new URLSearchParams({ kind: 'new', [field]: typed });
    const { status, text } = await get(`/nl/kosten-berekenen?${query}`);
    expect(status).toBe(200);
    expect(text).not.toContain('class="cost-lines"');
    expect(text.match(/aria-invalid="true"/g)).toHaveLength(1);
    const input = text.match(new RegExp(`<input id="cost-${field}"[^>]*>`))?.[0] ?? '';
    expect(input).toContain(`aria-describedby="cost-${field}-fault"`);
    expect(input).toContain(
      `value="${typed.replace('"', '&quot;').replaceAll('>', '&gt;').replace('<', '&lt;')}"`,
    );
  });

  test('says that the costs are not known once a rule has ended', async () => {
    await withEndedRules(FLANDERS_DUTY, '2026-11-20', async () => {
      const { status, text } = await get('/en/cost-calculator?region=flanders&own=no');
      expect(status).toBe(200);
      expect(plain(text)).toContain('ask your notary for a calculation');
      expect(text).not.toContain('class="cost-lines"');
    });
  });

  test('links to and from the mortgage calculator, and is in the navigation', async () => {
    const { text } = await get('/fr/calcul-hypotheque');
    expect(text.match(/href="\/fr\/calcul-des-frais"/g)?.length).toBeGreaterThan(1);
  });
});

describe('the page of a home', () => {
  interface Where {
    transaction: Transaction;
    status: StatusCode;
    region?: Region;
  }
  const pathOf = (estateId: number, locale: Locale) => routePath('estate', locale, { estateId });
  async function pageOf(where: Where, country: Country = 'BE'): Promise<string> {
    const { text } = await get(pathOf(await idOf(where, country), 'en'));
    return text;
  }
  async function idOf(where: Where, country: Country = 'BE'): Promise<number> {
    const { region } = where;
    const { id } = await site.database.db
      .selectFrom('listing')
      .innerJoin('estate', 'estate.listing_id', 'listing.id')
      .innerJoin('city', 'city.id', 'listing.city_id')
      .where('city.country', '=', country)
      .$if(region !== undefined, (query) => query.where('city.region', '=', region ?? null))
      .where('transaction', '=', where.transaction)
      .where('status', '=', where.status)
      .where('estate.type', 'in', ['HOUSE', 'APARTMENT'])
      .where('price_cents', 'is not', null)
      .select('listing.id')
      .orderBy('listing.id')
      .executeTakeFirstOrThrow();
    return id;
  }
  const sectionOf = (text: string, name: string) =>
    text.match(new RegExp(`<section id="${name}".*?</section>`, 's'))?.[0] ?? '';

  test('for sale shows the costs in both cases, and links to all lines', async () => {
    const text = await pageOf({ transaction: 'SALE', status: 'AVAILABLE' });
    const section = sectionOf(text, 'purchaseCost');
    const totals = [...section.matchAll(/<strong>€([\d,]+)</g)].map(([, euros = '']) =>
      Number(euros.replaceAll(',', '')),
    );
    expect(totals).toHaveLength(2);
    expect(totals[0]).toBeLessThan(totals[1] ?? 0);
    const href = section.match(/href="([^"]*cost-calculator[^"]*)"/)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const page = await get(href);
    const total = page.text.match(/cost-figures__total.*?cost-figures__amount">€([\d,.]+)</s)?.[1] ?? '';
    expect(Math.round(Number(total.replaceAll(',', '')))).toBe(totals[0]);
  });

  test('in a core city links to the calculator with that answer', async () => {
    const { db } = site.database;
    const city = db.selectFrom('city').where('slug', '=', 'gent-9000').select('id');
    const before = await db
      .selectFrom('listing')
      .innerJoin('estate', 'estate.listing_id', 'listing.id')
      .where('transaction', '=', 'SALE')
      .where('status', '=', 'AVAILABLE')
      .where('estate.type', '=', 'HOUSE')
      .select(['listing.id', 'city_id', 'price_cents'])
      .orderBy('listing.id', 'desc')
      .executeTakeFirstOrThrow();
    const update = (values: object) =>
      db.updateTable('listing').set(values).where('id', '=', before.id).execute();
    await update({ city_id: city, price_cents: 230_000_00 });
    try {
      const { text } = await get(routePath('estate', 'en', { estateId: before.id }));
      const href =
        sectionOf(text, 'purchaseCost')
          .match(/href="([^"]*)"/)?.[1]
          ?.replaceAll('&amp;', '&') ?? '';
      expect(href).toContain('region=flanders&kind=home&price=230000&own=yes&core=yes');
      const page = await get(href);
      expect(page.text).toMatch(/name="core"[^>]*checked/);
      expect(amountsOf(page.text)[0]).toBe('273300');
    } finally {
      await update({ city_id: before.city_id, price_cents: before.price_cents });
    }
  });

  test('to rent shows what to pay on the first day', async () => {
    const text = await pageOf({ transaction: 'RENT', status: 'AVAILABLE' });
    const [section = ''] = sectionOf(text, 'moveInCost').match(/<dl.*?<\/dl>/s) ?? [];
    const amounts = [...section.matchAll(/>€([\d,.]+)</g)].map(([, euros = '']) =>
      Number(euros.replaceAll(',', '')),
    );
    expect(amounts.length).toBeGreaterThanOrEqual(3);
    expect(amounts.at(-1)).toBe(amounts.slice(0, -1).reduce((sum, euros) => sum + euros, 0));
    expect(text).not.toContain('id="purchaseCost"');
  });

  describe('to rent, without JavaScript', () => {
    const indexOf = async (region: Region, locale: Locale, query: string) => {
      const id = await idOf({ transaction: 'RENT', status: 'AVAILABLE', region });
      const { text } = await get(`${pathOf(id, locale)}${query}`);
      const section = plain(sectionOf(text, 'moveInCost'));
      return section.slice(section.indexOf('class="rent-index"'));
    };
    const digitsOf = (html: string) =>
      [...html.matchAll(/<dd>([^<]*)</g)].map(([, euros = '']) => Number(euros.replace(/\D/g, '')) / 100);

    test.each(LOCALES)('in %s shows the rent of three years at the rise in the address', async (locale) => {
      const rents = digitsOf(await indexOf('FLANDERS', locale, '?index=10'));
      expect(rents).toHaveLength(3);
      expect(rents[1]).toBeCloseTo((rents[0] ?? 0) * 1.1, 1);
      expect(digitsOf(await indexOf('FLANDERS', locale, ''))[0]).toBeCloseTo(
        ((rents[0] ?? 0) / 1.1) * 1.02,
        1,
      );
    });

    test.each([
      ['FLANDERS', /^(?!.*lease is registered).*month before the lease started.*October 2022/s],
      [
        'WALLONIA',
        /If the lease is registered, the landlord.*month before the lease was signed.*November 2022/s,
      ],
      ['BRUSSELS', /the tenant has the energy certificate.*14 October 2022/s],
    ] as const)('in %s states the rule of the region, and its source', async (region, rule) => {
      const index = await indexOf(region, 'en', '');
      expect(index).toMatch(rule);
      expect(index).toMatch(/at most 3 months.*href="https:/s);
    });

    test.each(['-1', '15,5', 'much', '"><script>'])(
      'reports beside the field that “%s” is no rise',
      async (typed) => {
        const index = await indexOf('FLANDERS', 'en', `?${new URLSearchParams({ index: typed })}`);
        expect(index).toContain('aria-describedby="rent-index-fault"');
        expect(index).toContain('Please enter a rise from 0 to 15%.');
        expect(index).not.toContain('<dd>');
        expect(index).not.toContain('<script>');
      },
    );
  });

  test('a rent without its index is shown once the rule on indexation has ended', async () => {
    await withEndedRules(RENT_INDEXATION, '2026-11-20', async () => {
      const page = await pageOf({ transaction: 'RENT', status: 'AVAILABLE', region: 'FLANDERS' });
      expect(plain(sectionOf(page, 'moveInCost'))).toContain('On the first day');
      expect(page).not.toContain('rent-index');
    });
  });

  test.each([
    ['SALE', 'purchaseCost', FLANDERS_DUTY, 'ask your notary for a calculation'],
    ['SALE', 'purchaseCost', NOTARY_SCALE, 'ask your notary for a calculation'],
    ['RENT', 'moveInCost', RENTAL_DEPOSITS, 'Please ask us.'],
  ] as const)('for %s says in %s that the amounts are not known once a rule has ended', async (...row) => {
    const [transaction, section, history, expected] = row;
    await withEndedRules(history, '2026-11-20', async () => {
      const page = await pageOf({ transaction, status: 'AVAILABLE', region: 'FLANDERS' });
      expect(plain(sectionOf(page, section))).toContain(expected);
      expect(sectionOf(page, section)).not.toContain('€');
    });
    expect(
      sectionOf(await pageOf({ transaction, status: 'AVAILABLE', region: 'FLANDERS' }), section),
    ).toContain('€');
  });

  test('that is sold, and a home abroad, show no costs', async () => {
    const sold = await pageOf({ transaction: 'SALE', status: 'SOLD' });
    const abroad = await pageOf({ transaction: 'SALE', status: 'AVAILABLE' }, 'ES');
    for (const text of [sold, abroad]) {
      expect(text).toContain('id="description"');
      expect(text).not.toContain('id="purchaseCost"');
    }
  });
});

test('the page of a new apartment links to its costs with VAT', async () => {
  const query = `{ projects(locale: en, pageSize: 60) { items {
    address { city { country } } entities { path price type status { code } }
  } } }`;
  const { body } = await request(site.app).post('/graphql').send({ query });
  interface Listed {
    address: { city: { country: string } };
    entities: { path: string; price: number | null; type: string; status: { code: string } }[];
  }
  const projects: Listed[] = body.data.projects.items;
  const entity = projects
    .filter(({ address }) => address.city.country === 'BE')
    .flatMap(({ entities }) => entities)
    .find(({ price, type, status }) => price && type === 'APARTMENT' && status.code === 'AVAILABLE');
  const { text } = await get(entity?.path ?? '');
  const href = text.match(/href="(\/en\/cost-calculator\?[^"]*)"/)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(href).toContain(`kind=new&price=${entity?.price}&own=yes`);
  const page = await get(href);
  expect(page.text).toContain('VAT on the building');
});
