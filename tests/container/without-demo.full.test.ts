/** A site that is built and run without the code of the demo agency, as in the image of a container. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const SOURCES = ['client', 'graphql', 'locales', 'server', 'shared', 'package.json', 'vite.config.ts'];
const RUN = `const { prepareSite } = await import('./dist/server/modules/server/composition/prepare-site.js');
  const { database, drawn } = await prepareSite(process.env, console.log);
  console.log('drawings of version', drawn.version);
  await database.close();`;

const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-image-'));

beforeAll(() => {
  // When this process is root, PostgreSQL runs as another user, which must be able to enter the folder.
  chmodSync(folder, 0o755);
  for (const name of SOURCES) cpSync(name, path.join(folder, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  const vite = path.resolve('node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', '--mode', 'server', '--logLevel', 'error'], { cwd: folder });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Prepares the site in a process of its own; returns what it writes. */
function prepare(env: NodeJS.ProcessEnv): { status: number | null; stdout: string; stderr: string } {
  const { PATH, HOME } = process.env;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', RUN], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH, HOME, NODE_ENV: 'production', DATA_DIR: path.join(folder, 'data'), ...env },
  });
}

test('an empty embedded database needs an agency file or the setting DEMO=off', () => {
  const { status, stderr } = prepare({});
  expect(stderr).toContain('The demo agency is not installed. Set AGENCY_FILE or DEMO=off');
  expect(status).toBe(1);
});

test.each([
  ['without the demo', { DEMO: 'off' }],
  ['of an agency', { AGENCY_FILE: path.resolve('server/settings/agency.demo.json') }],
])('the site %s starts', (_, settings) => {
  const { status, stdout, stderr } = prepare(settings);
  expect(stderr).toBe('');
  expect(stdout).toContain('drawings of version 0');
  expect(status).toBe(0);
});
