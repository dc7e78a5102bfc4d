/** Runs `npm run dev` on a copy of the sources, which tests may change. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPort } from '../site-process.ts';

const COPIED = ['client', 'demo', 'graphql', 'locales', 'server', 'shared', 'package.json', 'vite.config.ts'];

export interface DevelopmentSite {
  url: string;
  /** Replaces a text of a source file. @throws when the file lacks it. */
  edit(file: string, text: string, by: string): void;
  /** What the site has written to the terminal. */
  output(): string;
  stop(): Promise<void>;
}

export async function startDevelopment(): Promise<DevelopmentSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-development-'));
  // When this process is root, PostgreSQL runs as another user, which must be able to enter the folder.
  chmodSync(folder, 0o755);
  for (const name of COPIED) cpSync(name, path.join(folder, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  const port = await findPort();
  const { PATH, HOME } = process.env;
  const site = spawn(process.execPath, ['server/dev.ts'], {
    cwd: folder,
    env: { PATH, HOME, PORT: String(port), DATA_DIR: path.join(folder, 'data'), PRERENDERED_PICTURES: '0' },
  });
  let output = '';
  for (const stream of [site.stdout, site.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  await whenListening(site, () => output);
  return {
    url: `http://localhost:${port}`,
    edit: (name, text, by) => {
      const file = path.join(folder, name);
      const before = readFileSync(file, 'utf8');
      if (!before.includes(text)) throw new Error(`${name} has no ${text}`);
      writeFileSync(
        file,
        before.replace(text, () => by),
      );
    },
    output: () => output,
    stop: async () => {
      const ended = once(site, 'exit');
      site.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves when the site has printed its address. */
async function whenListening(site: ChildProcess, output: () => string): Promise<void> {
  const ended = once(site, 'exit').then(() => {
    throw new Error(`the site ended: ${output()}`);
  });
  while (!output().includes('from its sources'))
    await Promise.race([once(site.stdout as NodeJS.ReadableStream, 'data'), ended]);
}
