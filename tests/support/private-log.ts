/** A log that must contain no personal data: submitted values are registered and must not be logged. */
import { expect } from '@jest/globals';
import { createLogger } from '../../server/platform/logging/logger.ts';

/** Shorter values may occur in a log for other reasons. */
const MIN_SECRET_LENGTH = 6;
/** Enumerated values of the API that may be logged. */
const WORDS = new Set(['GENERAL', 'ESTIMATE']);

export function createPrivateLog() {
  const lines: string[] = [];
  const secrets = new Set<string>();
  const remember = (values: object): void => {
    for (const value of Object.values(values)) {
      if (typeof value === 'object' && value) remember(value);
      if (typeof value !== 'string' || value.length < MIN_SECRET_LENGTH || WORDS.has(value)) continue;
      secrets.add(value);
      secrets.add(JSON.stringify(value).slice(1, -1));
    }
  };
  return {
    lines,
    log: createLogger('trace', { write: (line) => void lines.push(line) }),
    remember,
    expectNoPersonalData(): void {
      const logged = lines.join('');
      expect([...secrets].filter((secret) => logged.includes(secret))).toEqual([]);
    },
  };
}
