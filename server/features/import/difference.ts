/** What an import would change, listing by listing: read from the staged listings, before anything is written. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';

export interface ListingDifference {
  reference: string;
  change: 'new' | 'changed' | 'returned' | 'withdrawn';
  /** Null: it has no status or price before or after, or a price on request. Euro cents. */
  before: { status: string; priceCents: number | null } | null;
  after: { status: string; priceCents: number | null } | null;
}

interface Row {
  reference: string;
  status: string | null;
  price_cents: number | null;
  old_status: string | null;
  old_price_cents: number | null;
}

/** `goes`: the condition for listings that the feed takes from offer. */
export async function findDifferences(
  db: Kysely<Database>,
  goes: RawBuilder<boolean>,
): Promise<ListingDifference[]> {
  const { rows } = await sql<Row>`
    select staged.reference, staged.status, staged.price_cents, listing.status as old_status,
      listing.price_cents as old_price_cents
    from staged left join listing on listing.id = staged.id
    union all
    select reference, null, null, status, price_cents from listing where ${goes}
    order by reference`.execute(db);
  return rows.map(toDifference);
}

function toDifference(row: Row): ListingDifference {
  const before = row.old_status ? { status: row.old_status, priceCents: row.old_price_cents } : null;
  const after = row.status ? { status: row.status, priceCents: row.price_cents } : null;
  return { reference: row.reference, change: changeOf(before?.status, after?.status), before, after };
}

function changeOf(before: string | undefined, after: string | undefined): ListingDifference['change'] {
  if (!before) return 'new';
  if (!after || (after === 'WITHDRAWN' && before !== 'WITHDRAWN')) return 'withdrawn';
  return before === 'WITHDRAWN' && after !== 'WITHDRAWN' ? 'returned' : 'changed';
}

/** One line for each listing: "BK-12 changed: AVAILABLE → OPTION, 325000 → 310000". */
export function presentDifferences(differences: readonly ListingDifference[]): string {
  const lines = differences.map((difference) => {
    const { reference, change, before, after } = difference;
    const details = [
      difference.before?.status === after?.status ? null : arrow(before?.status, after?.status),
      before?.priceCents === after?.priceCents || change === 'withdrawn'
        ? null
        : arrow(euros(before?.priceCents), euros(after?.priceCents)),
    ].filter((detail) => detail !== null);
    return `  ${reference} ${change}${details.length > 0 ? `: ${details.join(', ')}` : ''}\n`;
  });
  return lines.join('');
}

function arrow(before: string | undefined, after: string | undefined): string {
  return before && after ? `${before} → ${after}` : (after ?? before ?? '');
}

function euros(cents: number | null | undefined): string | undefined {
  if (cents === undefined) return undefined;
  return cents === null ? 'price on request' : String(cents / 100);
}
