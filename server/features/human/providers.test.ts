import { expect, test } from '@jest/globals';
import { findProvider, GOOGLE_VERIFY_URL, humanPolicySources } from './providers.ts';

test.each([
  [GOOGLE_VERIFY_URL, 'https://www.google.com/recaptcha/api.js', true],
  ['https://www.recaptcha.net/recaptcha/api/siteverify', 'https://www.recaptcha.net/recaptcha/api.js', true],
  ['https://api.hcaptcha.com/siteverify', 'https://js.hcaptcha.com/1/api.js', true],
  ['https://hcaptcha.com/siteverify', 'https://js.hcaptcha.com/1/api.js', true],
  [
    'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    'https://challenges.cloudflare.com/turnstile/v0/api.js',
    true,
  ],
  ['http://127.0.0.1:3499/siteverify', 'https://www.google.com/recaptcha/api.js', false],
])('%s: the widget script, and the policy sources that allow it', (verifyUrl, script, hasHostname) => {
  const provider = findProvider(verifyUrl);
  expect(provider.scriptUrl.split('?')[0]).toBe(script);
  expect(provider.hasHostname).toBe(hasHostname);
  const { 'script-src': scripts = [], 'frame-src': frames } = humanPolicySources({
    siteKey: '',
    secret: '',
    verifyUrl,
    minScore: 0.5,
  });
  expect(scripts.some((source) => allows(source, script))).toBe(true);
  expect(frames).not.toHaveLength(0);
});

test('without a service, the policy allows no external sources', () => {
  expect(humanPolicySources(undefined)).toEqual({});
});

/** Whether a policy source matches a URL: a host, a host with `*.` before it, or a path that ends with a slash. */
function allows(source: string, url: string): boolean {
  return url.startsWith(source) || url.includes(`.${source.split('*.')[1]}`);
}
