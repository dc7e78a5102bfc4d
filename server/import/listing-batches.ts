import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import { decideOutcome } from './history.ts';
import type { ListingRow } from './listing-row.ts';
import type { Tally } from './report.ts';
import { findKnown, type StagedListing, stage } from './staging.ts';
import { TextWords } from './text-words.ts';

const MAX_ROWS = 200;
const MAX_CHARACTERS = 2_000_000;

/**
 * Compares listings with what is stored and stages those that differ, in batches: while the database works
 * on one, the next is read.
 */
export class ListingBatches {
  private readonly db: Kysely<Database>;
  private readonly now: Date;
  private readonly tally: Tally;
  private rows: ListingRow[] = [];
  private characters = 0;
  private running: Promise<void> = Promise.resolve();
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
    await this.running;
    await findKnown(this.db, this.kept);
  }

  private async flush(): Promise<void> {
    const { rows } = this;
    this.rows = [];
    this.characters = 0;
    await this.running;
    this.running = this.process(rows);
    // Looked at by the next flush; until then it must not count as unhandled.
    this.running.catch(() => {});
  }

  private async process(rows: ListingRow[]): Promise<void> {
    const references = rows.map(({ reference }) => reference);
    const known = await findKnown(this.db, references);
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
    await stage(this.db, changed, this.textWords);
  }
}
