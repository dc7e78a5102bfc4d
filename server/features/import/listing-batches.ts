import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import { datedRow } from './listing/dated-row.ts';
import type { ListingRow } from './listing/listing-row.ts';
import type { Tally } from './report.ts';
import { decideOutcome, type StoredListing } from './write/history.ts';
import { findStored, type StagedListing, stage } from './write/staging.ts';

const MAX_ROWS = 200;
const MAX_CHARACTERS = 2_000_000;
/** Concurrent batches, so that the database works while this thread parses. */
const MAX_CONCURRENT_BATCHES = 3;

interface BatchDependencies {
  /** The feed that owns the listings. */
  feed: string;
  /** The feeds whose listings may be written: the owner, and the feed whose listings it takes over. */
  feeds: readonly (string | undefined)[];
  now: Date;
  tally: Tally;
}

interface ReadRow {
  row: ListingRow;
  /** The number of its line. */
  number: number;
}

/**
 * Compares listings with the stored ones and stages those that differ, in concurrent batches. The order in which
 * batches complete does not matter.
 */
export class ListingBatches {
  private readonly db: Kysely<Database>;
  private readonly dependencies: BatchDependencies;
  private rows: ReadRow[] = [];
  private characters = 0;
  private readonly underWay = new Set<Promise<void>>();
  /** The error of the first failed batch. The transaction is aborted then, so every later statement fails too. */
  failure: unknown;
  private readonly unchangedReferences: string[] = [];

  constructor(db: Kysely<Database>, dependencies: BatchDependencies) {
    this.db = db;
    this.dependencies = dependencies;
  }

  /** `number`: that of the row's line. */
  async add(row: ListingRow, number: number): Promise<void> {
    this.rows.push({ row, number });
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

  private async stageChanged(rows: ReadRow[]): Promise<void> {
    const stored = await findStored(
      this.db,
      rows.map(({ row }) => row.reference),
    );
    const listings = this.findChanged(rows, stored);
    await stage(this.db, listings);
  }

  private findChanged(rows: ReadRow[], stored: Map<string, StoredListing>): StagedListing[] {
    const { feed, feeds, now, tally } = this.dependencies;
    const changed: StagedListing[] = [];
    for (const { row, number } of rows) {
      const { reference, kind } = row;
      const before = stored.get(reference);
      if (before && !feeds.includes(before.feed) && before.status !== 'WITHDRAWN') {
        const reasons = [`reference: ${reference} belongs to the feed "${before.feed}"`];
        tally.reject({ line: number, reference, reasons }, kind);
        continue;
      }
      if (before?.hash === row.hash && before.feed === feed) {
        tally.count(kind, 'unchanged');
        continue;
      }
      const dated = datedRow(row, before, now);
      const outcome = decideOutcome(dated, before, now);
      tally.count(kind, outcome.kind);
      if (outcome.hasNewPrice) tally.count(kind, 'price');
      changed.push({ row: dated, outcome, id: before?.id });
    }
    return changed;
  }
}
