import { expect, test } from '@jest/globals';
import { SETTING_NAMES } from '../../settings/environment.ts';
import { readSettings } from '../../settings/settings.ts';
import { describeInstallation, listDeviatingSettings } from './about.ts';

const PASSWORD = 'correct-horse';
const list = (env: NodeJS.ProcessEnv) => listDeviatingSettings(env, readSettings(env));

test('names settings that differ from their default, with values that cannot be secret', () => {
  const env = {
    PORT: '3000',
    LOG_LEVEL: 'warn',
    DEMO: 'on',
    SMTP_URL: `smtp://site:${PASSWORD}@mail.example.be`,
    METRICS_TOKEN: PASSWORD.repeat(2),
    PATH: '/bin',
  };
  expect(list(env)).toEqual([
    'SMTP_URL (set, not shown)',
    'METRICS_TOKEN (set, not shown)',
    'LOG_LEVEL=warn',
  ]);
});

test('names no settings when all are defaults', () => {
  expect(list({ PORT: ' ', WEB_CONCURRENCY: 'auto' })).toEqual([]);
});

test('names both of two settings that need each other', () => {
  const env = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: PASSWORD };
  expect(list(env)).toEqual(['RECAPTCHA_SITE_KEY (set, not shown)', 'RECAPTCHA_SECRET (set, not shown)']);
});

test('says the version and the newest migration, and which setting is invalid', async () => {
  const lines = await describeInstallation({ PORT: 'web', METRICS_TOKEN: PASSWORD });
  expect(lines[0]).toMatch(/^version {3}\d+\.\d+\.\d+$/);
  expect(lines).toContainEqual(expect.stringMatching(/^schema {4}\d{3}-\S+\.sql of this release$/));
  expect(lines.at(-1)).toBe(
    'settings  Wrong settings: PORT is no port number; METRICS_TOKEN has fewer than 16 characters.',
  );
});

test('knows all variables of the settings', () => {
  expect(SETTING_NAMES).toEqual(
    expect.arrayContaining(['PORT', 'DATABASE_URL', 'MEDIA_URL', 'RECAPTCHA_SECRET']),
  );
});
