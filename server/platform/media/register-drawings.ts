import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { withSharedMediaLock } from './database/lock.ts';
import { forEachMediaUse } from './database/uses.ts';
import type { DrawingSize, DrawnPictures } from './drawn-pictures.ts';
import { mediaHash } from './import/prepare-picture.ts';

const SEED = 'drawings';

interface DrawingRow extends Partial<DrawingSize> {
  source: string;
  kind: 'DRAWING' | 'DOCUMENT';
  hash: string;
}

/**
 * Registers the drawings that the catalogue uses, without drawing them; registered ones are left unchanged. A drawing
 * is identified by its source and the version of the drawings.
 */
export async function registerDrawings(db: Kysely<Database>, drawn: DrawnPictures): Promise<void> {
  const state = await currentState(db, drawn);
  const before = await db.selectFrom('seed').select('hash').where('name', '=', SEED).executeTakeFirst();
  if (before?.hash === state) return;
  await forEachMediaUse(db, async (batch) => {
    const rows = batch.flatMap(({ source, kind, hash: before }): DrawingRow[] => {
      const hash = mediaHash(`drawing ${drawn.version} ${source}`);
      if (hash === before) return [];
      if (kind === 'DOCUMENT') return drawn.write?.(source) ? [{ source, kind, hash }] : [];
      const size = drawn.measure(source);
      return size ? [{ source, kind: 'DRAWING', hash, ...size }] : [];
    });
    if (rows.length > 0) await save(db, rows);
  });
  await db
    .insertInto('seed')
    .values({ name: SEED, hash: state })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash: state }))
    .execute();
}

async function save(db: Kysely<Database>, drawings: DrawingRow[]): Promise<void> {
  const fed = sql`
    json_to_recordset(${JSON.stringify(drawings)}::json)
      as fed (source text, kind text, hash text, width int, height int, shade text)`;
  await withSharedMediaLock(db, async (trx) => {
    await sql`
      insert into media_file (hash, kind, drawn_from, width, height, shade)
      select hash, kind, case kind when 'DRAWING' then source end, width, height, shade from ${fed}
      on conflict (hash) do update set unused_since = null`.execute(trx);
    await sql`
      insert into media_source (source, hash) select source, hash from ${fed}
      on conflict (source) do update
        set hash = excluded.hash, stamp = null, fault_code = null, fault_reason = null`.execute(trx);
  });
}

/** A hash of the state of the drawings and the catalogue. */
async function currentState(db: Kysely<Database>, { version }: DrawnPictures): Promise<string> {
  const { last } = await db
    .selectFrom('import_run')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return `${version} ${last ?? 0}`;
}
