import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import { decideOutcome, type KnownListing } from './history.ts';
import type { ListingRow } from './listing-row.ts';
import type { Tally } from './report.ts';
import { findKnown, type PreparedListings, type StagedListing, stage, textsOf } from './staging.ts';
import { TextWords } from './text-words.ts';

const MAX_ROWS = 200;
const MAX_CHARACTERS = 2_000_000;

/**
 * Compares listings with what is stored and stages those that differ, in batches. While the database stages one,
 * the next is compared and its words are found: what is asked of its references goes to the database before the rows
 * of the one before; words that are new wait for them.
 */
export class ListingBatches {
  private readonly db: Kysely<Database>;
  private readonly now: Date;
  private readonly tally: Tally;
  private rows: ListingRow[] = [];
  private characters = 0;
  private prepared: PreparedListings | undefined;
  private staging: Promise<void> = Promise.resolve();
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
    await this.stagePrepared();
    await this.staging;
    await findKnown(this.db, this.kept);
  }

  /**
   * Ends when nothing is under way any more.
   * @throws what staging failed with: whatever the database is asked next fails because of it.
   */
  settle(): Promise<void> {
    return this.staging;
  }

  private async flush(): Promise<void> {
    const { rows } = this;
    this.rows = [];
    this.characters = 0;
    const asked = findKnown(
      this.db,
      rows.map(({ reference }) => reference),
    );
    const [known] = await Promise.all([asked, this.stagePrepared()]);
    const listings = this.findChanged(rows, known);
    const words = await this.textWords.find(textsOf(listings));
    this.prepared = { listings, words };
  }

  /** Begins to stage what is prepared, once what is under way has ended: two batches are the most there are. */
  private async stagePrepared(): Promise<void> {
    const { prepared } = this;
    this.prepared = undefined;
    await this.staging;
    if (!prepared) return;
    this.staging = stage(this.db, prepared);
    // Looked at by the next one; until then it must not count as unhandled.
    this.staging.catch(() => {});
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
