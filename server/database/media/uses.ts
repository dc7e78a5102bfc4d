import { type Kysely, sql } from 'kysely';
import type { Database } from '../connect.ts';

/** A source that something refers to, and what was made of it before. */
export interface MediaUseRecord {
  source: string;
  kind: 'PICTURE' | 'DOCUMENT';
  /** Of one that refers to it. */
  reference: string;
  hash: string | null;
  faultCode: string | null;
  faultReason: string | null;
  stamp: string | null;
}

const BATCH = 1_000;

/**
 * All sources in use, in batches and in their order: memory does not grow with their number. `without`: the
 * references of listings that are passed over.
 */
export async function eachMediaUse(
  db: Kysely<Database>,
  handle: (batch: MediaUseRecord[]) => Promise<void>,
  { without = [] }: { without?: readonly string[] } = {},
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`
      declare media_uses cursor with hold for
      select source, kind, reference, hash, fault_code as "faultCode", fault_reason as "faultReason", stamp
      from (
        select source, kind, min(reference) as reference from media_use
        where reference <> all(${without}::text[])
        group by source, kind
      ) as used left join media_source using (source)
      order by source, kind`.execute(connection);
    try {
      for (;;) {
        const { rows } = await sql<MediaUseRecord>`
          fetch ${sql.lit(BATCH)} from media_uses`.execute(connection);
        if (rows.length === 0) return;
        await handle(rows);
      }
    } finally {
      await sql`close media_uses`.execute(connection);
    }
  });
}
