import { defineConfig, devices } from 'playwright/test';

const PORT = 3210;
const isRoot = process.getuid?.() === 0;

/** Every journey runs on a phone and on a desktop, with JavaScript and without. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e-results',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/reports/e2e.json' }],
  ],
  workers: 2,
  fullyParallel: true,
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    launchOptions: {
      ...(process.env.BROWSER_PATH ? { executablePath: process.env.BROWSER_PATH } : {}),
      args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-background-networking', '--disable-gpu'],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'desktop without JavaScript',
      use: { viewport: { width: 1280, height: 900 }, javaScriptEnabled: false },
    },
    { name: 'phone', use: { ...devices['Pixel 7'] } },
    { name: 'phone without JavaScript', use: { ...devices['Pixel 7'], javaScriptEnabled: false } },
  ],
  webServer: {
    command: 'node server/start.ts',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(PORT), DATA_DIR: '.cache/e2e-data', LOG_LEVEL: 'warn' },
  },
});
