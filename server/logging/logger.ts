import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '../settings.ts';

export type { Logger };

/** Lines of JSON, on standard output by default. Personal data and typed text are never logged. */
export function createLogger(level: Settings['logLevel'], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: withoutDetails },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Other properties of an error are left out: PostgreSQL's contain the whole row. */
function withoutDetails(error: Error) {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, code };
}
