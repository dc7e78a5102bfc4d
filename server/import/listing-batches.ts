import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { ListingRow } from './listing/listing-row.ts';
import type { Tally } from './report.ts';
import { TextWords } from './words/text-words.ts';
import { decideOutcome, type KnownListing } from './write/history.ts';
import { findKnown, type StagedListing, stage, textsOf } from './write/staging.ts';

const MAX_ROWS = 200;
const MAX_CHARACTERS = 2_000_000;
/** Batches under way at once, so that the database works while this thread parses. */
const MOST_UNDER_WAY = 3;

/**
 * Compares listings with what is stored and stages those that differ, in batches of which some are under way at once.
 * One may be staged before an earlier one: nothing depends on their order.
 */
export class ListingBatches {
  private readonly db: Kysely<Database>;
  private readonly now: Date;
  private readonly tally: Tally;
  private rows: ListingRow[] = [];
  private characters = 0;
  private readonly underWay = new Set<Promise<void>>();
  /** The error of the first batch that failed: the transaction is aborted, so every later statement fails too. */
  failure: unknown;
  private readonly kept: string[] = [];
  private readonly textWords: TextWords;

  constructor(db: Kysely<Database>, now: Date, tally: Tally) {
    this.db = db;
    this.now = now;
    this.tally = tally;
    this.textWords = new TextWords(db);
  }

  async add(row: ListingRow): Promise<void> {
    this.rows.push(row);
    for (const value of row.values) this.characters += value?.length ?? 0;
    for (const { description } of row.texts) this.characters += description.length;
    if (this.rows.length >= MAX_ROWS || this.characters >= MAX_CHARACTERS) await this.flush();
  }

  /** A listing whose line is bad stays as it is: it is not missing from the feed. */
  keep(reference: string): void {
    this.kept.push(reference);
  }

  async finish(): Promise<void> {
    await this.flush();
    await this.settle();
    if (this.failure) throw this.failure;
    await findKnown(this.db, this.kept);
  }

  /** Waits until no batch is under way, failed or not. */
  async settle(): Promise<void> {
    await Promise.all(this.underWay);
  }

  private async flush(): Promise<void> {
    const { rows } = this;
    this.rows = [];
    this.characters = 0;
    const batch = this.stageChanged(rows)
      .catch((error) => {
        this.failure ??= error;
      })
      .finally(() => this.underWay.delete(batch));
    this.underWay.add(batch);
    if (this.underWay.size >= MOST_UNDER_WAY) await Promise.race(this.underWay);
    if (this.failure) throw this.failure;
  }

  private async stageChanged(rows: ListingRow[]): Promise<void> {
    const known = await findKnown(
      this.db,
      rows.map(({ reference }) => reference),
    );
    const listings = this.findChanged(rows, known);
    await stage(this.db, listings, await this.textWords.find(textsOf(listings)));
  }

  private findChanged(rows: ListingRow[], known: Map<string, KnownListing>): StagedListing[] {
    const changed: StagedListing[] = [];
    for (const row of rows) {
      const before = known.get(row.reference);
      if (before?.hash === row.hash) {
        this.tally.count(row.kind, 'unchanged');
        continue;
      }
      const outcome = decideOutcome(row, before, this.now);
      this.tally.count(row.kind, outcome.kind);
      if (outcome.hasNewPrice) this.tally.count(row.kind, 'price');
      changed.push({ row, outcome, id: before?.id });
    }
    return changed;
  }
}
