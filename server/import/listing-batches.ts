import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import { datedRow } from './listing/dated-row.ts';
import type { ListingRow } from './listing/listing-row.ts';
import type { Tally } from './report.ts';
import { TextWords } from './words/text-words.ts';
import { decideOutcome, type StoredListing } from './write/history.ts';
import { findStored, type StagedListing, stage, textsOf } from './write/staging.ts';

const MAX_ROWS = 200;
const MAX_CHARACTERS = 2_000_000;
/** Concurrent batches, so that the database works while this thread parses. */
const MAX_CONCURRENT_BATCHES = 3;

/**
 * Compares listings with the stored ones and stages those that differ, in concurrent batches. The order in which
 * batches complete does not matter.
 */
export class ListingBatches {
  private readonly db: Kysely<Database>;
  private readonly now: Date;
  private readonly tally: Tally;
  private rows: ListingRow[] = [];
  private characters = 0;
  private readonly underWay = new Set<Promise<void>>();
  /** The error of the first failed batch. The transaction is aborted then, so every later statement fails too. */
  failure: unknown;
  private readonly unchangedReferences: string[] = [];
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

  /** Marks a listing with an invalid line as present, so that it is not withdrawn and stays unchanged. */
  markUnchanged(reference: string): void {
    this.unchangedReferences.push(reference);
  }

  async finish(): Promise<void> {
    await this.flush();
    await this.settle();
    if (this.failure) throw this.failure;
    await findStored(this.db, this.unchangedReferences);
  }

  /** Waits until all running batches are settled. */
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
    if (this.underWay.size >= MAX_CONCURRENT_BATCHES) await Promise.race(this.underWay);
    if (this.failure) throw this.failure;
  }

  private async stageChanged(rows: ListingRow[]): Promise<void> {
    const stored = await findStored(
      this.db,
      rows.map(({ reference }) => reference),
    );
    const listings = this.findChanged(rows, stored);
    await stage(this.db, listings, await this.textWords.find(textsOf(listings)));
  }

  private findChanged(rows: ListingRow[], stored: Map<string, StoredListing>): StagedListing[] {
    const changed: StagedListing[] = [];
    for (const row of rows) {
      const before = stored.get(row.reference);
      if (before?.hash === row.hash) {
        this.tally.count(row.kind, 'unchanged');
        continue;
      }
      const dated = datedRow(row, before, this.now);
      const outcome = decideOutcome(dated, before, this.now);
      this.tally.count(row.kind, outcome.kind);
      if (outcome.hasNewPrice) this.tally.count(row.kind, 'price');
      changed.push({ row: dated, outcome, id: before?.id });
    }
    return changed;
  }
}
