import { type Kysely, sql } from 'kysely';
import { foldTownName } from '../../../shared/geography/town-names.ts';
import type { Database } from '../connect.ts';

interface Window {
  offset: number;
  limit: number;
}

/** Shorter texts are alike by chance. */
const LEAST_LETTERS_TO_FORGIVE = 4;

interface Places {
  db: Kysely<Database>;
  /** Ids of cities that are spelt alike. */
  alike(folded: string): number[];
}

/**
 * Ids of the cities that a typed text may mean: those of which a name, a later word of a name or the postal
 * code starts with it; when there is none, those that hold it or are spelt alike.
 */
export async function searchCities({ db, alike }: Places, text: string, window: Window): Promise<number[]> {
  const folded = foldTownName(text);
  if (folded === '') return [];
  const found = await prefixStatement(db, folded, window).execute();
  if (found.length > 0 || folded.length < LEAST_LETTERS_TO_FORGIVE) return found.map((row) => row.city_id);
  if (window.offset > 0 && (await isFound(db, folded))) return [];
  return alike(folded).slice(window.offset, window.offset + window.limit);
}

/** Whether a name begins with a text: then an empty later page lies after its last one, and nothing is misspelt. */
async function isFound(db: Kysely<Database>, folded: string): Promise<boolean> {
  return (await prefixStatement(db, folded, { offset: 0, limit: 1 }).execute()).length > 0;
}

/** Reads the index `city_term_prefix` only. Whole names before parts, towns before hamlets, short before long. */
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
