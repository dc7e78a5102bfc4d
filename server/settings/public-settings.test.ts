import { expect, test } from '@jest/globals';
import { LOCALES } from '../../shared/locales.ts';
import { publicSettings } from './public-settings.ts';
import { readSettings } from './settings.ts';

const STORE = {
  PUBLIC_URL: 'https://www.example.be',
  MEDIA_URL: 's3://pictures?endpoint=https://s3.example.be',
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
};

test.each([
  ['https://pictures.example.net/site', 'pictures.example.net'],
  ['https://www.example.be/pictures', null],
  ['', null],
])('the privacy statement names the host of pictures at %p: %p', (MEDIA_PUBLIC_URL, host) => {
  const settings = readSettings({ ...STORE, MEDIA_PUBLIC_URL });
  expect(publicSettings(settings, { current: () => ({ languages: LOCALES }) }).privacy.mediaHost).toBe(host);
});
