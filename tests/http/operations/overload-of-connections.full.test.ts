/** Ten times as many simultaneous requests as the site can serve or queue, on a real site. */
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { createSender, requestFormTokens, sendUntilAnswered } from '../../support/leads/form-senders.ts';
import { type MailServer, startMailServer } from '../../support/mails/mail-server.ts';
import { findPort, type SiteProcess, startSiteProcess } from '../../support/site-process.ts';
import { settingsOf } from '../../support/two-sites.ts';

/** Ten times the concurrency limit plus the queue. */
const VISITORS = 10 * (8 + 100);
const WAVES = 3;
const MAX_MEGABYTES = 450;

let database: TestDatabase;
let inbox: MailServer;
let site: SiteProcess;
const agent = new Agent({ keepAlive: false });

beforeAll(async () => {
  database = await createTestDatabase();
  inbox = await startMailServer();
  site = await startSiteProcess(await settingsOf(database, inbox), await findPort());
});
afterAll(async () => {
  await site.end('SIGTERM');
  await inbox.stop();
  await database.drop();
});

interface ReceivedPage {
  status: number;
  retryAfter: string | undefined;
  isWhole: boolean;
}

const openPage = (path: string): Promise<ReceivedPage> =>
  new Promise((resolve, reject) => {
    const pending = get(site.url + path, { agent, headers: { accept: 'text/html' } }, (res) => {
      let html = '';
      res.setEncoding('utf8');
      res.on('data', (part) => {
        html += part;
      });
      res.on('error', reject);
      res.on('end', () =>
        resolve({
          status: res.statusCode ?? 0,
          retryAfter: res.headers['retry-after'],
          isWhole: /^<!DOCTYPE html>/i.test(html) && html.trimEnd().endsWith('</html>'),
        }),
      );
    });
    pending.on('error', reject);
  });

const megabytes = () =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

test('every request gets a complete response, cached responses are served, forms arrive, memory stays bounded', async () => {
  const cachedPath = '/nl/te-koop';
  for (let times = 0; times < 3; times++) expect((await openPage(cachedPath)).status).toBe(200);
  const tokens = await requestFormTokens(site.url, 8);
  const memory: number[] = [];
  for (let wave = 0; wave < WAVES; wave++) {
    const storm = Array.from({ length: VISITORS }, (_, index) =>
      openPage(`/fr/a-vendre?minPrice=${1 + wave * VISITORS + index}`),
    );
    const calm = Array.from({ length: 50 }, () => openPage(cachedPath));
    const sent = [0, 1].map((index) => sendUntilAnswered(site.url, createSender(index), tokens));
    const seen = await Promise.all(storm);
    expect(seen.filter(({ isWhole }) => !isWhole)).toEqual([]);
    const succeeded = seen.filter(({ status }) => status === 200).length;
    const turnedAway = seen.filter(({ status, retryAfter }) => status === 503 && retryAfter === '5').length;
    expect(succeeded + turnedAway).toBe(VISITORS);
    expect(succeeded).toBeGreaterThan(0);
    expect(turnedAway).toBeGreaterThan(0);
    for (const response of await Promise.all(calm))
      expect(response).toMatchObject({ status: 200, isWhole: true });
    expect(await Promise.all(sent)).toEqual(['acknowledged', 'acknowledged']);
    memory.push(megabytes());
    expect((await openPage(`/fr/a-vendre?minPrice=${-wave}`)).status).toBe(200);
  }
  expect(Math.max(...memory)).toBeLessThan(MAX_MEGABYTES);
  expect(Number(memory.at(-1))).toBeLessThan(1.25 * Number(memory[0]));
});
