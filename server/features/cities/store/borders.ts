import { type Kysely, sql } from 'kysely';
import type { Ring } from '../../../../graphql/cities/ports.ts';
import type { Database } from '../../../platform/database/connect.ts';

export async function findBorders(
  db: Kysely<Database>,
  nis: readonly number[],
): Promise<ReadonlyMap<number, readonly Ring[]>> {
  if (nis.length === 0) return new Map();
  const { rows } = await sql<{ nis: number; ring: string }>`
    select nis, ring::text from municipality_ring where nis = any(${nis}::int4[])`.execute(db);
  const byNis = Map.groupBy(rows, (row) => row.nis);
  return new Map(nis.map((one) => [one, (byNis.get(one) ?? []).map(({ ring }) => readPolygon(ring))]));
}

/** Parses PostgreSQL's polygon format: `((x,y),(x,y),…)`. */
function readPolygon(text: string): Ring {
  return [...text.matchAll(/\(([^(),]+),([^(),]+)\)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}
