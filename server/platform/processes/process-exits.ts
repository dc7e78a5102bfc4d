/** The number of worker processes that ended unexpectedly, by reason. */
export type ProcessExits = Record<string, number>;

/** Returns the reason for which a process ended: the signal, or the exit code. */
export function exitReason(code: number | null, signal: NodeJS.Signals | null): string {
  return signal ?? `code ${code}`;
}
