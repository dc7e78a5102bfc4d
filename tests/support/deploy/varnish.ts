/** Starts Varnish with the configuration of `deploy/`. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findPort } from '../site-process.ts';
import { readExample } from './example.ts';
import { createProgramFolder, runProgram, startProgram } from './programs.ts';

export interface RunningVarnish {
  port: number;
  stop(): Promise<void>;
}

export async function startVarnish(apps: readonly [number, number]): Promise<RunningVarnish> {
  const folder = createProgramFolder('varnish');
  const [one, two] = apps;
  const text = readExample('varnish.vcl', {
    '"10.0.0.11";\n    .port = "3000"': `"127.0.0.1";\n    .port = "${one}"`,
    '"10.0.0.12";\n    .port = "3000"': `"127.0.0.1";\n    .port = "${two}"`,
  });
  const file = path.join(folder, 'default.vcl');
  writeFileSync(file, text);
  runProgram('varnishd', ['-C', '-n', path.join(folder, 'check'), '-f', file]);
  const port = await findPort();
  const state = path.join(folder, 'state');
  const args = ['-F', '-n', state, '-a', `127.0.0.1:${port}`, '-f', file, '-p', 'http_gzip_support=off'];
  const program = await startProgram('varnishd', [...args, '-s', 'malloc,32M'], { port });
  return {
    port,
    async stop() {
      await program.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
