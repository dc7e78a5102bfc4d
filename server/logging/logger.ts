import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '../settings.ts';

export type { Logger };

/** Lines of JSON, on standard output unless told where. Nothing that a visitor typed or that identifies one is ever logged. */
export function createLogger(level: Settings['logLevel'], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: withoutDetails },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** What else an error carries stays out: PostgreSQL's tell the whole row that they are about. */
function withoutDetails(error: Error) {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, code };
}
