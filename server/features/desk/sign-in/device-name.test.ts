import { expect, test } from '@jest/globals';
import { deviceName } from './device-name.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/129.0.0.0 Safari/537.36 Edg/129.0.0.0`, 'Edge, Windows'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} Version/18.0 Safari/604.1`,
    'Safari, iPhone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} CriOS/129.0 Safari/604.1`,
    'Chrome, iPhone',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/129.0 Safari/537.36`, 'Chrome, macOS'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/129.0 Mobile Safari/537.36`, 'Chrome, Android'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/129.0 Safari/537.36`, 'Chrome, ChromeOS'],
  ['curl/8.5.0', ''],
  ['<script>alert(1)</script> Linux', 'Linux'],
  [undefined, ''],
])('%s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
