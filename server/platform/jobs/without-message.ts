import { PermanentError, RetryableError } from './outcomes.ts';

/** An unexpected error may contain a visitor's text and is logged and stored, so only its location is kept. */
export function withoutMessage(error: Error, failure: string): Error {
  if (error instanceof RetryableError || error instanceof PermanentError) return error;
  const shown = new Error(`${failure}: ${error.name}`);
  shown.stack = `${shown.message}\n${(error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')}`;
  return shown;
}
