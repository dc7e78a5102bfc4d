import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pg from 'pg';

/** Sent as often as this, a statement is worth its place. */
const OFTEN = 10;
/** PostgreSQL keeps some 100 kB for each of them on each connection, until that ends. */
const MOST_PREPARED = 60;

const READS = /^\s*(select|with)\b/i;
/** A later page of a list is asked for seldom, and there are many of them. */
const LATER_PAGE = /\boffset [1-9]/;
/**
 * Stands in the text of a statement whose best plan depends on its values: PostgreSQL would keep one plan for all of them, which
 * reads a thousand times as much of a small town as its own.
 */
export const PLANNED_BY_VALUES = '/* planned by its values */';
/** The plan is of tables that were changed since, or the name is of another connection: a pooler stands between. */
const REFUSALS = new Set(['0A000', '26000', '42P05']);

const sent = new LRUCache<string, number>({ max: 1_000 });
/** Each of a text; those least recently used make room. */
const names = new LRUCache<string, string>({
  max: MOST_PREPARED,
  dispose: () => {
    givenUp++;
  },
});
/** How many names were given up so far. */
let givenUp = 0;
/** Texts that are sent as they are. */
const refused = new LRUCache<string, true>({ max: 1_000 });

/** Whether a statement is prepared, sent often. */
export function isWorthPreparing(text: string): boolean {
  return READS.test(text) && !LATER_PAGE.test(text) && !text.includes(PLANNED_BY_VALUES);
}

/** The name of a statement that is worth it and sent often; none of any other. */
function nameOf(text: string): string | undefined {
  const name = names.get(text);
  if (name !== undefined || refused.has(text) || !isWorthPreparing(text)) return name;
  const times = (sent.get(text) ?? 0) + 1;
  sent.set(text, times);
  if (times < OFTEN) return undefined;
  names.set(text, hash('sha256', text, 'base64url').slice(0, 22));
  sent.delete(text);
  return undefined;
}

function refuse(text: string): void {
  refused.set(text, true);
  names.delete(text);
}

type Query = (...args: unknown[]) => unknown;

/** What `pg` knows of a connection and has no types for. */
interface Wire {
  /** Texts by name. */
  parsedStatements: Record<string, string>;
  /** Written into the same batch as the next statement; PostgreSQL answers it without an end of its own. */
  close(what: { type: 'S'; name: string }): void;
}

/**
 * A connection on which statements that read and are sent often are parsed once, and planned once where PostgreSQL
 * finds that other values need no other plan. To read and plan a statement costs more than to answer it.
 */
export class PreparingClient extends pg.Client {
  #givenUp = givenUp;

  override query = ((...args: unknown[]) => {
    const query = super.query as Query;
    const [text, values, ...others] = args;
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
    if (!name) return query.apply(this, args);
    this.#closeGivenUp();
    const answer = query.call(this, { name, text, values }, ...others);
    if (answer instanceof Promise) answer.catch(({ code }) => REFUSALS.has(code) && refuse(text as string));
    return answer;
  }) as pg.Client['query'];

  /**
   * Frees what was prepared here by names that were given up since. Each connection does it by itself, when it is idle: then
   * PostgreSQL answers together with the statement that is sent next, and all that was parsed is known. One under way is
   * among `parsedStatements` only once it is answered: it would be passed over, and stay. To close is no statement, so it
   * cannot fail, also in a transaction that has, nor where a pooler gave the name to another connection.
   */
  #closeGivenUp(): void {
    const { readyForQuery } = this as unknown as { readyForQuery: boolean };
    if (this.#givenUp === givenUp || !readyForQuery) return;
    this.#givenUp = givenUp;
    const kept = new Set(names.values());
    const wire = this.connection as unknown as Wire;
    for (const name of Object.keys(wire.parsedStatements)) {
      if (kept.has(name)) continue;
      wire.close({ type: 'S', name });
      delete wire.parsedStatements[name];
    }
  }
}
