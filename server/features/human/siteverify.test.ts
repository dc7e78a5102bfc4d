import { expect, test } from '@jest/globals';
import { GOOGLE_VERIFY_URL } from './providers.ts';
import { createVerdict } from './siteverify.ts';

const HOST = 'www.example.be';
const ALLOWED_HOST = 'old.example.be';
const HOSTS = new Set([HOST, ALLOWED_HOST]);

test.each([
  GOOGLE_VERIFY_URL,
  'https://api.hcaptcha.com/siteverify',
  'https://challenges.cloudflare.com/turnstile/v0/siteverify',
])('%s: the response must name a host of the site', (verifyUrl) => {
  const judge = createVerdict({ siteKey: '', secret: '', verifyUrl, minScore: 0.5 }, HOSTS);
  expect(judge({ success: true, hostname: HOST.toUpperCase() })).toBe('human');
  expect(judge({ success: true, hostname: ALLOWED_HOST })).toBe('human');
  expect(judge({ success: true, hostname: `www.${ALLOWED_HOST}` })).toBe('robot');
  expect(judge({ success: true })).toBe('robot');
  expect(judge({ success: true, hostname: 'not-provided' })).toBe('robot');
});

test('error codes distinguish used responses, bots, and configuration errors', () => {
  const judge = createVerdict(
    { siteKey: '', secret: '', verifyUrl: GOOGLE_VERIFY_URL, minScore: 0.5 },
    HOSTS,
  );
  const say = (...codes: string[]) => judge({ success: false, 'error-codes': codes });
  expect(say('invalid-or-already-seen-response')).toBe('expired');
  expect(say('bad-request', 'timeout-or-duplicate')).toBe('expired');
  expect(say('bad-request')).toBe('robot');
  expect(say('invalid-input-response', 'missing-input-secret')).toBe('unavailable');
  expect(say()).toBe('robot');
});
