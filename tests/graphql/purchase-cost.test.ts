import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { REGIONS } from '../../shared/cities/vocabulary.ts';
import { LOCALES } from '../../shared/locales.ts';
import { CORE_CITIES, FLEMISH_PERIPHERY } from '../../shared/rules/costs/core-cities.ts';
import { VAT_ON_FEES } from '../../shared/rules/costs/deed-costs.ts';
import { withEndedRules } from '../../shared/rules/with-ended-rules.ts';
import { askGraphql } from '../support/ask-graphql.ts';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const ask = (query: string, variables?: Record<string, unknown>) => askGraphql(site, query, variables);

const COST = `query ($price: Float! = 280000, $kind: PurchaseKind! = HOME, $input: PurchaseCostInput) {
  purchaseCost(region: FLANDERS, price: $price, kind: $kind, input: $input, locale: en) {
    kind price isOnlyOwnHome loanAmount purchaseTotal loanTotal total dueAtDeed
    lines { code amount isIndicative rules { id text } }
  }
}`;

describe('purchaseCost', () => {
  test('has lines with their rules, and sums', async () => {
    const { data } = await ask(COST, { input: { loanAmount: 150_000 } });
    expect(data.purchaseCost).toMatchObject({
      kind: 'HOME',
      price: 280_000,
      isOnlyOwnHome: true,
      loanAmount: 150_000,
      purchaseTotal: 10_251.15,
      loanTotal: 4509.37,
      total: 14_760.52,
      dueAtDeed: 144_760.52,
    });
    expect(data.purchaseCost.lines).toHaveLength(17);
    expect(data.purchaseCost.lines[0]).toMatchObject({
      code: 'REGISTRATION_DUTY',
      amount: 5600,
      isIndicative: false,
      rules: [{ id: 'flanders-only-home-2026', text: expect.stringContaining('2% of the price') }],
    });
  });

  test('of farmland is never that of an only own home', async () => {
    const { data } = await ask(COST, { price: 300_000, kind: 'FARMLAND' });
    expect(data.purchaseCost).toMatchObject({ kind: 'FARMLAND', isOnlyOwnHome: false });
    expect(data.purchaseCost.lines[0]).toMatchObject({
      amount: 30_000,
      rules: [{ id: 'flanders-farmland-2022' }],
    });
  });

  test('is an error with a code once a rule has ended without a successor', async () => {
    await withEndedRules(VAT_ON_FEES, '2026-11-20', async () => {
      const { errors } = await ask(COST);
      expect(errors[0].extensions.code).toBe('RULE_UNKNOWN');
    });
  });

  test('without an input borrows four fifths of the price for an only own home', async () => {
    const { data } = await ask(COST);
    expect(data.purchaseCost).toMatchObject({ isOnlyOwnHome: true, loanAmount: 224_000 });
    const garage = await ask(COST, { price: 15_000 });
    expect(garage.data.purchaseCost).toMatchObject({ loanAmount: 0, loanTotal: 0 });
  });

  test.each([
    ['price', { price: 999 }],
    ['energyClassesGained', { input: { energyClassesGained: 7 } }],
    ['landPercent', { input: { landPercent: 101 } }],
    ['loanAmount', { input: { loanAmount: -1 } }],
  ])('names the invalid value of %s', async (name, variables) => {
    const { errors } = await ask(COST, variables);
    expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    expect(errors[0].message).toContain(`"${name}" is `);
  });
});

const RULES = `query ($region: Region!, $on: Date, $locale: Locale! = en) {
  rules(region: $region, on: $on, locale: $locale) {
    id text regions source { name url } sourceName sourceUrl validFrom validUntil lastVerified isCertain
  }
}`;

