import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { seal, unseal } from './seal.ts';

const SECRET = randomBytes(32);
const TEXT = '{"receivedAt":"2026-11-21T06:00:00.000Z","note":"één"}';

test('decrypts with the same key', () => {
  expect(unseal(seal(TEXT, 'a key', SECRET), 'a key', SECRET)).toBe(TEXT);
});

test('throws on another key, another secret, or a changed byte', () => {
  const sealed = seal(TEXT, 'a key', SECRET);
  expect(() => unseal(sealed, 'b key', SECRET)).toThrow();
  expect(() => unseal(sealed, 'a key', randomBytes(32))).toThrow();
  for (const at of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => unseal(changed, 'a key', SECRET)).toThrow();
  }
});

test('encrypts the same text differently each time', () => {
  const [one, other] = [seal(TEXT, 'a key', SECRET), seal(TEXT, 'a key', SECRET)];
  expect(one.equals(other)).toBe(false);
  expect(one.includes('receivedAt')).toBe(false);
});
