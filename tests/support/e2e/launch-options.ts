import type { LaunchOptions } from 'playwright/test';

/** Returns the options of the browser: the installed one of `BROWSER_PATH`, or Playwright's own. */
export function launchOptions(...extraArgs: string[]): LaunchOptions {
  const { BROWSER_PATH } = process.env;
  // Chromium's sandbox does not work for root.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return {
    ...(BROWSER_PATH ? { executablePath: BROWSER_PATH } : {}),
    args: [...sandbox, '--disable-background-networking', '--disable-gpu', ...extraArgs],
  };
}
