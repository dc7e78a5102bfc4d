import { defineConfig, devices } from 'playwright/test';

/** Another one where two suites run side by side. */
const PORT = Number(process.env.E2E_PORT ?? 3210);
const isRoot = process.getuid?.() === 0;
const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = devices['Pixel 7'];

/** Every journey runs on a phone and on a desktop, with JavaScript and without, unless its tag says less. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e-results',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/reports/e2e.json' }],
  ],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  // A browser that stood still for a moment gets a second try, which the last line of `npm test` counts.
  retries: 1,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
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
      grepInvert: /@js|@once/,
    },
    { name: 'phone', use: PHONE, grepInvert: /@desktop|@once/ },
    {
      name: 'phone without JavaScript',
      use: { ...PHONE, javaScriptEnabled: false },
      grepInvert: /@js|@desktop|@once/,
    },
  ],
  webServer: {
    command: 'node tests/support/e2e-server.ts',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    // Forms are limited by address: a journey that sends some has one of its own. All of them together are no attack.
    env: { PORT: String(PORT), LOG_LEVEL: 'warn', TRUST_PROXY: '1', ORDINARY_SENDINGS: '1000' },
  },
});
