import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pg from 'pg';

/** A statement that is sent this often is prepared. */
const OFTEN = 10;
/** The maximum number of prepared statements; PostgreSQL needs some 100 kB for each on every connection. */
const MAX_PREPARED_STATEMENTS = 60;

const READS = /^\s*(select|with)\b/i;
/** Later pages of a list are requested rarely, and there are many of them. */
const LATER_PAGE = /\boffset [1-9]/;
/**
 * A marker in statements whose best plan depends on the parameter values. A generic plan would be used for all values,
 * and read a thousand times more rows for a small city than its own plan.
 */
export const CUSTOM_PLAN_MARKER = '/* planned by its values */';
/** Errors after which a statement is not prepared: its tables were changed, or a connection pooler is in between. */
const UNPREPARABLE = new Set(['0A000', '26000', '42P05']);

const sent = new LRUCache<string, number>({ max: 1_000 });
/** The statement name of each text; the least recently used are evicted. */
const names = new LRUCache<string, string>({
  max: MAX_PREPARED_STATEMENTS,
  dispose: () => {
    evictedCount++;
  },
});
/** The number of evicted names so far. */
let evictedCount = 0;
/** Texts of statements that are not prepared. */
const unprepared = new LRUCache<string, true>({ max: 1_000 });

/** Whether a statement should be prepared when it is sent often. */
export function shouldPrepare(text: string): boolean {
  return READS.test(text) && !LATER_PAGE.test(text) && !text.includes(CUSTOM_PLAN_MARKER);
}

/** The name of a prepared statement; undefined for statements that are not prepared. */
function nameOf(text: string): string | undefined {
  const name = names.get(text);
  if (name !== undefined || unprepared.has(text) || !shouldPrepare(text)) return name;
  const times = (sent.get(text) ?? 0) + 1;
  sent.set(text, times);
  if (times < OFTEN) return undefined;
  names.set(text, hash('sha256', text, 'base64url').slice(0, 22));
  sent.delete(text);
  return undefined;
}

function neverPrepare(text: string): void {
  unprepared.set(text, true);
  names.delete(text);
}

type Query = (...args: unknown[]) => unknown;

/** Internals of `pg` without type definitions. */
interface Wire {
  /** Statement texts by name. */
  parsedStatements: Record<string, string>;
  /** Sent in the same batch as the next statement; PostgreSQL confirms it without a separate round trip. */
  close(what: { type: 'S'; name: string }): void;
}

/**
 * A client that prepares frequent read statements: they are parsed once, and planned once where PostgreSQL finds that a
 * generic plan suffices. Parsing and planning such a statement costs more than executing it.
 */
export class PreparingClient extends pg.Client {
  #closedCount = evictedCount;

  override query = ((...args: unknown[]) => {
    const query = super.query as Query;
    const [text, values, ...others] = args;
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
    if (!name) return query.apply(this, args);
    this.#closeEvicted();
    const answer = query.call(this, { name, text, values }, ...others);
    if (answer instanceof Promise)
      answer.catch(({ code }) => UNPREPARABLE.has(code) && neverPrepare(text as string));
    return answer;
  }) as pg.Client['query'];

  /**
   * Deallocates statements whose names were evicted. Runs when this connection is idle: the confirmation then arrives
   * with the next statement, and all parsed statements are known. A statement in progress is listed in
   * `parsedStatements` only when it has completed, so it would be missed. Close messages cannot fail, neither in a
   * failed transaction, nor where a pooler has moved the name to another connection.
   */
  #closeEvicted(): void {
    const { readyForQuery } = this as unknown as { readyForQuery: boolean };
    if (this.#closedCount === evictedCount || !readyForQuery) return;
    this.#closedCount = evictedCount;
    const current = new Set(names.values());
    const wire = this.connection as unknown as Wire;
    for (const name of Object.keys(wire.parsedStatements)) {
      if (current.has(name)) continue;
      wire.close({ type: 'S', name });
      delete wire.parsedStatements[name];
    }
  }
}
