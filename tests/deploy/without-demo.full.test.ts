/** The first start of an agency's own site. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type PreparedSite, prepareSite } from '../../server/composition/prepare-site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-without-demo-'));
const agencyFile = path.join(folder, 'agency.json');
const lines: string[] = [];
let site: PreparedSite;

beforeAll(async () => {
  const demo = JSON.parse(readFileSync('server/settings/agency.demo.json', 'utf8'));
  writeFileSync(agencyFile, JSON.stringify({ ...demo, feed: [], mortgage: { year: 20 } }));
  const print = (line: string) => void lines.push(line);
  site = await prepareSite({ DATA_DIR: folder, AGENCY_FILE: agencyFile }, print);
});
afterAll(async () => {
  await site?.database.close();
  rmSync(folder, { recursive: true, force: true });
});

test('with an agency file, a new embedded database has the places of Belgium and nothing else', async () => {
  const { db } = site.database;
  const numberOf = async (table: 'city' | 'office' | 'agent' | 'listing' | 'news_item') => {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  expect(await numberOf('city')).toBeGreaterThan(2_000);
  for (const table of ['office', 'agent', 'listing', 'news_item'] as const)
    expect(await numberOf(table)).toBe(0);
});

test('the start names the fields of the agency file that are unknown', () => {
  expect(lines.filter((line) => line.includes('unknown'))).toEqual([
    `AGENCY_FILE ${agencyFile}: the field feed is unknown and ignored`,
    `AGENCY_FILE ${agencyFile}: the field mortgage.year is unknown and ignored`,
  ]);
});
