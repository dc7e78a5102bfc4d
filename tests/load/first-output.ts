import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Returns a program's first output; rejects when it ends or fails to start before. */
export async function firstOutput(child: ChildProcess): Promise<string> {
  const { stdout } = child;
  if (!stdout) throw new Error('its output is not read');
  const end = once(child, 'close').then(([code, signal]) => {
    throw new Error(`the program ended (${code ?? signal}) and had printed nothing`);
  });
  const [printed] = await Promise.race([once(stdout, 'data'), end]);
  return String(printed).trim();
}
