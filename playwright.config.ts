import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from 'playwright/test';
import { launchOptions } from './tests/support/e2e/launch-options.ts';
import type { WorkerOptions } from './tests/support/e2e/test.ts';

/** A different port allows two suites to run in parallel. */
const PORT = Number(process.env.E2E_PORT ?? 3210);
const user = process.getuid?.();
/** Data folder of the tested site, which writes its mails into it. */
const DATA_DIR = path.join(tmpdir(), `baksteen-e2e-${PORT}-${user ?? 'user'}`);
const DESKTOP = { viewport: { width: 1280, height: 900 } };
/** One screen pixel per CSS pixel, which is cheaper to draw. Tests of picture sizes have dense screens of their own. */
const PHONE = { ...devices['Pixel 7'], deviceScaleFactor: 1 };

/**
 * Each project is a combination of window and JavaScript. A test without a tag runs in all projects but the second;
 * a tag changes that:
 *
 * | desktop                    | all tests                                                                           |
 * | desktop without JavaScript | `@desktop` only: styles of wide windows, keyboard, print                            |
 * | phone                      | narrow windows, touch                                                               |
 * | phone without JavaScript   | links and forms; the server sends the same page to every window                     |
 *
 * `@js` needs JavaScript. `@once` does not depend on the project. `@language` marks a further language, in which only
 * messages of browser code can differ: tests/leads and tests/http compare the server's pages in every language.
 * `@form-language` marks a further language of a form that is also tested without JavaScript.
 */
export default defineConfig<object, WorkerOptions>({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e-results',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/reports/e2e.json' }],
  ],
  workers: '100%',
  fullyParallel: true,
  forbidOnly: true,
  // Limits for what never ends: a busy machine needs ten times as long as a quiet one.
  timeout: 240_000,
  // A retry distinguishes a flaky test from a broken one. Both fail the run.
  retries: 1,
  failOnFlakyTests: true,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    // Its test allows it. Elsewhere, tests replace responses, which a service worker would request itself.
    serviceWorkers: 'block',
    mailFolder: path.join(DATA_DIR, 'mails'),
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'desktop', use: DESKTOP },
    {
      name: 'desktop without JavaScript',
      use: { ...DESKTOP, javaScriptEnabled: false },
      grep: /@desktop/,
      grepInvert: /@js|@once|@language/,
    },
    { name: 'phone', use: PHONE, grepInvert: /@desktop|@once|@language|@form-language/ },
    {
      name: 'phone without JavaScript',
      use: { ...PHONE, javaScriptEnabled: false },
      grepInvert: /@js|@desktop|@once|@language/,
    },
  ],
  webServer: {
    command: 'node tests/support/e2e/server.ts',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR,
      LOG_LEVEL: 'warn',
      // Forms are rate-limited by IP address, so tests that send several use one of their own. The total of all
      // tests must not count as an attack.
      TRUST_PROXY: '1',
      ORDINARY_SUBMISSIONS: '1000',
      READ_BUDGET: '0',
      // A browser test fills in a form at once.
      FORM_SECONDS: '0',
    },
  },
});
