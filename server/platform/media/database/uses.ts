import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** A source in use, with its stored file or fault. */
export interface MediaUseRecord {
  source: string;
  kind: 'PICTURE' | 'DOCUMENT';
  /** The reference of a listing or other record that uses it. */
  reference: string;
  hash: string | null;
  faultCode: string | null;
  faultReason: string | null;
  stamp: string | null;
}

const BATCH = 1_000;

/**
 * Handles all sources in use, in batches and in order, so that memory does not grow with their number. `without`: the
 * references of listings to skip. `only`: the references to which it is limited; default all.
 */
export async function forEachMediaUse(
  db: Kysely<Database>,
  handle: (batch: MediaUseRecord[]) => Promise<void>,
  { without = [], only }: { without?: readonly string[]; only?: readonly string[] | undefined } = {},
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`
      declare media_uses cursor with hold for
      select source, kind, reference, hash, fault_code as "faultCode", fault_reason as "faultReason", stamp
      from (
        select source, kind, min(reference) as reference from media_use
        where reference <> all(${without}::text[]) and ${only ? sql`reference = any(${only}::text[])` : sql`true`}
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
