/** Sites of agencies that count visits, with stand-ins for the servers of the tools. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, expect, type Page } from 'playwright/test';
import { writeAgencyFile } from '../agency-file.ts';
import { onOtherSite } from './maps.ts';

export const MATOMO = 'https://stats.example';
const PLAUSIBLE = 'https://plausible.io';
const GOOGLE = ['https://www.googletagmanager.com', 'https://region1.google-analytics.com'];
const HOSTS = [MATOMO, PLAUSIBLE, ...GOOGLE];

const SCRIPTS: Readonly<Record<string, string>> = {
  [`${GOOGLE[0]}/gtag/js`]: readFileSync('tests/support/e2e/google-tag-stand-in.js', 'utf8'),
  [`${MATOMO}/matomo.js`]: readFileSync('tests/support/e2e/matomo-stand-in.js', 'utf8'),
};

/** A request to the server of a tool. */
export interface ToolRequest {
  /** Its address without the query. */
  url: string;
  /** The parameters of its query, or the fields of its body. */
  sent: Record<string, unknown>;
}

interface AnalyticsFixtures {
  /** The requests to tools so far. */
  requests: ToolRequest[];
}

/** Answers for the servers of all tools; returns their requests, which are added later. */
async function serveTools(context: BrowserContext): Promise<ToolRequest[]> {
  const requests: ToolRequest[] = [];
  await context.route(
    (url) => HOSTS.includes(url.origin),
    async (route) => {
      const request = route.request();
      const { origin, pathname, searchParams } = new URL(request.url());
      const url = origin + pathname;
      const query = Object.fromEntries(searchParams);
      requests.push({ url, sent: origin === PLAUSIBLE ? request.postDataJSON() : query });
      const headers = { 'access-control-allow-origin': '*' };
      const body = SCRIPTS[url];
      await route.fulfill(body ? { contentType: 'text/javascript', body } : { status: 204, headers });
    },
  );
  return requests;
}

/** A site whose agency file has this tool. */
export const withTool = (analytics: object) =>
  onOtherSite.extend<AnalyticsFixtures>({
    partners: async ({ engine: _ }, use) => use(HOSTS),
    mapSettings: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the parameter
      async ({}, use) => {
        const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-analytics-'));
        await use({ AGENCY_FILE: writeAgencyFile(folder, { analytics }), FORM_SECONDS: '0' });
        rmSync(folder, { recursive: true, force: true });
      },
      { scope: 'worker' },
    ],
    requests: async ({ context }, use) => use(await serveTools(context)),
  });

/** The names of the cookies of tools. */
export async function toolCookies(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  return cookies.map(({ name }) => name).filter((name) => /^_(ga|pk)/.test(name));
}

/** Holds the script of the tool back until `release`, which resolves after the script has run. */
export async function holdScript(page: Page) {
  const held = Promise.withResolvers<void>();
  const requested = Promise.withResolvers<void>();
  await page.route(
    (url) => url.origin + url.pathname in SCRIPTS,
    async (route) => {
      requested.resolve();
      await held.promise;
      await route.fallback();
    },
  );
  const release = async () => {
    const script = page.locator(
      Object.keys(SCRIPTS)
        .map((url) => `script[src^="${url}"]`)
        .join(),
    );
    await script.evaluate((element) => {
      element.addEventListener('load', () => element.setAttribute('data-has-run', ''));
    });
    held.resolve();
    await expect(script).toHaveAttribute('data-has-run');
  };
  return { requested: requested.promise, release };
}
