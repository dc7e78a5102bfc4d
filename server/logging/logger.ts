import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '../settings.ts';

export type { Logger };

/** Lines of JSON, on standard output unless told where. Nothing that a visitor typed or that identifies one is ever logged. */
export function createLogger(level: Settings['logLevel'], destination?: DestinationStream): Logger {
  const options = { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime };
  return destination ? pino(options, destination) : pino(options);
}
