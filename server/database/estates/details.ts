import type { Kysely } from 'kysely';
import type {
  EstateEvent,
  EstateFiles,
  EstateSections,
  EstateStore,
} from '../../../graphql/estates/ports.ts';
import { among } from '../among.ts';
import type { Database } from '../connect.ts';

type DetailQueries = Pick<EstateStore, 'findTexts' | 'findFiles' | 'findSections' | 'findEvents'>;

/** What the page of a home shows beside its record. */
export function detailQueries(db: Kysely<Database>): DetailQueries {
  return {
    findTexts: (ids) =>
      db
        .selectFrom('listing_text')
        .where('listing_id', '=', among(ids))
        .select(['listing_id as listingId', 'locale', 'title', 'description'])
        .execute(),
    findFiles: async (ids) =>
      (await db
        .selectFrom('listing')
        .where('id', '=', among(ids))
        .select([
          'id',
          'photos',
          'floor_plans as floorPlans',
          'documents',
          'video',
          'virtual_tour as virtualTour',
        ])
        .execute()) as unknown as (EstateFiles & { id: number })[],
    findSections: async (ids) =>
      (await db
        .selectFrom('estate_details')
        .where('listing_id', '=', among(ids))
        .select(['listing_id as id', 'sections'])
        .execute()) as unknown as { id: number; sections: Partial<EstateSections> }[],
    findEvents: (ids): Promise<(EstateEvent & { listingId: number })[]> =>
      db
        .selectFrom('listing_event')
        .where('listing_id', '=', among(ids))
        .select(['listing_id as listingId', 'at', 'kind', 'status', 'price_cents as priceCents'])
        .orderBy('at')
        .orderBy('id')
        .execute(),
  };
}
