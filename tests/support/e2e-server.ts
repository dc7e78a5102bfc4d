/** Runs the site for the browser tests on a folder of its own, which goes when the site stops. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const dataDir = mkdtempSync(path.join(tmpdir(), 'baksteen-e2e-'));
const site = spawn(process.execPath, ['server/start.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { PICTURES_AHEAD: '50', ...process.env, DATA_DIR: dataDir },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => site.kill(signal));
site.once('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
