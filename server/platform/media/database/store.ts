/** Stored pictures and documents in PostgreSQL. */
import { type Kysely, sql } from 'kysely';
import type { PictureRecord, PictureStore } from '../../../../graphql/pictures/ports.ts';
import type { Database } from '../../database/connect.ts';
import type { DocumentSources } from '../documents.ts';
import type { Origins } from '../versions.ts';
import { type PublicStore, storeUrl } from './public-store.ts';

export function createPictureStore(db: Kysely<Database>, publicStore: PublicStore | null): PictureStore {
  return {
    findBySources: async (sources) =>
      (await db
        .selectFrom('media_source')
        .leftJoin('media_file', 'media_file.hash', 'media_source.hash')
        .where('source', '=', sql<string>`any(${sources}::text[])`)
        .select(['source', 'media_file.hash', 'width', 'height', 'shade', storeUrl(publicStore).as('store')])
        .execute()) as PictureRecord[],
  };
}

export function createOrigins(db: Kysely<Database>): Origins {
  return {
    async find(hash) {
      const found = await db
        .selectFrom('media_file')
        .where('hash', '=', hash)
        .select(['width', 'drawn_from as drawnFrom'])
        .executeTakeFirst();
      return found && found.width !== null ? { width: found.width, drawnFrom: found.drawnFrom } : null;
    },
  };
}

export function createDocumentSources(db: Kysely<Database>): DocumentSources {
  return {
    async findSource(hash) {
      const found = await db
        .selectFrom('media_source')
        .innerJoin('media_file', 'media_file.hash', 'media_source.hash')
        .where('media_source.hash', '=', hash)
        .where('kind', '=', 'DOCUMENT')
        .select('source')
        .executeTakeFirst();
      return found?.source ?? null;
    },
  };
}
