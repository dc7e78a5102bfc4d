import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The headless shell comes first: it behaves the same and needs half the CPU time. */
const INSTALLED = [
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
];
const DEBIAN =
  'apt-get update && (apt-get install -y chromium-headless-shell || apt-get install -y chromium)';

/**
 * Returns the path of a Chromium: an installed one, else Playwright's, else Debian's package.
 * @throws with the attempted sources when there is none.
 */
export function findBrowser(): string {
  const found = process.env.BROWSER_PATH ?? installed() ?? playwrightsOwn();
  if (found) return found;
  print('No Chromium is installed: trying to install one for the tests');
  if (runSilently('npx', ['playwright', 'install', 'chromium'])) {
    const own = playwrightsOwn();
    if (own) return own;
  }
  if (process.getuid?.() === 0 && runSilently('sh', ['-c', DEBIAN])) {
    const debian = installed();
    if (debian) return debian;
  }
  throw new Error('The tests need Chromium: install Chrome or Chromium, or set BROWSER_PATH.');
}

function installed(): string | undefined {
  for (const name of INSTALLED) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0 && stdout.trim()) return stdout.trim();
  }
  return undefined;
}

function playwrightsOwn(): string | undefined {
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : undefined;
}

function runSilently(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0;
}

function print(message: string): void {
  process.stdout.write(`${message}\n`);
}
