import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from 'playwright/test';
import type { WorkerOptions } from './tests/support/e2e/test.ts';

/** Another one where two suites run side by side. */
const PORT = Number(process.env.E2E_PORT ?? 3210);
const user = process.getuid?.();
const isRoot = user === 0;
/** Of the site that is tested; mails become files there. */
const DATA_DIR = path.join(tmpdir(), `baksteen-e2e-${PORT}-${user ?? 'user'}`);
const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = devices['Pixel 7'];

/**
 * What each combination is for. A journey without a tag runs in all but the second; a tag says where it runs instead:
 *
 * | desktop                    | everything                                                                          |
 * | desktop without JavaScript | `@desktop`: what styles do by themselves on wide windows, a keyboard, paper         |
 * | phone                      | journeys: other widths, touch                                                       |
 * | phone without JavaScript   | journeys: links and forms alone; the server sends all windows the same page         |
 *
 * `@js` needs JavaScript. `@once` differs in none of this. `@language`: a further language, in which only the sentences
 * of the browser's own code differ; what the server writes is compared in every language in tests/leads and tests/http.
 * `@form-language`: the same for a form whose journey without JavaScript is also taken in every language.
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
  timeout: 60_000,
  // A second try tells a flaky test from a broken one. Both fail the run.
  retries: 1,
  failOnFlakyTests: true,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    mailFolder: path.join(DATA_DIR, 'mails'),
    launchOptions: {
      ...(process.env.BROWSER_PATH ? { executablePath: process.env.BROWSER_PATH } : {}),
      args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-background-networking', '--disable-gpu'],
    },
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
      // Forms are limited by address: a journey that sends some has one of its own. All of them together are no attack.
      TRUST_PROXY: '1',
      ORDINARY_SENDINGS: '1000',
      // A browser fills in a form at once.
      FORM_SECONDS: '0',
    },
  },
});
