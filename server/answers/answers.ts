/** Finished answers: kept under the version of what is published, and made once however many ask. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Keeping } from '../../graphql/keeping.ts';
import type { Reachability } from '../database/reachability.ts';
import { isUnreachable } from '../database/unreachable.ts';
import { type Answer, type MadeAnswer, press, sizeOf, slim, toAnswer } from './answer.ts';
import type { PublishedVersion } from './published-version.ts';
import { sendKept } from './send-kept.ts';

/** While a new answer is made, the one of the version before may go out for so long. */
const LONGEST_OLD_MS = 2_000;
/** An answer is kept when it is asked for again within this time: a crawler asks once. */
const AGAIN_MS = 10 * 60_000;
/** Questions that are remembered for that. */
const MOST_ASKED = 20_000;

/** Said of what is given though nobody knows whether it still holds (RFC 9211). */
const CACHE_STATUS_AWAY = 'baksteen; hit; detail=database-unreachable';

/** A finished answer, and what it depends on. */
export interface Finished extends MadeAnswer {
  keeping: Keeping;
}

/** `sent`: it went out by itself; `later` is what others may get, when there is something. `gone`: nobody waits for it. */
export type Outcome = Finished | { sent: true; later?: Promise<Finished> } | 'gone';

/** An answer under what it was made of. */
interface Kept {
  answer: Answer;
  isShared: boolean;
  published: number | null;
  /** Null: no agenda matters to it. */
  agendas: number | null;
  until: number;
  /** How often it was given from the store. */
  given: number;
}

interface Parts {
  /** 0: nothing is kept. */
  bytes: number;
  /** How long a cache in front may keep what is shared. */
  sharedSeconds: number;
  version: Readonly<PublishedVersion>;
  reach: Pick<Reachability, 'isAway'>;
  now(): Date;
  count(what: 'hit' | 'miss' | 'old' | 'away'): void;
}

export interface Asked {
  req: IncomingMessage;
  res: ServerResponse;
  /** Headers of a response that has none yet, names and values in turn. */
  ahead?: readonly string[];
}

/** `alone`: what was made is for one visitor. `gone`: nothing was made. */
type Made = Kept | 'alone' | 'gone';
/** `isWanted`: it was kept, and is asked for again and again. */
type Produce = (isWanted: boolean) => Promise<Outcome>;

/** Answers questions that everybody is answered alike. */
export class Answers {
  readonly #parts: Parts;
  readonly #kept: LRUCache<string, Kept>;
  readonly #asked = new LRUCache<string, true>({ max: MOST_ASKED, ttl: AGAIN_MS });
  readonly #underWay = new Map<string, { made: Promise<Made>; isAwaited: boolean }>();

