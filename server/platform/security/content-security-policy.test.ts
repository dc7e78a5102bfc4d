import { expect, test } from '@jest/globals';
import type { Response } from 'express';
import { type PolicySources, setContentSecurityPolicy } from './content-security-policy.ts';

/** The directives of a page's policy. */
function policyOf(nonce?: string, sources?: PolicySources): string[] {
  const headers = new Map<string, string>();
  setContentSecurityPolicy({ set: headers.set.bind(headers) } as unknown as Response, nonce, sources);
  return headers.get('content-security-policy')?.split('; ') ?? [];
}

test('a page loads files of the site only, without frames', () => {
  const policy = policyOf();
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "font-src 'self'",
      "script-src 'self'",
      "connect-src 'self'",
      "style-src 'self'",
      "worker-src 'self'",
    ]),
  );
  expect(policy.join()).not.toMatch(/frame-src/);
});

test('a streamed page may run scripts with its nonce', () => {
  expect(policyOf('abc')).toContain("script-src 'self' 'nonce-abc'");
});

test('a page with a map may load images of its service and use inline styles', () => {
  const host = 'https://maps.example';
  const policy = policyOf('abc', { 'img-src': [host], 'style-src-elem': ["'self'", "'unsafe-inline'"] });
  expect(policy).toContain(`img-src 'self' data: ${host}`);
  expect(policy).toContain("style-src-elem 'self' 'unsafe-inline'");
  expect(policy).toContain("style-src 'self'");
  expect(policyOf().join()).not.toMatch(/style-src-elem/);
});

test('a page with a form may also load the sources of its service', () => {
  const host = 'https://captcha.example';
  const policy = policyOf('abc', { 'script-src': [host], 'frame-src': [host, `${host}/b`] });
  expect(policy).toContain(`script-src 'self' 'nonce-abc' ${host}`);
  expect(policy).toContain(`frame-src ${host} ${host}/b`);
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain("style-src 'self'");
});
