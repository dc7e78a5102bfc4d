import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DeskListings } from '../../../../graphql/desk/ports.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { escapeLike } from '../../../platform/database/escape-like.ts';
import { shownReference } from '../../listings/shown-reference.ts';
import { OFFERED } from '../../listings/statuses.ts';
import { isInScope } from './scope-condition.ts';

const MAX_FOUND = 20;

export function createDeskListings(db: Kysely<Database>): DeskListings {
  return {
    async find(scope, text) {
      const rows = await db
        .selectFrom('listing')
        .innerJoin('city as c', 'c.id', 'listing.city_id')
        .where('kind', 'in', ['estate', 'project'])
        .where(sql<boolean>`status in ${OFFERED}`)
        .where(isInScope(scope, { agent: 'listing.agent_id', office: 'listing.office_id' }))
        .where(beginsWith(text))
        .select('listing.id')
        .orderBy(shownReference)
        .orderBy('listing.id')
        .limit(MAX_FOUND)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

/** Whether the reference, street or town of a listing begins with a text; its city is `c`. */
export function beginsWith(text: string): RawBuilder<boolean> {
  const pattern = `${escapeLike(text)}%`;
  return sql<boolean>`(${shownReference} ilike ${pattern} or listing.reference ilike ${pattern}
    or concat_ws(' ', listing.street, listing.number) ilike ${pattern} or c.postal_code like ${pattern}
    or c.name_nl ilike ${pattern} or c.name_fr ilike ${pattern}
    or c.name_en ilike ${pattern} or c.name_de ilike ${pattern})`;
}