  #pressing: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
    const sizeCalculation = ({ answer }: Kept, key: string) => sizeOf(answer) + key.length;
    this.#kept = new LRUCache({ maxSize: Math.max(parts.bytes, 1), sizeCalculation });
  }

  get isOn(): boolean {
    return this.#parts.bytes > 0;
  }

  /** What is kept now. */
  get size(): { bytes: number; answers: number } {
    return { bytes: this.#kept.calculatedSize, answers: this.#kept.size };
  }

  /** By what is kept, of any version while the database is away; null when nothing is. */
  give(key: string, asked: Asked): Promise<void> | null {
    if (this.#parts.reach.isAway) {
      const old = this.#kept.get(key);
      return old ? this.#sendOld(asked, old) : null;
    }
    const kept = this.#find(key);
    return kept && this.#send(asked, kept).then(() => this.#improve(key, kept));
  }

  /** By what is kept, by what is made for another at this moment, or by what `produce` makes. */
  async answer(key: string, asked: Asked, produce: Produce): Promise<void> {
    try {
      await this.#answer(key, asked, produce);
    } catch (error) {
      // The database went away while this was made.
      const last = isUnreachable(error) && !asked.res.headersSent && this.#kept.get(key);
      if (!last) throw error;
      await this.#sendOld(asked, last);
    }
  }

  async #answer(key: string, asked: Asked, produce: Produce): Promise<void> {
    const given = this.give(key, asked);
    if (given) return given;
    const others = this.#underWay.get(key);
    if (!others) return this.#make(key, asked, produce);
    others.isAwaited = true;
    const made = await others.made;
    if (asked.res.destroyed) return;
    if (made === 'gone' || (made !== 'alone' && !this.#mayGoOut(made)))
      return this.#answer(key, asked, produce);
    if (made !== 'alone') return this.#send(asked, made);
    const own = await produce(false);
    if (own !== 'gone' && !('sent' in own)) await this.#send(asked, this.#toKept(own, this.#parts.version));
  }

  /** What can go out at once. */
  #find(key: string): Kept | null {
    const { now, count } = this.#parts;
    const kept = this.#kept.get(key);
    if (!kept || now().getTime() >= kept.until) return null;
    if (this.#isCurrent(kept)) {
      count('hit');
      return kept;
    }
    if (!this.#mayGoOut(kept) || !this.#underWay.has(key)) return null;
    count('old');
    return kept;
  }

  /** It is of what is published now, or was until a moment ago. */
  #mayGoOut(kept: Kept): boolean {
    if (this.#isCurrent(kept)) return true;
    const { published, heardAt } = this.#parts.version;
    const wasLast = kept.published === published || kept.published === (published ?? 0) - 1;
    return wasLast && performance.now() - heardAt < LONGEST_OLD_MS;
  }

  #isCurrent({ published, agendas }: Kept): boolean {
    const { version } = this.#parts;
    return published === version.published && (agendas === null || agendas === version.agendas);
  }

  /** For this request, and for whoever asks the same meanwhile. */
  async #make(key: string, asked: Asked, produce: Produce): Promise<void> {
    this.#parts.count('miss');
    const { promise, resolve } = Promise.withResolvers<Made>();
    const entry = { made: promise, isAwaited: false };
    this.#underWay.set(key, entry);
    const isAskedAgain = this.#asked.has(key);
    this.#asked.set(key, true);
    // What is published while it is made may be in it, or not.
    const at = { ...this.#parts.version };
    let made: Made = 'alone';
    try {
      const outcome = await produce(this.#kept.has(key));
      if (outcome === 'gone') made = 'gone';
      else made = await this.#finish(outcome, at, (kept) => this.#send(asked, kept));
    } finally {
      this.#underWay.delete(key);
      resolve(made);
      const isKept = typeof made === 'object' && (isAskedAgain || entry.isAwaited);
      if (isKept) await this.#keep(key, made as Kept);
    }
  }

  async #finish(
    outcome: Exclude<Outcome, 'gone'>,
    at: Readonly<PublishedVersion>,
    send: (kept: Kept) => Promise<void>,
  ): Promise<Made> {
    const hasSent = 'sent' in outcome;
    // What failed was reported where it failed; others find out for themselves.
    const finished = hasSent ? await outcome.later?.catch(() => undefined) : outcome;
    if (!finished) return 'alone';
    const kept = this.#toKept(finished, at);
    if (!hasSent) await send(kept);
    return finished.keeping.isShared ? kept : 'alone';
  }

  #toKept(finished: Finished, { published, agendas }: Readonly<PublishedVersion>): Kept {
    const { isShared, showsAgenda, until } = finished.keeping;
    const answer = toAnswer(finished);
    return { answer, isShared, published, agendas: showsAgenda ? agendas : null, until, given: 0 };
  }

  async #keep(key: string, kept: Kept): Promise<void> {
    await slim(kept.answer);
    if (kept.published !== null && this.#isCurrent(kept)) this.#kept.set(key, kept);
  }

  /** Asked for again: it is worth its shortest form. */
  async #improve(key: string, kept: Kept): Promise<void> {
    kept.given += 1;
    if (kept.given > 1) return;
    const improve = async () => {
      if (this.#kept.peek(key) !== kept) return;
      await press(kept.answer);
      // Its size is another.
      if (this.#kept.peek(key) === kept) this.#kept.set(key, kept);
    };
    // One at a time: it takes a processor from those who wait for an answer. What fails stays as it is.
    this.#pressing = this.#pressing.then(improve).catch(() => {});
    await this.#pressing;
  }

  /** No cache in front may keep it. */
  #sendOld({ req, res, ahead }: Asked, { answer }: Kept): Promise<void> {
    this.#parts.count('away');
    return sendKept(req, res, { answer, caching: 'no-store', cacheStatus: CACHE_STATUS_AWAY, ahead });
  }

  #send({ req, res, ahead }: Asked, kept: Kept): Promise<void> {
    return sendKept(req, res, { answer: kept.answer, caching: this.#cachingOf(kept), ahead });
  }

  /** How caches in front may keep it. */
  #cachingOf({ isShared, until }: Kept): string {
    const { sharedSeconds, now } = this.#parts;
    const seconds = Math.min(sharedSeconds, Math.floor((until - now().getTime()) / 1000));
    if (!isShared || seconds <= 0) return 'no-cache';
    return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${sharedSeconds}`;
  }
}
