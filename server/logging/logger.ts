import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { isUnreachable } from '../database/unreachable.ts';
import type { Settings } from '../settings.ts';

export type { Logger };

/**
 * Lines of JSON, on standard output by default. Personal data and typed text are never logged, nor is what fails because
 * the database cannot be reached: `logReach` says so once.
 */
export function createLogger(level: Settings['logLevel'], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: withoutDetails },
    hooks: { logMethod: leaveOutOutages },
  };
  return destination ? pino(options, destination) : pino(options);
}

const leaveOutOutages: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (args, method) {
  const [said] = args as [unknown];
  const error = typeof said === 'object' && said !== null && 'err' in said ? said.err : undefined;
  if (!isUnreachable(error)) method.apply(this, args);
};

/** Other properties of an error are left out: PostgreSQL's contain the whole row. */
function withoutDetails(error: Error) {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, code };
}
