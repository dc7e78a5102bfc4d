/** Errors that no test caught, such as those of timers, and promises whose rejection is never handled. */
const errors = new Map<unknown, Error>();

/**
 * Collects them for the rest of the process, also while no file runs. Without this, the first would end the process.
 */
export function collectUncaughtErrors(): void {
  process.on('uncaughtException', (error) => errors.set(error, error));
  process.on('unhandledRejection', (reason, promise) =>
    errors.set(promise, reason instanceof Error ? reason : new Error(`Rejected with ${String(reason)}`)),
  );
  process.on('rejectionHandled', (promise) => errors.delete(promise));
}

/** Returns the errors since the last call. */
export function takeUncaughtErrors(): Error[] {
  const taken = [...errors.values()];
  errors.clear();
  return taken;
}
