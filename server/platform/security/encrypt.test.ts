import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { decrypt, encrypt } from './encrypt.ts';

const SECRET = randomBytes(32);
const TEXT = '{"receivedAt":"2026-11-21T06:00:00.000Z","note":"één"}';

test('decrypts with the same key', () => {
  expect(decrypt(encrypt(TEXT, 'a key', SECRET), 'a key', SECRET)).toBe(TEXT);
});

test('throws on another key, another secret, or a changed byte', () => {
  const sealed = encrypt(TEXT, 'a key', SECRET);
  expect(() => decrypt(sealed, 'b key', SECRET)).toThrow();
  expect(() => decrypt(sealed, 'a key', randomBytes(32))).toThrow();
  for (const at of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => decrypt(changed, 'a key', SECRET)).toThrow();
  }
});

test('encrypts the same text differently each time', () => {
  const [one, other] = [encrypt(TEXT, 'a key', SECRET), encrypt(TEXT, 'a key', SECRET)];
  expect(one.equals(other)).toBe(false);
  expect(one.includes('receivedAt')).toBe(false);
});
