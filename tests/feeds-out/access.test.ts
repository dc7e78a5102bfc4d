/** Who can read the exports, and how they are sent. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { createLogger } from '../../server/platform/logging/logger.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { recordStatements } from '../support/database/record-statements.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { EXPORT_KEY, readExport, startExportingSite } from './exporting-site.ts';

const PATHS = ['/feeds/homes.jsonl', '/feeds/kyero.xml'];
const logged: string[] = [];
let site: TestSite;

beforeAll(async () => {
  const log = createLogger('trace', { write: (line) => void logged.push(line) });
  site = await startExportingSite({ log });
});
afterAll(() => site.stop());

describe.each(PATHS)('%s', (path) => {
  test.each(['', '?key=', '?key=another-key-of-another-portal', `?key=${EXPORT_KEY}&key=${EXPORT_KEY}`])(
    'is not found with the query "%s"',
    async (query) => {
      const { status, headers } = await request(site.app).get(path + query);
      expect(status).toBe(404);
      expect(headers['cache-control']).toContain('no-store');
    },
  );

  test('is sent with the key, and kept out of caches and search engines', async () => {
    const { status, headers } = await request(site.app).get(path).query({ key: EXPORT_KEY });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(headers['content-encoding']).toBeDefined();
  });

  test('HEAD has the same headers, no body, and runs no query', async () => {
    const statements = recordStatements();
    const { status, headers, text } = await request(site.app).head(path).query({ key: EXPORT_KEY });
    statements.stop();
    expect([status, text ?? '']).toEqual([200, '']);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(statements.texts).toEqual([]);
    expect((await request(site.app).head(path)).status).toBe(404);
  });

  test('takes a bounded number of queries', async () => {
    const statements = recordStatements();
    await readExport(site, path.slice('/feeds/'.length));
    statements.stop();
    // 600 homes in batches of 100.
    expect(statements.texts.length).toBeGreaterThan(5);
    expect(statements.texts.length).toBeLessThanOrEqual(30);
  });
});

test('the key is never logged', () => {
  const lines = logged.join('');
  expect(lines).toContain('"page":"feeds"');
  expect(lines).not.toContain(EXPORT_KEY);
  expect(lines).not.toContain('another-key');
});

test('without a key in the agency file the paths do not exist', async () => {
  const other = await startSite();
  for (const path of PATHS) {
    expect((await request(other.app).get(path)).status).toBe(404);
    expect((await request(other.app).get(path).query({ key: EXPORT_KEY })).status).toBe(404);
    expect((await request(other.app).get(path).query({ key: '' })).status).toBe(404);
  }
  await other.stop();
});

test('a short key stops the start', async () => {
  await expect(startExportingSite({ agency: { exportKey: 'too-short' } })).rejects.toThrow('exportKey');
  expect(readSettings({}).agency.exportKey).toBeUndefined();
});
