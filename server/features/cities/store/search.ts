import { type Kysely, sql } from 'kysely';
import { normalizeTownName } from '../../../../shared/geography/town-names.ts';
import type { Database } from '../../../platform/database/connect.ts';

interface Window {
  offset: number;
  limit: number;
}

/** Shorter texts are similar to names by chance. */
const MIN_FUZZY_LENGTH = 4;

interface Places {
  db: Kysely<Database>;
  /** Ids of cities with a similar name. */
  alike(folded: string): number[];
}

/**
 * Ids of the cities that match a typed text: those with a name, a later word of a name or a postal code that starts
 * with it; when there are none, those with a similar name.
 */
export async function searchCities({ db, alike }: Places, text: string, window: Window): Promise<number[]> {
  const folded = normalizeTownName(text);
  if (folded === '') return [];
  const found = await prefixStatement(db, folded, window).execute();
  if (found.length > 0 || folded.length < MIN_FUZZY_LENGTH) return found.map((row) => row.city_id);
  if (window.offset > 0 && (await isFound(db, folded))) return [];
  return alike(folded).slice(window.offset, window.offset + window.limit);
}

/** Whether any name starts with the text: then an empty page lies beyond the last one, and the text is not misspelt. */
async function isFound(db: Kysely<Database>, folded: string): Promise<boolean> {
  return (await prefixStatement(db, folded, { offset: 0, limit: 1 }).execute()).length > 0;
}

/** Uses only the index `city_term_prefix`. Whole names precede parts, cities precede hamlets, short precede long. */
export function prefixStatement(db: Kysely<Database>, folded: string, { offset, limit }: Window) {
  return db
    .selectFrom('city_term')
    .select('city_id')
    .where(sql<boolean>`term ^@ ${folded}`)
    .groupBy('city_id')
    .orderBy(sql`min(case when term = ${folded} then rank - 3 else rank end)`)
    .orderBy(sql`bool_or(is_main) desc`)
    .orderBy(sql`min(length(term))`)
    .orderBy('city_id')
    .limit(limit)
    .offset(sql.lit(offset));
}
