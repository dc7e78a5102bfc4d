/** Programs in front of the site that tests run when they are installed. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chmodSync, constants, mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe } from '@jest/globals';

/** Debian installs servers there, and an ordinary user's path may lack it. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];
const PAUSE_MS = 20;

export interface Program {
  readonly pid: number;
  end(): Promise<void>;
}

/** Returns the path of an installed program, or null. */
function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...SERVER_FOLDERS];
  return folders.map((folder) => path.join(folder, name)).find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Creates a folder that the program can also enter when root has started it and it runs as another user. */
export function createProgramFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `baksteen-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/** `describe` for tests that need a program. Without it, they are reported as skipped, and a line names the program. */
export function describeWith(name: string): typeof describe | typeof describe.skip {
  if (findProgram(name)) return describe;
  process.stderr.write(`Left out: ${name} is not installed.\n`);
  return describe.skip;
}

/**
 * Runs a program until it exits; returns its output.
 * @throws an error with the output when the exit code is not 0.
 */
export function runProgram(name: string, args: readonly string[]): string {
  try {
    return execFileSync(findProgram(name) ?? name, args, { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${name} ${args.join(' ')} failed: ${stdout}${stderr}`);
  }
}

interface StartOptions {
  /** The TCP port on which the started program listens. */
  port: number;
  /** The user id of the process; default: that of the test. */
  uid?: number | undefined;
}

/**
 * Starts a server; resolves when it listens.
 * @throws an error with its output when it ends before.
 */
export async function startProgram(
  name: string,
  args: readonly string[],
  { port, uid }: StartOptions,
): Promise<Program> {
  const child = spawn(findProgram(name) ?? name, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Programs write their state below it.
    env: { PATH: process.env.PATH, HOME: '/nonexistent' },
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => output.push(String(text)));
  while (!(await isListening(port))) {
    if (hasEnded(child)) throw new Error(`${name} ended: ${output.join('')}`);
    await wait(PAUSE_MS);
  }
  return {
    pid: child.pid ?? 0,
    async end() {
      if (hasEnded(child)) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

function isListening(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
