/** Runs the site for the browser tests on a folder of its own (`DATA_DIR`), which goes when the site stops. */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';

const dataDir = process.env.DATA_DIR;
if (!dataDir) throw new Error('playwright.config.ts says where the data go');
const remove = () => rmSync(dataDir, { recursive: true, force: true });
// What a run that was killed left there.
remove();
// PostgreSQL, which is another user when this one is root, lies in it as well, and goes with it.
mkdirSync(dataDir, { mode: 0o755 });
const site = spawn(process.execPath, ['server/start.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { PICTURES_AHEAD: '50', ...process.env },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => site.kill(signal));
site.once('exit', (code) => {
  remove();
  process.exit(code ?? 1);
});
