import { type Kysely, sql } from 'kysely';
import type { EstateSubType } from '../../../../shared/estates/vocabulary.ts';
import type { Locale } from '../../../../shared/locales.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { shownReference } from '../../listings/shown-reference.ts';

export interface HostViewing {
  id: string;
  state: 'BOOKED' | 'CANCELLED' | 'PAST';
  startsAt: Date;
  endsAt: Date;
  sequence: number;
  bookedAt: Date;
  /** Null if it was never moved. */
  movedAt: Date | null;
  cancelledAt: Date | null;
  /** Null once erased, like the following contact details. */
  visitor: string | null;
  phone: string | null;
  email: string | null;
  message: string | null;
  /** The subtype of the estate or entity; null for a project, or when the listing was deleted. */
  subType: EstateSubType | null;
  /** The name of the project, also for an entity; null for an estate, or when the listing was deleted. */
  project: string | null;
  /** The number of the entity. */
  number: string | null;
  /** Null when the listing was deleted, like all that follows. */
  reference: string | null;
  /** Null when the address is hidden, because hidden addresses are not stored. */
  street: string | null;
  postalCode: string | null;
  city: string | null;
}

/**
 * The booked viewings of an agent, or those that an office conducts itself, that end after a moment, in order, with
 * the viewed listings in a language.
 */
export async function listViewings(
  db: Kysely<Database>,
  host: { agentId: number } | { officeId: number },
  { since, locale }: { since: Date; locale: Locale },
): Promise<HostViewing[]> {
  const rows = await db
    .selectFrom('appointment as a')
    .leftJoin('project_entity as entity', 'entity.id', 'a.listing_id')
    .leftJoin('listing', (join) =>
      join.on(sql`coalesce(entity.project_id, a.listing_id)`, '=', sql.ref('listing.id')),
    )
    .leftJoin('project', 'project.listing_id', 'listing.id')
    .leftJoin('estate as e', 'e.listing_id', 'a.listing_id')
    .leftJoin('city as c', 'c.id', 'listing.city_id')
    .where(
      'agentId' in host
        ? sql<boolean>`a.agent_id = ${host.agentId}`
        : sql<boolean>`a.office_id = ${host.officeId} and a.agent_id is null`,
    )
    .where('a.booked_at', 'is not', null)
    .where('a.ends_at', '>', since)
    .select(['a.id', 'a.state', 'a.starts_at as startsAt', 'a.ends_at as endsAt', 'a.sequence'])
    .select(['a.booked_at as bookedAt', 'a.moved_at as movedAt', 'a.cancelled_at as cancelledAt'])
    .select(['a.phone', 'a.email', 'a.message'])
    .select(sql<string | null>`a.first_name || ' ' || a.name`.as('visitor'))
    .select(
      sql<string | null>`nullif(concat_ws(' ', listing.street, listing.number, listing.box), '')`.as(
        'street',
      ),
    )
    .select(sql<string | null>`coalesce(e.sub_type, entity.sub_type)`.as('subType'))
    .select(sql<string | null>`coalesce(entity.reference, ${shownReference})`.as('reference'))
    .select([
      'project.name as project',
      'entity.number',
      'c.postal_code as postalCode',
      `c.name_${locale} as city`,
    ])
    .orderBy('a.starts_at')
    .orderBy('a.id')
    .execute();
  return rows as HostViewing[];
}
