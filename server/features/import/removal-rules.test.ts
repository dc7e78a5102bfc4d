import { expect, test } from '@jest/globals';
import { ALL_REMOVALS, DEFAULT_REMOVALS, decideRemovals } from './removal-rules.ts';

const KEEPING = { ...DEFAULT_REMOVALS, whenTooMany: 'KEEP' } as const;

test.each([
  ['a fifth', 100, 20, 'WITHDRAW', 'WITHDRAW'],
  ['more than a fifth', 100, 21, 'STOP', 'KEEP'],
  ['almost half', 100, 49, 'STOP', 'KEEP'],
  ['half', 100, 50, 'STOP', 'STOP'],
  ['all', 100, 100, 'STOP', 'STOP'],
  ['most of a small feed', 9, 8, 'WITHDRAW', 'KEEP'],
  ['a third of a small feed', 9, 3, 'WITHDRAW', 'WITHDRAW'],
  ['one of two', 2, 1, 'WITHDRAW', 'WITHDRAW'],
  ['all of a small feed', 9, 9, 'STOP', 'STOP'],
  ['none of an empty site', 0, 0, 'WITHDRAW', 'WITHDRAW'],
])('%s is missing', (_, onOffer, removed, ofFile, ofPolledFeed) => {
  expect(decideRemovals({ onOffer, removed, missing: removed }, DEFAULT_REMOVALS)).toBe(ofFile);
  expect(decideRemovals({ onOffer, removed, missing: removed }, KEEPING)).toBe(ofPolledFeed);
});

test('all removals can be allowed', () => {
  expect(decideRemovals({ onOffer: 100, removed: 100, missing: 100 }, ALL_REMOVALS)).toBe('WITHDRAW');
});

test('as many listings as the agency has confirmed are removed, and not one more', () => {
  const confirmed = { ...KEEPING, confirmedRemovals: 60 };
  expect(decideRemovals({ onOffer: 100, removed: 60, missing: 60 }, confirmed)).toBe('WITHDRAW');
  expect(decideRemovals({ onOffer: 100, removed: 60, missing: 0 }, confirmed)).toBe('WITHDRAW');
  expect(decideRemovals({ onOffer: 100, removed: 61, missing: 61 }, confirmed)).toBe('STOP');
});
