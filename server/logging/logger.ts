import { type Logger, pino } from 'pino';
import type { Settings } from '../settings.ts';

export type { Logger };

/** Lines of JSON on standard output. Nothing that a visitor typed or that identifies one is ever logged. */
export function createLogger(level: Settings['logLevel']): Logger {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}
