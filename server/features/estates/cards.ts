import type { Kysely } from 'kysely';
import type { EstateRecord } from '../../../graphql/estates/ports.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { PublicStore } from '../../platform/media/database/public-store.ts';
import { cacheEachPerVersion } from '../../platform/response-cache/cache-each-per-version.ts';
import type { CatalogueVersion } from '../../platform/response-cache/catalogue-version.ts';
import { coversAsJson } from '../listings/covers.ts';
import { recordsAsJson, toRecord } from './records.ts';

/** All homes of a large agency, 1.2 kB each. */
const MAX_CACHED_CARDS = 10_000;

/** Returns a function that finds the estates of a page with their covers, in the order of the ids. */
export function cacheCards(
  db: Kysely<Database>,
  version: Readonly<CatalogueVersion>,
  publicStore: PublicStore | null,
): (ids: readonly number[]) => Promise<EstateRecord[]> {
  const options = { idOf: (estate: EstateRecord) => estate.id, maxEntries: MAX_CACHED_CARDS };
  return cacheEachPerVersion(version, options, (ids) => readCards(db, ids, publicStore));
}

/** All pages share this prepared statement; only the search for their ids is planned for its values. */
async function readCards(
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
