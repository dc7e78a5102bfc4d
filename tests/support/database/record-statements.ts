import pg from 'pg';
import { BARRIER_STATEMENT } from './change-barrier.ts';

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/** Records the text of every statement that this process sends, but for those of the barrier, until stopped. */
export function recordStatements(): { texts: string[]; stop(): void } {
  const texts: string[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const own = prototype.query;
  prototype.query = function note(...args) {
    const [first] = args as [string | { text?: string }];
    const text = typeof first === 'string' ? first : first?.text;
    if (text && text !== BARRIER_STATEMENT) texts.push(text);
    return own.apply(this, args);
  };
  return {
    texts,
    stop() {
      prototype.query = own;
    },
  };
}
