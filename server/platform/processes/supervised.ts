/** The only worker's side of its supervisor (`supervisor.ts`). */
import * as v from 'valibot';
import type { ProcessExits } from './process-exits.ts';

/** The variable that marks a supervised process; it contains the exits of its predecessors. */
export const EXITS_VARIABLE = 'SUPERVISED_EXITS';
/** The message of a process that accepts requests. */
export const LISTENING = 'listening';

const processExits = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));

export function isSupervised(env: NodeJS.ProcessEnv = process.env): boolean {
  return env[EXITS_VARIABLE] !== undefined;
}

/** Returns the unexpected exits of this process's predecessors. */
export function readPreviousExits(env: NodeJS.ProcessEnv = process.env): ProcessExits {
  const exits = env[EXITS_VARIABLE];
  return exits === undefined ? {} : v.parse(processExits, exits);
}

/** Tells the supervisor that this process accepts requests: from now on, it is restarted when it ends. */
export function reportListening(): void {
  if (isSupervised()) process.send?.(LISTENING);
}

/** Calls a function when the supervisor has ended. */
export function onSupervisorGone(listener: () => void): void {
  if (isSupervised()) process.once('disconnect', listener);
}
