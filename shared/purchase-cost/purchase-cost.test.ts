import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { REGIONS } from '../cities/vocabulary.ts';
import { VAT_ON_FEES } from '../rules/costs/deed-costs.ts';
import { FLANDERS_DUTY, FLANDERS_ONLY_HOME } from '../rules/costs/flanders-duty.ts';
import { LOAN_DUTY } from '../rules/costs/mortgage-deed.ts';
import { NOTARY_SCALE } from '../rules/costs/notary-scales.ts';
import { withEndedRules } from '../rules/with-ended-rules.ts';
import { moveInCost } from './move-in-cost.ts';
import { type PurchaseCost, purchaseCost } from './purchase-cost.ts';
import { PURCHASE_KINDS, type PurchaseInput } from './purchase-input.ts';

const TODAY = '2026-11-26';
const EURO = 100;

const BASE: PurchaseInput = {
  region: 'FLANDERS',
  kind: 'HOME',
  priceCents: 300_000 * EURO,
  isOnlyOwnHome: true,
  isInCoreCity: false,
  energyClassesGained: 0,
  loanCents: 0,
  newBuild: { landPercent: 30, isLandOfSameSeller: true, isRebuilt: false },
};
const costOf = (changes: Partial<PurchaseInput>, base = BASE): PurchaseCost => {
  const cost = purchaseCost(Object.assign({}, base, changes), TODAY);
  if (!cost) throw new Error('a rule is not known');
  return cost;
};
const amounts = ({ purchase, loan }: PurchaseCost) =>
  Object.fromEntries([...purchase, ...loan].map(({ code, cents }) => [code, cents / EURO]));

describe('a home in Flanders', () => {
  test('has all lines of both deeds', () => {
    expect(amounts(costOf({ priceCents: 280_000 * EURO, loanCents: 150_000 * EURO }))).toEqual({
      REGISTRATION_DUTY: 5600,
      NOTARY_FEE: 2261.74,
      ADMINISTRATION: 855,
      DISBURSEMENTS: 309,
      WRITING_DUTY: 100,
      TRANSCRIPTION: 285,
      ANNEXES_DUTY: 100,
      VAT_ON_FEES: 740.41,
      LOAN_DUTY: 1650,
      LOAN_MORTGAGE_DUTY: 495,
      LOAN_FEE: 612.24,
      LOAN_ADMINISTRATION: 627,
      LOAN_DISBURSEMENTS: 309,
      LOAN_WRITING_DUTY: 100,
      LOAN_RETRIBUTION: 270,
      LOAN_ANNEXES_DUTY: 100,
      LOAN_VAT_ON_FEES: 346.13,
    });
  });

  test.each([
    [220_000, false, 2533],
    [220_001, false, 4400.02],
    [240_000, true, 2933],
    [240_001, true, 4800.02],
    [93_350, false, 0],
    [20_000, false, 0],
  ])('of EUR %i, in a core city: %s, costs EUR %d of duty', (euros, isInCoreCity, duty) => {
    expect(amounts(costOf({ priceCents: euros * EURO, isInCoreCity })).REGISTRATION_DUTY).toBe(duty);
  });

  test('has no reduction for land alone', () => {
    const land = costOf({ kind: 'LAND', priceCents: 200_000 * EURO });
    expect(amounts(land).REGISTRATION_DUTY).toBe(24_000);
    expect(land.purchase.find(({ code }) => code === 'NOTARY_FEE')?.rules[0]?.id).toBe('notary-scale-2023');
  });
});

test.each([
  [1, 37_500],
  [2, 31_250],
  [4, 25_000],
])('in Brussels, %i energy classes gained make the duty EUR %i', (energyClassesGained, duty) => {
  const home = costOf({ region: 'BRUSSELS', priceCents: 500_000 * EURO, energyClassesGained });
  expect(amounts(home).REGISTRATION_DUTY).toBe(duty);
});

