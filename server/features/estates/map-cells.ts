/** Finds the cells stored by the import that belong to the viewport of a map. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ResolvedCriteria } from '../../../graphql/estates/ports.ts';
import { ALL_TYPES, type CellRange, STRIP_BITS } from '../../../shared/geography/map-grid.ts';
import { TRANSACTIONS } from '../../../shared/listings/vocabulary.ts';

/** The cells of a viewport, and their zoom level. */
export interface Grid {
  zoom: number;
  cells: CellRange;
}

/** The rows of `map_cell` at a level at least as fine as the viewport's, of a transaction and types, or of all. */
export function isCellOf(
  { transaction, types }: ResolvedCriteria,
  { zoom, cells }: Grid,
  level: number,
): RawBuilder<SqlBool> {
  const scale = 2 ** (level - zoom);
  const [left, bottom] = [cells.left * scale, cells.bottom * scale];
  const [right, top] = [(cells.right + 1) * scale - 1, (cells.top + 1) * scale - 1];
  const transactions = transaction ? [transaction] : TRANSACTIONS;
  return sql`level = ${level} and transaction = any(${transactions}::text[])
    and counted = any(${types ?? [ALL_TYPES]}::text[])
    and strip = any(${stripsOf(left, right)}::int4[])
    and y between ${bottom} and ${top} and x between ${left} and ${right}`;
}

/** The strips that contain these columns. */
function stripsOf(left: number, right: number): number[] {
  const first = left >> STRIP_BITS;
  return Array.from({ length: (right >> STRIP_BITS) - first + 1 }, (_, index) => first + index);
}
