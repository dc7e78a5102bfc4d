/** Amounts that public sources give, to the cent. Each example names its source. */
import { expect, test } from '@jest/globals';
import { ruleOn } from '../rules/costs/cost-rule.ts';
import { NOTARY_SCALE, NOTARY_SCALE_ONLY_HOME } from '../rules/costs/notary-scales.ts';
import { loanLines } from './loan-lines.ts';
import { notaryFee } from './notary-fee.ts';
import { type DutyInput, registrationDuty } from './registration-duty.ts';

const TODAY = '2026-11-26';

test.each([
  // The calculator of notaire.be, read on 2026-09-06.
  ['J', 150_000, 1907.88],
  ['J', 280_000, 2538.24],
  ['J', 450_000, 2878.24],
  ['Jbis', 150_000, 1686.56],
  ['Jbis', 280_000, 2261.74],
  ['Jbis', 450_000, 2771.74],
])('scale %s for EUR %i is EUR %d (notaire.be)', (name, euros, expected) => {
  const history = name === 'J' ? NOTARY_SCALE : NOTARY_SCALE_ONLY_HOME;
  expect(notaryFee(ruleOn(history, TODAY, 'FLANDERS'), euros * 100) / 100).toBe(expected);
});

test.each([
  ['deboerenpartners.be, 3270notaris.be', 65_000, 1394.16],
  ['deboerenpartners.be', 150_000, 1878.66],
])('scale J until 2022, by %s: EUR %i costs EUR %d', (_, euros, expected) => {
  expect(notaryFee(ruleOn(NOTARY_SCALE, '2022-12-31', 'WALLONIA'), euros * 100) / 100).toBe(expected);
});

test.each([
  [100_000, 1593],
  [150_000, 1878],
  [200_000, 2163],
  [250_000, 2448],
])('scale J until 2022 for EUR %i is EUR %i, cents cut off (plusmagazine.levif.be)', (euros, expected) => {
  const cents = notaryFee(ruleOn(NOTARY_SCALE, '2022-06-01', 'BRUSSELS'), euros * 100);
  expect(Math.floor(cents / 100)).toBe(expected);
});

/** The duty in euros of an only own home, unless `isOnlyOwnHome` is false. */
function dutyOf(euros: number, input: Partial<DutyInput>, on = TODAY): number {
  const base: DutyInput = {
    region: 'BRUSSELS',
    priceCents: euros * 100,
    isOnlyOwnHome: true,
    isInCoreCity: false,
    energyClassesGained: 0,
    kind: 'HOME',
  };
  return registrationDuty(Object.assign(base, input), on).cents / 100;
}

test('duties in Brussels', () => {
  // be.brussels: no duty on 200,000, an advantage of 25,000; 12,500 on 300,000.
  expect(dutyOf(200_000, {})).toBe(0);
  expect(dutyOf(200_000, { isOnlyOwnHome: false })).toBe(25_000);
  expect(dutyOf(300_000, {})).toBe(12_500);
  // belfina.be and rginvest.be: 25,000 on 200,000. blog.recordbank.be (Eric Spruyt, notary): 22,500 on 180,000.
  expect(dutyOf(180_000, { isOnlyOwnHome: false })).toBe(22_500);
  // cbreresidential.com: an exemption of 175,000 saves 21,875 before April 2023.
  expect(dutyOf(300_000, { isOnlyOwnHome: false }, '2023-03-31') - dutyOf(300_000, {}, '2023-03-31')).toBe(
    21_875,
  );
});

test.each([
  // Code des droits d’enregistrement (Brussels), art. 46bis, 4th paragraph; fiscalite.brussels/fr/abattement: the
  // exemption of a home also applies to a home under construction or on plan, as far as registration duty is due.
  ['the land of a home on plan', 'NEW_BUILD', 200_000, 0],
  ['the land of a home on plan', 'NEW_BUILD', 360_000, 20_000],
  ['the land of a home on plan', 'NEW_BUILD', 600_000, 50_000],
  ['the land of a home on plan', 'NEW_BUILD', 600_001, 75_000.13],
  ['building land', 'LAND', 200_000, 12_500],
  ['building land', 'LAND', 300_001, 37_500.13],
  ['farmland', 'FARMLAND', 200_000, 25_000],
] as const)('in Brussels, %s (%s) of EUR %i costs EUR %d of duty', (_, kind, euros, duty) => {
  expect(dutyOf(euros, { kind, energyClassesGained: 4 })).toBe(duty);
});

test('duties in Flanders', () => {
  // notaris.be: a family home of 250,000 at 2 %.
  expect(dutyOf(250_000, { region: 'FLANDERS' })).toBe(5000);
  // vlaanderen.be: 3 % until 2024-12-31, 12 % otherwise.
  expect(dutyOf(250_000, { region: 'FLANDERS' }, '2024-12-31')).toBe(7500);
  expect(dutyOf(250_000, { region: 'FLANDERS', isOnlyOwnHome: false })).toBe(30_000);
  // Vlaamse Codex Fiscaliteit, art. 2.9.4.2.15: 10 % for farmland, and for nature land with a management plan.
  expect(dutyOf(300_000, { region: 'FLANDERS', kind: 'FARMLAND' })).toBe(30_000);
  expect(dutyOf(300_000, { region: 'FLANDERS', kind: 'LAND' })).toBe(36_000);
});

test('duties in Wallonia', () => {
  // rginvest.be: 25,000 on 200,000 without reduction.
  expect(dutyOf(200_000, { region: 'WALLONIA', isOnlyOwnHome: false })).toBe(25_000);
  expect(dutyOf(200_000, { region: 'WALLONIA', kind: 'FARMLAND' })).toBe(25_000);
  // The difference between 3 % and 12.5 % of 280,000.
  const ordinary = dutyOf(280_000, { region: 'WALLONIA', isOnlyOwnHome: false });
  expect(ordinary - dutyOf(280_000, { region: 'WALLONIA' })).toBe(26_600);
});

test.each([
  // The calculator of notaire.be, read on 2026-09-06, for an only own home.
  [150_000, true, 612.24],
  [252_000, true, 795.09],
  // nn.be: EUR 652 for a loan of 100,000, before 2023.
  [100_000, false, 651.7],
  // Above 250,095 euros the fee grows by 45.60 or 36 euros for each 100,000 euros.
  [2_000_000, false, 1791.88],
  [2_000_000, true, 1424.37],
])('the fee for a loan of EUR %i, for an only own home: %s, is EUR %d', (euros, isOnlyOwnHome, expected) => {
  const loan = { loanCents: euros * 100, region: 'FLANDERS', kind: 'HOME', isOnlyOwnHome } as const;
  const fee = loanLines(loan, TODAY).find(({ code }) => code === 'LOAN_FEE');
  expect(fee).toMatchObject({ cents: Math.round(expected * 100), isIndicative: true });
});
