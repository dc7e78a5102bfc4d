/** Reads the homes of lists and pages. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DeskHome } from '../../../../graphql/desk/homes/home-ports.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { shownReference } from '../../listings/shown-reference.ts';

/** The days whose views and leads are counted. */
export const DAYS = 30;

interface Selection {
  condition: RawBuilder<unknown>;
  today: string;
  limit: number;
}

/** The newest listings that meet a condition. Views and leads are added only for these. */
export async function selectHomes(
  db: Kysely<Database>,
  { condition, today, limit }: Selection,
): Promise<DeskHome[]> {
  const { rows } = await sql<DeskHome>`
    with page as (
      select listing.id, ${shownReference} as reference, listing.status, street, number, box,
        listing.city_id as "cityId", listing.office_id, listing.agent_id, feed, published_at,
        updated_at as "updatedAt"
      from listing join city c on c.id = listing.city_id
      where ${condition}
      order by published_at desc, listing.id desc
      limit ${limit}
    )
    select page.id, page.reference, page.status, page.street, page.number, page.box, "cityId", feed, "updatedAt",
      coalesce(project.name, rental_unit.name) as name, estate.sub_type as "subType",
      office.name as "officeName", agent.name as "agentName", views, leads, "missingCount",
      exists (select from hidden_listing hidden where hidden.listing_id = page.id) as "isHidden",
      exists (select from featured_listing featured where featured.listing_id = page.id) as "isFeatured"
    from page
    join office on office.id = page.office_id
    left join agent on agent.id = page.agent_id
    left join estate on estate.listing_id = page.id
    left join project on project.listing_id = page.id
    left join rental_unit on rental_unit.listing_id = page.id
    cross join lateral (
      select coalesce(sum(counted.views), 0)::int as views, coalesce(sum(counted.leads), 0)::int as leads
      from listing_statistics counted
      where counted.listing_id = page.id and counted.day > ${today}::date - ${DAYS}::int
    ) numbers
    cross join lateral (
      select count(*)::int as "missingCount" from missing_mention missing where missing.listing_id = page.id
    ) missing
    order by published_at desc, page.id desc`.execute(db);
  return rows;
}
