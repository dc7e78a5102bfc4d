/**
 * Runs the site for the browser tests in a folder of its own (`DATA_DIR`), which is removed when the site
 * stops.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { writeAgencyFile } from '../agency-file.ts';
import { EMPLOYEES } from '../desk/e2e-employee.ts';

const dataDir = process.env.DATA_DIR;
if (!dataDir) throw new Error('playwright.config.ts says where the data go');
const remove = () => rmSync(dataDir, { recursive: true, force: true });
// Removes what a killed run left behind.
remove();
// When this process is root, PostgreSQL runs as another user, which must be able to enter the folder.
mkdirSync(dataDir, { mode: 0o755 });
const AGENCY_FILE = writeAgencyFile(dataDir, { employees: EMPLOYEES });
const site = spawn(process.execPath, ['server/start.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { AGENCY_FILE, DEMO: 'on', PRERENDERED_PICTURES: '0', ...process.env },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => site.kill(signal));
site.once('exit', (code) => {
  remove();
  process.exit(code ?? 1);
});
