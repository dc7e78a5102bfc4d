/** Homes that the site knows as units of a project which the feed does not contain, or not yet. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import { type ImportState, importLine, rejectLine } from './import-line.ts';
import type { FeedItem } from './read/feed-reader.ts';
import type { References } from './references.ts';

interface FormerUnit {
  item: FeedItem;
  /** The reference of the project. */
  project: string;
}

/**
 * Units become homes of their own when the import withdraws their project. That is known only at the end of the file:
 * the project may be on a later line, and too many missing listings stay on offer.
 */
export class FormerUnits {
  private units: FormerUnit[] = [];

  /** Returns whether the line waits for the end of the file. */
  hold(item: FeedItem, references: References): boolean {
    if (!('line' in item) || item.line.kind !== 'estate') return false;
    const project = references.findUnseenProject(item.line.reference);
    if (project !== undefined) this.units.push({ item, project });
    return project !== undefined;
  }

  /** Imports the homes whose project is withdrawn, or no longer has them; others are rejected, and stay units. */
  async import(trx: Kysely<Database>, isWithdrawn: RawBuilder<boolean>, state: ImportState): Promise<void> {
    if (this.units.length === 0) return;
    const projects = [...new Set(this.units.map(({ project }) => project))];
    const { rows } = await sql<{ reference: string }>`
      select reference from listing
      where reference = any(${projects}::text[]) and (${isWithdrawn})`.execute(trx);
    for (const { reference } of rows) state.references.release(reference);
    const units = this.units;
    this.units = [];
    for (const { item, project } of units) {
      const reasons = [`reference: it is a unit of the project ${project}, which is still shown`];
      if (this.isUnit(item, state.references)) await rejectLine(item, reasons, state);
      else await importLine(item, state);
    }
  }

  private isUnit(item: FeedItem, references: References): boolean {
    return 'line' in item && references.findUnseenProject(item.line.reference) !== undefined;
  }
}
