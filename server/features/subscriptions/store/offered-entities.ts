/** Entities of projects as homes that searches find. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { listingPoint, municipalityOf } from '../../listings/listing-point.ts';

const UNKNOWN = sql`null`;

/** The value of each column of `estate_search` for an entity of a project. */
export const ENTITY_COLUMNS: Record<keyof Database['estate_search'], RawBuilder<unknown>> = {
  listing_id: sql`listing.id`,
  transaction: sql`listing.transaction`,
  city_id: sql`listing.city_id`,
  country: sql`city.country`,
  type: sql`entity.type`,
  sub_type: sql`entity.sub_type`,
  price_cents: sql`entity.price_cents`,
  bedrooms: sql`entity.bedrooms`,
  living_area: sql`round(entity.living_area::numeric)::int`,
  plot_area: sql`round(entity.plot_area::numeric)::int`,
  construction_year: UNKNOWN,
  epc_rank: UNKNOWN,
  bicycle_shed: UNKNOWN,
  commercial_surface: UNKNOWN,
  garage: UNKNOWN,
  garden: UNKNOWN,
  terrace: UNKNOWN,
  ready_to_move_in: UNKNOWN,
  renovation_required: UNKNOWN,
  revenue_property: UNKNOWN,
  furnished: UNKNOWN,
  lift: UNKNOWN,
  pets_allowed: UNKNOWN,
  heating_fuel: UNKNOWN,
  available_from: UNKNOWN,
  sale_method: sql`'FIXED_PRICE'`,
  open_houses: UNKNOWN,
  office_id: sql`listing.office_id`,
  published_at: sql`listing.published_at`,
  place: listingPoint('listing'),
  municipality: municipalityOf('listing', 'city'),
};

/** The entities on offer, as `entity` with its `listing` and `city`. */
export const OFFERED_ENTITIES = sql`(project_entity entity
  join listing on listing.id = entity.project_id and entity.is_listed and entity.status in ('AVAILABLE', 'OPTION')
    and listing.status in ('AVAILABLE', 'OPTION')
  join city on city.id = listing.city_id)`;

/** The entities on offer as rows with the columns of `estate_search`, and their types: the first part has no rows. */
export const OFFERED_ENTITY_HOMES = sql`
  select ${sql.join(Object.keys(ENTITY_COLUMNS).map((column) => sql.ref(`home.${column}`)))}
  from estate_search home where false
  union all
  select ${sql.join(Object.values(ENTITY_COLUMNS))} from ${OFFERED_ENTITIES}`;