describe('a new home', () => {
  const NEW: PurchaseInput = Object.assign({}, BASE, { kind: 'NEW_BUILD' });

  test('of one seller has VAT on building and land', () => {
    expect(amounts(costOf({}, NEW))).toMatchObject({ VAT_BUILDING: 44_100, VAT_LAND: 18_900 });
    expect(amounts(costOf({}, NEW)).REGISTRATION_DUTY).toBeUndefined();
  });

  test('that replaces a building has 6 % on the building and its land, for an only own home', () => {
    const newBuild = Object.assign({}, NEW.newBuild, { isRebuilt: true });
    const rebuilt = costOf({ newBuild, priceCents: 400_000 * EURO }, NEW);
    expect(amounts(rebuilt)).toMatchObject({ VAT_BUILDING: 16_800, VAT_LAND: 7200 });
    const vat = rebuilt.purchase.slice(0, 2).map(({ rules, isIndicative }) => [rules[0]?.id, isIndicative]);
    expect(vat).toEqual([
      ['vat-rebuilt-2025', true],
      ['vat-rebuilt-2025', true],
    ]);
    const other = costOf({ newBuild, isOnlyOwnHome: false }, NEW);
    expect(amounts(other)).toMatchObject({ VAT_BUILDING: 44_100, VAT_LAND: 18_900 });
  });

  test('on land of another seller has the duty and the fee of land', () => {
    const newBuild = Object.assign({}, NEW.newBuild, { isLandOfSameSeller: false });
    const cost = amounts(costOf({ newBuild, region: 'WALLONIA' }, NEW));
    expect(cost).toMatchObject({ VAT_BUILDING: 44_100, REGISTRATION_DUTY: 2700, NOTARY_FEE: 1565.88 });
    const brussels = (euros: number, landPercent: number) => {
      const changes = { newBuild: Object.assign({}, newBuild, { landPercent }), priceCents: euros * EURO };
      return amounts(costOf(Object.assign({ region: 'BRUSSELS' } as const, changes), NEW));
    };
    expect(brussels(500_000, 40).REGISTRATION_DUTY).toBe(0);
    expect(brussels(800_000, 45).REGISTRATION_DUTY).toBe(20_000);
    expect(amounts(costOf({ newBuild }, NEW)).REGISTRATION_DUTY).toBe(10_800);
  });
});

test('scale J is charged where scale Jbis costs more', () => {
  const own = costOf({ priceCents: 30_000 * EURO });
  const other = costOf({ priceCents: 30_000 * EURO, isOnlyOwnHome: false });
  expect([amounts(own).NOTARY_FEE, amounts(other).NOTARY_FEE]).toEqual([941.25, 941.25]);
});

describe('costs are unknown', () => {
  test('before the first rule', () => {
    expect(purchaseCost(BASE, '2021-12-31')).toBeNull();
  });

  test.each([
    ['the scale', NOTARY_SCALE, false],
    ['the duty', FLANDERS_DUTY, false],
    ['the duty of an only own home', FLANDERS_ONLY_HOME, true],
    ['VAT', VAT_ON_FEES, false],
    ['the duty on a loan', LOAN_DUTY, false],
  ] as const)('once %s ends without a successor', async (_, history, isOnlyOwnHome) => {
    const input = Object.assign({}, BASE, { isOnlyOwnHome, loanCents: 100_000 * EURO });
    await withEndedRules(history, TODAY, () => {
      expect(purchaseCost(input, TODAY)?.totalCents).toBeGreaterThan(0);
      expect(purchaseCost(input, '2026-11-27')).toBeNull();
    });
  });
});

const cents = fc.integer({ min: EURO, max: 5_000_000 * EURO });
const inputs: fc.Arbitrary<PurchaseInput> = fc.record({
  region: fc.constantFrom(...REGIONS),
  kind: fc.constantFrom(...PURCHASE_KINDS),
  priceCents: cents,
  isOnlyOwnHome: fc.boolean(),
  isInCoreCity: fc.boolean(),
  energyClassesGained: fc.integer({ min: 0, max: 7 }),
  loanCents: fc.oneof(fc.constant(0), cents),
  newBuild: fc.record({
    landPercent: fc.integer({ min: 0, max: 100 }),
    isLandOfSameSeller: fc.boolean(),
    isRebuilt: fc.boolean(),
  }),
});

