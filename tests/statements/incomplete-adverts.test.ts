/** The agency's choice for homes whose adverts lack statements that the law requires. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { rulesOf } from '../../server/features/import/agency-rules.ts';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { presentReport as presentImport } from '../../server/features/import/present-report.ts';
import { ALL_REMOVALS } from '../../server/features/import/removal-rules.ts';
import { readReport } from '../../server/features/statements/report/advert-report.ts';
import { estate, feed } from '../import/feed-builder.ts';
import { writeAgencyFile } from '../support/agency-file.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { COMPLETE_HOME, WITHOUT_FLOOD_RISK, WITHOUT_NUMBER } from '../support/feeds/complete-home.ts';
import { startSite, type TestSite } from '../support/site.ts';

const NOTE = 'The legal statements of this property are not complete yet.';
const LAWFUL = estate('BK-1', COMPLETE_HOME);
const FINED = estate('BK-2', WITHOUT_NUMBER);
const GAP = estate('BK-3', WITHOUT_FLOOD_RISK);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'agency-'));
});
afterAll(() => rm(folder, { recursive: true }));

let database: TestDatabase;
let site: TestSite;
beforeEach(async () => {
  database = await createTestDatabase('places');
});
afterEach(async () => {
  await site.stop();
  await database.drop();
});

async function open(incompleteAdverts?: string): Promise<void> {
  const AGENCY_FILE = writeAgencyFile(folder, { incompleteAdverts });
  site = await startSite({ database, env: { AGENCY_FILE } });
}

const load = (...lines: object[]) =>
  importFeed(site.services.db, feed(...lines), {
    source: 'test',
    now: new Date('2026-11-20T06:00:00Z'),
    removals: ALL_REMOVALS,
    rules: rulesOf(site.services.settings.agency),
  });

async function idOf(reference: string): Promise<number> {
  const { rows } = await database.pool.query('select id from listing where reference = $1', [reference]);
  return rows[0].id;
}

const pageOf = async (reference: string) =>
  request(site.app)
    .get(`/en/offer/${await idOf(reference)}`)
    .redirects(1);
const results = async () => (await request(site.app).get('/en/for-sale?city=gent-9000&minPrice=1')).text;
const countNotes = (html: string) => html.split(`>${NOTE}<`).length - 1;

describe('incomplete homes', () => {
  test('are shown without a note by default', async () => {
    await open();
    await load(LAWFUL, FINED, GAP);
    const html = await results();
    expect([html.split('<article').length - 1, countNotes(html)]).toEqual([3, 0]);
    expect(countNotes((await pageOf('BK-2')).text)).toBe(0);
  });

  test('have a note on card and page with "mark"', async () => {
    await open('mark');
    await load(LAWFUL, FINED, GAP);
    expect(countNotes(await results())).toBe(2);
    // Cards of similar homes have notes, too.
    expect((await pageOf('BK-1')).text).not.toContain(`class="detail__option">${NOTE}`);
    expect((await pageOf('BK-2')).text).toContain(`class="detail__option">${NOTE}`);
  });

  test('are not on offer with "keep-back" when a fine threatens, until they are complete', async () => {
    await open('keep-back');
    const report = await load(LAWFUL, FINED, GAP);
    expect(presentImport(report)).toContain(
      '\n  kept back, because their adverts lack legal statements: 1 (npm run report)\n',
    );
    expect((await results()).split('<article').length - 1).toBe(2);
    expect((await pageOf('BK-2')).status).toBe(404);
    const { homes } = await readReport(site.services.db, site.services.settings.agency);
    expect(homes.map(({ reference, isShown }) => [reference, isShown])).toEqual([
      ['BK-2', false],
      ['BK-3', true],
    ]);

    expect((await load(LAWFUL, FINED, GAP)).unchanged).toBe(3);
    await load(LAWFUL, { ...FINED, ...COMPLETE_HOME }, GAP);
    expect((await results()).split('<article').length - 1).toBe(3);
    expect((await pageOf('BK-2')).status).toBe(200);
  });

  test('a wrong value stops the start with its name', async () => {
    await open();
    const file = writeAgencyFile(folder, { incompleteAdverts: 'hide' });
    await expect(startSite({ database, env: { AGENCY_FILE: file } })).rejects.toThrow(/incompleteAdverts/);
  });
});