describe('rules', () => {
  test.each(REGIONS)('in %s apply on the day asked', async (region) => {
    const idsOn = async (on: string | null) => {
      const { data } = await ask(RULES, { region, on });
      return data.rules.map(({ id }: { id: string }) => id);
    };
    const [today, before] = [await idsOn(null), await idsOn('2022-12-31')];
    expect(today).toContain('notary-scale-2023');
    expect(before).toContain('notary-scale-2022');
    expect(before).not.toContain('notary-scale-2023');
    expect(today.includes('flanders-only-home-2026')).toBe(region === 'FLANDERS');
    expect(today.includes('brussels-peb-2011')).toBe(region === 'BRUSSELS');
    expect(new Set(today).size).toBe(today.length);
  });

  test.each(LOCALES)('are one or two sentences in %s, without gaps', async (locale) => {
    const { data } = await ask(RULES, { region: 'BRUSSELS', locale });
    expect(data.rules.length).toBeGreaterThan(15);
    for (const { text, regions } of data.rules) {
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text).not.toMatch(/[{}]|undefined|NaN|purchaseCost\.|statements\./);
      expect(regions).toContain('BRUSSELS');
    }
  });

  test('state source, dates and certainty', async () => {
    const { data } = await ask(RULES, { region: 'FLANDERS', on: '2024-06-01' });
    expect(data.rules).toContainEqual({
      id: 'flanders-only-home-2022',
      text: expect.stringContaining('3% of the price'),
      regions: ['FLANDERS'],
      source: {
        name: expect.stringContaining('Flemish Tax Code'),
        url: expect.stringMatching(/^https:\/\/www\.vlaanderen\.be\//),
      },
      sourceName: expect.stringContaining('Flemish Tax Code'),
      sourceUrl: expect.stringMatching(/^https:\/\/www\.vlaanderen\.be\//),
      validFrom: '2022-01-01',
      validUntil: '2024-12-31',
      lastVerified: null,
      isCertain: true,
    });
  });
});

const ESTATES = `query ($transaction: Transaction!) {
  estates(filter: { transaction: $transaction }, pageSize: 60, locale: en) {
    items {
      id type subType price sale { method } financial { saleRegime charges depositMonths } address { city { region } }
      purchaseCost { kind isOnlyOwnHome price total }
      other: purchaseCost(input: { isOnlyOwnHome: false }) { total }
      moveInCost {
        depositMonths deposit rent charges total rule { id }
        indexationRule { id } indexedRents(yearlyRise: 3) { years rent }
      }
    }
  }
}`;

/** Sells a house in a city for a price, and returns its id. */
async function sellHouse(slug: string, euros: number): Promise<number> {
  const { db } = site.database;
  const city = await db.selectFrom('city').where('slug', '=', slug).select('id').executeTakeFirstOrThrow();
  const { id } = await db
    .selectFrom('listing')
    .innerJoin('estate', 'estate.listing_id', 'listing.id')
    .where('estate.type', '=', 'HOUSE')
    .where('transaction', '=', 'SALE')
    .where('status', '=', 'AVAILABLE')
    .select('listing.id')
    .orderBy('listing.id')
    .executeTakeFirstOrThrow();
  const values = { city_id: city.id, price_cents: euros * 100 };
  await db.updateTable('listing').set(values).where('id', '=', id).execute();
  return id;
}

describe('a modest home in Flanders', () => {
  const DUTY = `query ($id: ID!, $input: PurchaseCostInput) {
    estate(id: $id, locale: en) { purchaseCost(input: $input) { isInCoreCity lines { code amount } } }
  }`;

  test.each([
    ['gent-9000', null, 2733],
    ['gentbrugge-9050', null, 2733],
    ['wemmel-1780', null, 2733],
    ['wachtebeke-9185', null, 4600],
    ['gent-9000', { isInCoreCity: false }, 4600],
    ['wachtebeke-9185', { isInCoreCity: true }, 2733],
    ['namur-5000', { isInCoreCity: true }, 6900],
  ])('in %s for EUR 230,000 and an answer of %j costs EUR %i of duty', async (slug, input, duty) => {
    const { data } = await ask(DUTY, { id: await sellHouse(slug, 230_000), input });
    const { lines, isInCoreCity } = data.estate.purchaseCost;
    expect(lines[0]).toEqual({ code: 'REGISTRATION_DUTY', amount: duty });
    expect(isInCoreCity).toBe(duty === 2733);
  });

  test.each([CORE_CITIES, FLEMISH_PERIPHERY])(
    '$source.name: names and codes are those of the map',
    async ({ municipalities }) => {
      const rows = await site.database.db
        .selectFrom('municipality')
        .where('nis', 'in', Object.keys(municipalities).map(Number))
        .select(['nis', 'name_nl'])
        .execute();
      expect(Object.fromEntries(rows.map(({ nis, name_nl }) => [nis, name_nl]))).toEqual(municipalities);
    },
  );
});

interface Priced {
  price: number | null;
  address: { city: { region: string | null } };
  sale: { method: string } | null;
}
/** Their costs are others. */
const UNCOUNTED = ['PUBLIC_SALE', 'LIFE_ANNUITY'];

describe('the costs of an estate', () => {
  test('follow its price, type, tax and region', async () => {
    const { data } = await ask(ESTATES, { transaction: 'SALE' });
    const { items } = data.estates;
    const priced = items.filter(
      ({ price, address, sale }: Priced) =>
        price !== null && address.city.region && !UNCOUNTED.includes(sale?.method ?? ''),
    );
    expect(priced.length).toBeGreaterThan(20);
    for (const { type, subType, price, financial, purchaseCost, other, moveInCost } of priced) {
      const isLand = type === 'LAND';
      const isVat = financial?.saleRegime === 'VAT';
      if (isLand && isVat) {
        expect([purchaseCost, other]).toEqual([null, null]);
        continue;
      }
      const landKind = subType === 'FARMLAND' ? 'FARMLAND' : 'LAND';
      expect(purchaseCost.kind).toBe(isLand ? landKind : isVat ? 'NEW_BUILD' : 'HOME');
      expect(purchaseCost.price).toBe(price);
      const canBeHome = ['HOUSE', 'APARTMENT'].includes(type) || subType === 'BUILDING_PLOT';
      expect(purchaseCost.isOnlyOwnHome).toBe(canBeHome);
      expect(purchaseCost.total).toBeLessThanOrEqual(other.total);
      expect(moveInCost).toBeNull();
    }
    const others = items.filter((item: unknown) => !priced.includes(item));
    for (const { purchaseCost } of others) expect(purchaseCost).toBeNull();
  });

  test('of a rental are deposit, rent and charges', async () => {
    const { data } = await ask(ESTATES, { transaction: 'RENT' });
    const homes = data.estates.items.filter(({ moveInCost }: { moveInCost: unknown }) => moveInCost !== null);
    expect(homes.length).toBeGreaterThan(5);
    for (const { price, financial, moveInCost, purchaseCost } of homes) {
      const { depositMonths, deposit, rent, charges, total } = moveInCost;
      expect([rent, charges]).toEqual([price, financial?.charges ?? null]);
      expect(deposit).toBe(depositMonths * price);
      expect(total).toBeCloseTo(deposit + rent + (charges ?? 0), 2);
      expect(depositMonths).toBeLessThanOrEqual(moveInCost.rule.id === 'flanders-deposit-2019' ? 3 : 2);
      expect(purchaseCost).toBeNull();
      const { indexationRule, indexedRents } = moveInCost;
      expect(indexationRule.id).toMatch(/-indexation-/);
      expect(indexedRents.map(({ years }: { years: number }) => years)).toEqual([1, 2, 3]);
      expect(indexedRents[1].rent).toBe(Math.round(price * 100 * 1.03 ** 2) / 100);
    }
  });

  test.each([-0.01, 15.01])('rejects a rise of the index of %d %%', async (yearlyRise) => {
    const { data: found } = await ask(ESTATES, { transaction: 'RENT' });
    const { id } = found.estates.items.find(({ moveInCost }: { moveInCost: unknown }) => moveInCost !== null);
    const query = `query ($id: ID!, $yearlyRise: Float!) {
      estate(id: $id, locale: en) { moveInCost { indexedRents(yearlyRise: $yearlyRise) { rent } } }
    }`;
    const { errors } = await ask(query, { id, yearlyRise });
    expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    expect(errors[0].message).toBe('"yearlyRise" is 0 to 15.');
  });
});
