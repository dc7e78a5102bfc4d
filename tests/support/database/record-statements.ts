import pg from 'pg';
import { BARRIER_STATEMENT } from './change-barrier.ts';

/** The statement by which a process asks every five seconds for the catalogue version, whatever visitors do. */
const POLL_STATEMENT = 'select version from publication';
const OF_NO_REQUEST = new Set([BARRIER_STATEMENT, POLL_STATEMENT]);

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/** Records the text of every statement that this process sends for requests, until stopped. */
export function recordStatements(): { texts: string[]; stop(): void } {
  const texts: string[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const own = prototype.query;
  prototype.query = function note(...args) {
    const [first] = args as [string | { text?: string }];
    const text = typeof first === 'string' ? first : first?.text;
    if (text && !OF_NO_REQUEST.has(text)) texts.push(text);
    return own.apply(this, args);
  };
  return {
    texts,
    stop() {
      prototype.query = own;
    },
  };
}
