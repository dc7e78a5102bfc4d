import { expect, test } from '@jest/globals';
import type { Response } from 'express';
import { type PolicySources, setContentSecurityPolicy } from './content-security-policy.ts';

/** The directives that a page gets. */
function policyOf(nonce?: string, sources?: PolicySources): string[] {
  const headers = new Map<string, string>();
  setContentSecurityPolicy({ set: headers.set.bind(headers) } as unknown as Response, nonce, sources);
  return headers.get('content-security-policy')?.split('; ') ?? [];
}

test('a page loads what belongs to the site, and has no frames and no workers', () => {
  const policy = policyOf();
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "font-src 'self'",
      "script-src 'self'",
      "connect-src 'self'",
      "style-src 'self'",
    ]),
  );
  expect(policy.join()).not.toMatch(/frame-src|worker-src/);
});

test('a page that streams may run the scripts of its nonce', () => {
  expect(policyOf('abc')).toContain("script-src 'self' 'nonce-abc'");
});

test('a page with a map may show images of its service, and styles that stand in the page', () => {
  const host = 'https://maps.example';
  const policy = policyOf('abc', { 'img-src': [host], 'style-src-elem': ["'self'", "'unsafe-inline'"] });
  expect(policy).toContain(`img-src 'self' data: ${host}`);
  expect(policy).toContain("style-src-elem 'self' 'unsafe-inline'");
  expect(policy).toContain("style-src 'self'");
  expect(policyOf().join()).not.toMatch(/style-src-elem/);
});

test('a page with a form may load what its service needs, beside the own files', () => {
  const host = 'https://captcha.example';
  const policy = policyOf('abc', { 'script-src': [host], 'frame-src': [host, `${host}/b`] });
  expect(policy).toContain(`script-src 'self' 'nonce-abc' ${host}`);
  expect(policy).toContain(`frame-src ${host} ${host}/b`);
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain("style-src 'self'");
});
