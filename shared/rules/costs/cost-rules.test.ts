import { expect, test } from '@jest/globals';
import { REGIONS } from '../../cities/vocabulary.ts';
import { dayInBrussels } from '../../days.ts';
import { endingRules } from '../ending-rules.ts';
import { isInForce } from '../rule.ts';
import { COST_RULE_HISTORIES } from './cost-rules.ts';
import { FLANDERS_ONLY_HOME } from './flanders-duty.ts';
import { LOAN_SCALE, LOAN_SCALE_ONLY_HOME, NOTARY_SCALE, NOTARY_SCALE_ONLY_HOME } from './notary-scales.ts';

const RULES = COST_RULE_HISTORIES.flat();

test('a rule that ends within thirty days has a successor', () => {
  // Depends on the day on which it runs: it turns red when a rule needs a successor.
  const today = dayInBrussels(new Date());
  expect(COST_RULE_HISTORIES.flatMap((history) => endingRules(history, today)).map(({ id }) => id)).toEqual(
    [],
  );
});

test.each([
  ['2024-12-01', []],
  ['2024-12-02', ['flanders-only-home-2022']],
  ['2025-06-01', ['flanders-only-home-2022']],
])('on %s, a rule that ends on 2025-01-01 without a successor is reported: %j', (on, expected) => {
  const [first] = FLANDERS_ONLY_HOME;
  if (!first) throw new Error('no rule');
  const rule = Object.assign({}, first, { validUntil: '2025-01-01' });
  expect(endingRules([rule], on).map(({ id }) => id)).toEqual(expected);
});

test('a successor in another region does not count', () => {
  const [first, second] = FLANDERS_ONLY_HOME;
  const elsewhere = Object.assign({}, second, { regions: ['WALLONIA'] as const });
  expect(endingRules(FLANDERS_ONLY_HOME, '2025-01-01')).toEqual([]);
  if (!first) throw new Error('no rule');
  expect(endingRules([first, elsewhere], '2025-01-01')).toEqual([first]);
});

test('ids are unique, and dates follow each other', () => {
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
  for (const { id, validFrom, validUntil, lastVerified, source } of RULES) {
    expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    const isReadLater = lastVerified === undefined || validFrom <= lastVerified;
    expect([id, validFrom < (validUntil ?? '9999'), isReadLater]).toEqual([id, true, true]);
    expect([id, URL.canParse(source.url) && new URL(source.url).protocol]).toEqual([id, 'https:']);
  }
});

test('a source is a page of the law or of an authority: no root of a site, no commentary', () => {
  const official =
    /(ejustice\.just\.fgov\.be|vlaanderen\.be|belgium\.be|fgov\.be|brussels|notaris\.be|notaire\.be)$/;
  for (const { id, source } of RULES) {
    const { hostname, pathname } = new URL(source.url);
    expect([id, official.test(hostname), pathname.length > 1]).toEqual([id, true, true]);
  }
});

test.each([
  ['modest homes in Flanders', 'flanders-modest-home-2025', '2026-11-30'],
  ['only homes in Flanders until 2025', 'flanders-only-home-2025', '2025-12-31'],
  ['only homes in Flanders since 2026', 'flanders-only-home-2026', '2026-01-01'],
  ['the writing duty of both deeds', 'writing-duty-2022', '2026-11-30'],
  ['the duty on a mortgage in Flanders', 'flanders-loan-duty', '2026-11-30'],
  ['a deposit in Brussels', 'brussels-deposit-2024', '2024-11-01'],
])('the rule on %s is certain and in force: %s on %s', (_, id, on) => {
  expect(RULES.filter((rule) => rule.id === id && rule.isCertain && isInForce(rule, on))).toHaveLength(1);
});

test('rules of one history never apply on the same day in the same region', () => {
  for (const history of COST_RULE_HISTORIES) {
    for (const region of REGIONS) {
      const rules = history.filter(({ regions }) => regions.includes(region));
      for (const [index, { validFrom }] of rules.entries()) {
        const before = rules[index - 1];
        if (before) expect((before.validUntil ?? '9999') < validFrom).toBe(true);
      }
    }
  }
});

test('the parts of a notary scale rise to the rest', () => {
  const histories = [NOTARY_SCALE, NOTARY_SCALE_ONLY_HOME, LOAN_SCALE, LOAN_SCALE_ONLY_HOME];
  for (const { parts } of histories.flat()) {
    const limits = parts.map(({ upToEuros }) => upToEuros ?? Number.POSITIVE_INFINITY);
    expect(limits).toEqual([...limits].sort((a, b) => a - b));
    expect(limits.at(-1)).toBe(Number.POSITIVE_INFINITY);
  }
});
