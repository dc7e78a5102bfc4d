/** A site with an export key, and functions that read its exports. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@jest/globals';
import request from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';

export const EXPORT_KEY = 'a-key-of-the-portal-of-2026';
export const PUBLIC_URL = 'https://www.baksteen.example';

type Options = NonNullable<Parameters<typeof startSite>[0]> & { agency?: object };

/** Starts the site of the demo agency, with other fields in its agency file. */
export async function startExportingSite({
  agency = { exportKey: EXPORT_KEY },
  env = {},
  ...options
}: Options = {}): Promise<TestSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-agency-'));
  const file = path.join(folder, 'agency.json');
  const demo = JSON.parse(readFileSync('server/settings/agency.demo.json', 'utf8'));
  writeFileSync(file, JSON.stringify(Object.assign(demo, agency)));
  try {
    return await startSite({ env: { ...env, PUBLIC_URL, AGENCY_FILE: file }, ...options });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export async function readExport({ app }: Pick<TestSite, 'app'>, name: string): Promise<string> {
  const { status, body } = await request(app)
    .get(`/feeds/${name}`)
    .query({ key: EXPORT_KEY })
    .buffer(true)
    .parse((res, done) => {
      const parts: Buffer[] = [];
      res.on('data', (part) => parts.push(Buffer.from(part)));
      res.on('end', () => done(null, Buffer.concat(parts).toString()));
    });
  expect(status).toBe(200);
  return body;
}

export async function readHomes(site: Pick<TestSite, 'app'>): Promise<string[]> {
  const text = await readExport(site, 'homes.jsonl');
  expect(text.endsWith('}\n')).toBe(true);
  return text.trimEnd().split('\n');
}
