import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-agency-'));
const file = path.join(folder, 'agency.json');
let blue: TestSite;
let own: TestSite;

beforeAll(async () => {
  const demo = JSON.parse(readFileSync('server/settings/agency.demo.json', 'utf8'));
  writeFileSync(file, JSON.stringify({ ...demo, brandColour: { light: '#1D4E89', dark: '#8FB8E8' } }));
  blue = await startSite({ env: { AGENCY_FILE: file } });
  own = await startSite();
});
afterAll(async () => {
  await blue.stop();
  await own.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('an agency with a colour of its own has it on every page, after the site’s own', async () => {
  const { text } = await request(blue.app).get('/fr').set('accept', 'text/html');
  const styles = text.match(/<style>([\s\S]*?)<\/style>/)?.[1] ?? '';
  expect(styles).toContain(':root{--brick:#1D4E89;--brick-pressed:#163b67}');
  expect(styles).toContain('@media screen and (prefers-color-scheme:dark){:root{--brick:#8FB8E8;');
});

test('an agency without one has the site’s', async () => {
  const { text } = await request(own.app).get('/fr').set('accept', 'text/html');
  expect(text).not.toContain('--brick:');
});

test('the policy of a page allows its own styles only', async () => {
  const { text, headers } = await request(blue.app).get('/fr').set('accept', 'text/html');
  const styles = text.match(/<style>([\s\S]*?)<\/style>/)?.[1] ?? '';
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
});
