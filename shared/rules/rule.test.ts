import { expect, test } from '@jest/globals';
import { isInForce, type Rule } from './rule.ts';

const rule: Rule = {
  id: 'flanders-duty-2022',
  regions: ['FLANDERS'],
  source: { name: 'Vlaamse Codex Fiscaliteit, art. 2.9.4.2.11', url: 'https://codex.vlaanderen.be' },
  validFrom: '2022-01-01',
  validUntil: '2024-12-31',
  lastVerified: '2026-09-06',
  isCertain: true,
};

test.each([
  ['2021-12-31', false],
  ['2022-01-01', true],
  ['2024-12-31', true],
  ['2025-01-01', false],
])('a rule of 2022 to 2024 is in force on %s: %s', (day, expected) => {
  expect(isInForce(rule, day)).toBe(expected);
});

test('a rule without a known end stays in force', () => {
  const { validUntil, ...lasting } = rule;
  expect([validUntil, isInForce(lasting, '2099-01-01')]).toEqual(['2024-12-31', true]);
});
