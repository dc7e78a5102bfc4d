/** A log that must know nobody: whatever a test sends is remembered, and may not stand in it. */
import { expect } from '@jest/globals';
import { createLogger } from '../../server/logging/logger.ts';

/** What is shorter may stand in a log for another reason. */
const SHORTEST_SECRET = 6;
/** Words of the API that a log may know. */
const WORDS = new Set(['GENERAL', 'ESTIMATE']);

export function createNamelessLog() {
  const lines: string[] = [];
  const secrets = new Set<string>();
  const remember = (values: object): void => {
    for (const value of Object.values(values)) {
      if (typeof value === 'object' && value) remember(value);
      if (typeof value !== 'string' || value.length < SHORTEST_SECRET || WORDS.has(value)) continue;
      secrets.add(value);
      secrets.add(JSON.stringify(value).slice(1, -1));
    }
  };
  return {
    lines,
    log: createLogger('trace', { write: (line) => void lines.push(line) }),
    remember,
    expectNobody(): void {
      const logged = lines.join('');
      expect([...secrets].filter((secret) => logged.includes(secret))).toEqual([]);
    },
  };
}
