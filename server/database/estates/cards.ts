import type { Kysely } from 'kysely';
import type { EstateRecord } from '../../../graphql/estates/ports.ts';
import type { Database } from '../connect.ts';
import { coversAsJson } from '../listings/covers.ts';
import type { PublicStore } from '../media/public-store.ts';
import { recordsAsJson, toRecord } from './records.ts';

/**
 * Reads the estates of a page with their covers, in the order of the ids. All pages share this prepared statement; only the
 * search for their ids is planned for its values.
 */
export async function readCards(
  db: Kysely<Database>,
  ids: readonly number[],
  publicStore: PublicStore | null,
): Promise<EstateRecord[]> {
  const { estates, covers } = await db
    .selectNoFrom([recordsAsJson(ids).as('estates'), coversAsJson(ids, publicStore).as('covers')])
    .executeTakeFirstOrThrow();
  const coverOf = new Map(covers.map((cover) => [cover.id, cover]));
  return estates.map((estate) => ({ ...toRecord(estate), cover: coverOf.get(estate.id) ?? null }));
}
