/** Files at known addresses: security.txt, llms.txt. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';

const PUBLIC_URL = 'https://www.baksteen.example';
const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-agency-'));
let site: TestSite;
/** A site whose agency has a contact for vulnerabilities. */
let own: TestSite;

beforeAll(async () => {
  const demo = JSON.parse(readFileSync('server/agency.demo.json', 'utf8'));
  const additions = {
    security: { contact: 'mailto:security@baksteen.example', policy: 'https://www.baksteen.example/policy' },
  };
  writeFileSync(path.join(folder, 'agency.json'), JSON.stringify(Object.assign(demo, additions)));
  site = await startSite({ env: { PUBLIC_URL } });
  own = await startSite({ env: { PUBLIC_URL, AGENCY_FILE: path.join(folder, 'agency.json') } });
});
afterAll(async () => {
  await site.stop();
  await own.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, { app } = site) => request(app).get(url).redirects(0);

describe('security.txt', () => {
  const url = '/.well-known/security.txt';

  test('does not exist without a contact', async () => {
    const { status, headers } = await get(url);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('names the contact, and expires within a year', async () => {
    const { status, headers, text } = await get(url, own);
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toBe(
      `${[
        'Contact: mailto:security@baksteen.example',
        // The tests take place on 21 November 2026.
        'Expires: 2027-05-20T00:00:00Z',
        'Preferred-Languages: nl, fr, en, de',
        `Canonical: ${PUBLIC_URL}${url}`,
        'Policy: https://www.baksteen.example/policy',
      ].join('\n')}\n`,
    );
    expect((await get(url, own).set('if-none-match', String(headers.etag))).status).toBe(304);
    expect((await request(own.app).head(url)).status).toBe(200);
  });
});

describe('llms.txt', () => {
  test('has the form of llmstxt.org', async () => {
    const { status, headers, text } = await get('/llms.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^# Baksteen\n\n> Baksteen: houses.+\n\n[^#]+\n\n## Data\n\n- \[/);
    const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(sections).toEqual(['Data', 'Nederlands', 'Français', 'English', 'Deutsch']);
    const [, ...lists] = text.split(/^## .+\n\n/m);
    for (const line of lists.join('').split('\n').filter(Boolean))
      expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)\s]+\)(: .+)?$/);
  });

  test('links to what exists', async () => {
    const { text } = await get('/llms.txt');
    const links = [...text.matchAll(/\]\((.+?)\)/g)].map(([, link = '']) => link);
    expect(new Set(links).size).toBe(links.length);
    expect(links).toContain(`${PUBLIC_URL}/fr/a-vendre.atom`);
    for (const link of links) {
      expect(link).toMatch(`${PUBLIC_URL}/`);
      if (link === `${PUBLIC_URL}/sitemap.xml`) continue;
      const { status } = await get(link.slice(PUBLIC_URL.length)).set('accept', 'text/html, */*');
      expect([link, status]).toEqual([link, 200]);
    }
  });
});
