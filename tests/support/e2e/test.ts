/**
 * Playwright's `test` for this site: every test also fails on console errors, policy violations and failed
 * requests.
 */
import { test as base, expect, type Page, type Response } from 'playwright/test';
import { type DemoHomes, findDemoHomes } from './holiday.ts';
import { watchContext } from './watch.ts';

interface Options {
  /** HTTP statuses of 400 and above that a test expects. */
  expectedFailures: number[];
  /** Origins of other sites that a test expects to be contacted. */
  partners: string[];
}

interface Fixtures {
  isScripted: boolean;
  /** Problems so far; the test fails when it ends with any. */
  problems: string[];
  /** Opens a path and waits until the page is interactive. */
  visit: (path: string) => Promise<Response>;
  /** Waits until React has hydrated the page; without JavaScript it resolves at once. */
  hydrated: () => Promise<void>;
  /** Also waits for all deferred components, including those that failed to load. */
  fullyHydrated: () => Promise<void>;
  /** A page of a second visitor without JavaScript. */
  pageWithoutJavaScript: Page;
}

export interface WorkerOptions {
  /** The folder to which the site writes its mails. */
  mailFolder: string;
}

interface WorkerFixtures extends WorkerOptions {
  homes: DemoHomes;
}

/** Options of a fixture that starts a site: the demo loads in seconds, but in a minute on a busy machine. */
export const SITE_FIXTURE = { scope: 'worker', timeout: 180_000 } as const;

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  expectedFailures: [[], { option: true }],
  partners: [[], { option: true }],
  mailFolder: ['', { option: true, scope: 'worker' }],
  isScripted: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
  problems: [
    async ({ context, baseURL, isScripted, expectedFailures, partners }, use) => {
      const problems: string[] = [];
      const report = (problem: string) => problems.push(problem);
      await watchContext(context, {
        origin: String(baseURL),
        isScripted,
        expectedFailures,
        partners,
        report,
      });
      await use(problems);
      // Requests that a test still holds back are released with the page.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(problems, 'nothing goes wrong behind the page').toEqual([]);
    },
    { auto: true },
  ],
  hydrated: async ({ page, isScripted }, use) =>
    use(async () => {
      if (isScripted) await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    }),
  fullyHydrated: async ({ page, isScripted }, use) =>
    use(async () => {
      if (isScripted) await page.locator('html[data-ready=whole]').waitFor({ state: 'attached' });
    }),
  visit: async ({ page, hydrated }, use) =>
    use(async (path) => {
      const response = await page.goto(path);
      await hydrated();
      return response as Response;
    }),
  pageWithoutJavaScript: async ({ browser, problems, baseURL, viewport }, use) => {
    const origin = String(baseURL);
    const context = await browser.newContext({ baseURL: origin, viewport, javaScriptEnabled: false });
    const report = (problem: string) => problems.push(problem);
    await watchContext(context, { origin, isScripted: false, expectedFailures: [], partners: [], report });
    await use(await context.newPage());
    await context.close();
  },
  homes: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL ?? '' });
      await use(await findDemoHomes(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

export { expect } from 'playwright/test';
