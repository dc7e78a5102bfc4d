import { type DestinationStream, type LevelWithSilent, type Logger, type LoggerOptions, pino } from 'pino';
import { isUnreachable } from '../errors/unreachable.ts';

export type { Logger };

/**
 * Creates a logger of JSON lines, to standard output by default. Personal data and typed text are never logged.
 * Failures caused by an unreachable database are not logged one by one: `logOutages` reports them once.
 */
export function createLogger(level: LevelWithSilent, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: withoutDetails },
    hooks: { logMethod: omitOutageErrors },
  };
  return destination ? pino(options, destination) : pino(options);
}

const omitOutageErrors: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (args, method) {
  const [firstArgument] = args as [unknown];
  const error =
    typeof firstArgument === 'object' && firstArgument !== null && 'err' in firstArgument
      ? firstArgument.err
      : undefined;
  if (!isUnreachable(error)) method.apply(this, args);
};

/** Omits other properties of an error: those of PostgreSQL contain the whole row. */
function withoutDetails(error: Error) {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, code };
}