describe('for every purchase', () => {
  test('lines are whole cents, never negative, have rules, and add up to the total', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { purchase, loan, totalCents, dueAtDeedCents } = costOf({}, input);
        let sum = 0;
        for (const line of [...purchase, ...loan]) {
          expect(Number.isInteger(line.cents) && line.cents >= 0 && line.rules.length > 0).toBe(true);
          sum += line.cents;
        }
        expect(totalCents).toBe(sum);
        expect(dueAtDeedCents).toBe(Math.max(0, input.priceCents + sum - input.loanCents));
      }),
    );
  });

  test('a higher price never costs less', () => {
    fc.assert(
      fc.property(inputs, cents, (input, more) => {
        const higher = costOf({ priceCents: input.priceCents + more }, input);
        expect(higher.totalCents).toBeGreaterThanOrEqual(costOf({}, input).totalCents);
      }),
    );
  });

  test('a euro more costs at most a quarter of a euro more, beside the steps of the rules', () => {
    /** The highest price with the smaller fixed fee, the modest home of Flanders, both exemptions of Brussels. */
    const STEPS = [20_000, 220_000, 240_000, 600_000, 300_000].map((euros) => euros * EURO);
    fc.assert(
      fc.property(inputs, (input) => {
        const { kind, priceCents, newBuild } = input;
        const parts =
          kind === 'NEW_BUILD' ? [priceCents, (priceCents * newBuild.landPercent) / 100] : [priceCents];
        fc.pre(!parts.some((part) => STEPS.some((step) => part > step - EURO - 1 && part <= step + 1)));
        const difference =
          costOf({ priceCents: priceCents + EURO }, input).totalCents - costOf({}, input).totalCents;
        // Five lines are rounded to the cent.
        expect(difference).toBeLessThanOrEqual(25 + 5);
      }),
    );
  });

  test.each([
    ['FLANDERS', 'HOME', 20_000, 8600 * 1.21],
    ['FLANDERS', 'HOME', 220_000, 1867 * EURO],
    ['BRUSSELS', 'HOME', 600_000, 25_000 * EURO],
    ['BRUSSELS', 'LAND', 300_000, 12_500 * EURO],
  ] as const)('in %s, a %s of more than EUR %i loses %d cents', (region, kind, euros, step) => {
    const at = costOf({ region, kind, priceCents: euros * EURO });
    const above = costOf({ region, kind, priceCents: (euros + 1) * EURO });
    const difference = above.totalCents - at.totalCents - step;
    expect(Math.abs(difference)).toBeLessThanOrEqual(25);
  });

  test('a reduction never costs more than none', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const total = (changes: Partial<PurchaseInput>) => costOf(changes, input).totalCents;
        const newBuild = (isRebuilt: boolean) => ({
          newBuild: Object.assign({}, input.newBuild, { isRebuilt }),
        });
        expect(total({ isOnlyOwnHome: true })).toBeLessThanOrEqual(total({ isOnlyOwnHome: false }));
        expect(total({ isInCoreCity: true })).toBeLessThanOrEqual(total({ isInCoreCity: false }));
        expect(total({ energyClassesGained: input.energyClassesGained + 1 })).toBeLessThanOrEqual(total({}));
        expect(total(newBuild(true))).toBeLessThanOrEqual(total(newBuild(false)));
      }),
    );
  });
});

describe('moving in to a rented home', () => {
  const rental = {
    region: 'FLANDERS',
    rentCents: 900 * EURO,
    chargesCents: 75 * EURO,
    depositMonths: null,
  } as const;

  test.each([
    ['FLANDERS', 3],
    ['WALLONIA', 2],
    ['BRUSSELS', 2],
  ] as const)('in %s costs at most %i months of deposit, rent and charges', (region, months) => {
    expect(moveInCost(Object.assign({}, rental, { region }), TODAY)).toMatchObject({
      depositMonths: months,
      depositCents: months * 900 * EURO,
      firstMonthCents: 975 * EURO,
      totalCents: (months * 900 + 975) * EURO,
    });
  });

  test.each([
    [2, 2],
    [0, 0],
    [12, 3],
  ])('with %i months asked, the deposit is %i months', (depositMonths, expected) => {
    expect(moveInCost(Object.assign({}, rental, { depositMonths }), TODAY)?.depositMonths).toBe(expected);
  });
});
