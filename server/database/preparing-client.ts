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
/** The plan is of tables that were changed since, or the name is of another connection: a pooler stands between. */
const REFUSALS = new Set(['0A000', '26000', '42P05']);

const sent = new LRUCache<string, number>({ max: 1_000 });
const names = new Map<string, string>();

/** The name of a statement that reads and is sent often; none of any other. */
function nameOf(text: string): string | undefined {
  const name = names.get(text);
  if (name !== undefined || names.size >= MOST_PREPARED || !READS.test(text) || LATER_PAGE.test(text))
    return name;
  const times = (sent.get(text) ?? 0) + 1;
  sent.set(text, times);
  if (times >= OFTEN) names.set(text, hash('sha256', text, 'base64url').slice(0, 22));
  return undefined;
}

/** It is sent as it is from now on. */
function refuse(text: string): void {
  names.set(text, '');
}

type Query = (...args: unknown[]) => unknown;

/**
 * A connection on which statements that read and are sent often are parsed once, and planned once where PostgreSQL
 * finds that other values need no other plan. To read and plan a statement costs more than to answer it.
 */
export class PreparingClient extends pg.Client {
  override query = ((...args: unknown[]) => {
    const query = super.query as Query;
    const [text, values, ...others] = args;
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
    if (!name) return query.apply(this, args);
    const answer = query.call(this, { name, text, values }, ...others);
    if (answer instanceof Promise) answer.catch(({ code }) => REFUSALS.has(code) && refuse(text as string));
    return answer;
  }) as pg.Client['query'];
}
