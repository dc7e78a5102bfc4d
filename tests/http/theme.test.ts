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
  const demo = JSON.parse(readFileSync('server/agency.demo.json', 'utf8'));
  writeFileSync(file, JSON.stringify({ ...demo, brick: { light: '#1D4E89', dark: '#8FB8E8' } }));
  blue = await startSite({ env: { AGENCY_FILE: file } });
  own = await startSite();
});
afterAll(async () => {
  await blue.stop();
  await own.stop();
  rmSync(folder, { recursive: true, force: true });
});

const THEME = /<link rel="stylesheet" href="(\/assets\/theme-[\w-]+\.css)"/;

test('an agency with a colour of its own has it on every page', async () => {
  const { text } = await request(blue.app).get('/fr').set('accept', 'text/html');
  const href = text.match(THEME)?.[1] ?? '';
  const sheet = await request(blue.app).get(href);
  expect([sheet.status, sheet.type]).toEqual([200, 'text/css']);
  expect(sheet.get('cache-control')).toContain('immutable');
  expect(sheet.text).toContain(':root{--brick:#1D4E89;--brick-pressed:#163b67}');
  expect(sheet.text).toContain('@media screen and (prefers-color-scheme:dark){:root{--brick:#8FB8E8;');
});

test('an agency without one loads no sheet for it', async () => {
  const { text } = await request(own.app).get('/fr').set('accept', 'text/html');
  expect(text).not.toMatch(THEME);
});
