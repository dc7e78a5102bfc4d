/** Runs commands of `server/commands/` as an operator does. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { connectionUrl, type DatabaseTarget } from '../../../server/platform/database/connect.ts';

export interface Finished {
  code: number | null;
  output: string;
}

/** Runs a command of `server/commands/`; it does not inherit environment variables. */
export async function runCommand(
  command: 'backup' | 'restore' | 'move-database' | 'import' | 'partners',
  args: readonly string[],
  settings: NodeJS.ProcessEnv,
): Promise<Finished> {
  const { PATH } = process.env;
  const child = spawn(process.execPath, [`server/commands/${command}.ts`, ...args], {
    env: { PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'exit');
  return { code, output: (await output).join('') };
}

/** The settings of a site on this database. */
export const settingsOf = (target: DatabaseTarget, dataDir: string): NodeJS.ProcessEnv => ({
  DATABASE_URL: connectionUrl(target),
  DATA_DIR: dataDir,
});
