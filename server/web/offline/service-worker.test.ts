import { expect, test } from '@jest/globals';
import type { Response } from 'express';
import { LOCALES } from '../../../shared/locales.ts';
import { createIntls } from '../../platform/intl/intl.ts';
import { serviceWorker } from './service-worker.ts';

/** The headers and the body of the script. */
function respond(offline: boolean) {
  const handler = serviceWorker({
    assets: {
      serviceWorker: 'start(OFFLINE)',
      forPage: () => ({ css: 'a{}', sources: { 'style-src': ["'sha256-x'"] } }) as never,
    },
    intls: createIntls(),
    settings: { offline, agency: { name: 'Huis & Co', phone: '+32 9 000 12 00' } },
  });
  const sent = { headers: {} as Record<string, string>, body: '' };
  const res = {
    set: (headers: object) => void Object.assign(sent.headers, headers),
    type: () => ({ send: (body: string) => void Object.assign(sent, { body }) }),
  };
  handler({} as never, res as unknown as Response, () => {});
  return sent;
}

test('the script follows its configuration, with the offline page in every language', () => {
  const { headers, body } = respond(true);
  expect(headers['cache-control']).toBe('no-cache');
  const [, json = ''] = /^const OFFLINE=(.*);\nstart\(OFFLINE\)$/.exec(body) ?? [];
  const { texts, policy, maxPages, maxBytes } = JSON.parse(json);
  expect([maxPages, maxBytes]).toEqual([50, 10_000_000]);
  expect(policy).toMatch(/^default-src 'none';.* style-src 'sha256-x'$/);
  expect(Object.keys(texts)).toEqual(LOCALES);
  for (const { page, note } of Object.values<Record<string, string>>(texts)) {
    expect(page).toContain('<!--pages-->');
    expect(note).toContain('{date}');
  }
});

test('without the setting the configuration is empty', () => {
  expect(respond(false).body).toBe('const OFFLINE=null;\nstart(OFFLINE)');
});
