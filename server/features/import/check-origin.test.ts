import { expect, test } from '@jest/globals';
import { ImportStopped } from '../feed/import-stopped.ts';
import { checkOrigin, mergeOrigins } from './check-origin.ts';

const LAST = { createdAt: '2026-11-20T06:00:00.000Z', agency: 'Peeters' };

test.each([
  ['the same file', LAST],
  ['a later file', { ...LAST, createdAt: '2026-11-20T06:00:01.000Z' }],
  ['a file without a date', { ...LAST, createdAt: null }],
  ['a file without an agency', { ...LAST, agency: null }],
])('%s is imported', (_, file) => {
  expect(() => checkOrigin(file, LAST)).not.toThrow();
});

test.each([
  ['an older file', { ...LAST, createdAt: '2026-11-20T05:59:59.000Z' }, /before the one imported last/],
  ['a file of another agency', { ...LAST, agency: 'Janssens' }, /"Janssens", .* "Peeters"/],
])('%s stops the import', (_, file, reason) => {
  expect(() => checkOrigin(file, LAST)).toThrow(ImportStopped);
  expect(() => checkOrigin(file, LAST)).toThrow(reason);
});

test('nothing is compared with what the last file did not say', () => {
  expect(() => checkOrigin(LAST, { createdAt: null, agency: null })).not.toThrow();
});

test('a date in the future counts as the present', () => {
  const now = new Date('2026-11-19T00:00:00.000Z');
  expect(mergeOrigins(null, LAST, now)).toEqual({ ...LAST, createdAt: now.toISOString() });
});

test('what a file does not say is compared with the file before', () => {
  const now = new Date('2026-11-21T00:00:00.000Z');
  expect(mergeOrigins(LAST, { createdAt: null, agency: null }, now)).toEqual(LAST);
  expect(mergeOrigins(null, { createdAt: null, agency: 'Peeters' }, now)).toEqual({
    ...LAST,
    createdAt: null,
  });
});
