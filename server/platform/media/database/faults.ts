import type { Kysely } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** Why a source has no stored file. */
export interface SourceFault {
  source: string;
  /** The stamp of the file that was read, if one was found. */
  stamp: string | null;
  code: string;
  reason: string;
}

/** Stores faults in one statement; of several for one source, the last one is stored. */
export async function saveFaults(db: Kysely<Database>, faults: readonly SourceFault[]): Promise<void> {
  const bySource = new Map(faults.map((fault) => [fault.source, fault]));
  if (bySource.size === 0) return;
  const rows = [...bySource.values()].map(({ source, stamp, code, reason }) => ({
    source,
    stamp,
    hash: null,
    fault_code: code,
    fault_reason: reason,
  }));
  await db
    .insertInto('media_source')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('source').doUpdateSet(({ ref }) => ({
        hash: null,
        stamp: ref('excluded.stamp'),
        fault_code: ref('excluded.fault_code'),
        fault_reason: ref('excluded.fault_reason'),
      })),
    )
    .execute();
}
