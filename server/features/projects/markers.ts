/** Markers of projects on a map, found by their location and by the entities on offer. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { MarkerRecord } from '../../../graphql/estates/ports.ts';
import type { MapCriterionOf, ProjectMapCriteria } from '../../../graphql/projects/ports.ts';
import { HOME_TYPES } from '../../../shared/estates/vocabulary.ts';
import { CUSTOM_PLAN_MARKER } from '../../platform/database/preparing-client.ts';
import { areasLiteral } from '../estates/areas-literal.ts';
import { toBox } from '../estates/conditions.ts';
import { listingPoint, municipalityOf } from '../listings/listing-point.ts';
import { OFFERED } from '../listings/statuses.ts';

type ConditionsOn<Kind extends 'PROJECT' | 'ENTITY'> = {
  [Name in MapCriterionOf<Kind>]: (value: NonNullable<ProjectMapCriteria[Name]>) => RawBuilder<SqlBool>;
};

const PLACE = listingPoint('listing');
const HOMES = sql`(${sql.join(HOME_TYPES.map((type) => sql.lit(type)))})`;

/** Conditions on rows of `listing` and `city`. */
const PROJECT_CONDITIONS: ConditionsOn<'PROJECT'> = {
  bounds: (bounds) => sql`${PLACE} <@ ${toBox(bounds)}::box`,
  cities: (ids) => sql`listing.city_id = any(${ids}::int4[])`,
  countries: (countries) => sql`city.country = any(${countries}::text[])`,
  publishedWithin: (days) => sql`
    listing.published_at >= now() - least(greatest(${days}::int4, 0), 36500) * interval '1 day'`,
  areas(areas) {
    const shapes = sql`${areasLiteral(areas)}::search_areas`;
    const inShape = sql<SqlBool>`(${PLACE} <@ any((${shapes}).polygons) or ${PLACE} <@ any((${shapes}).circles))`;
    if (areas.municipalities.length === 0) return inShape;
    return sql`(${inShape} or ${municipalityOf('listing', 'city')} = any(${areas.municipalities}::int4[]))`;
  },
};

/** Conditions on rows of `project_entity`. */
const ENTITY_CONDITIONS: ConditionsOn<'ENTITY'> = {
  types: (types) => sql`type = any(${types}::text[])`,
  subTypes: (subTypes) => sql`sub_type = any(${subTypes}::text[])`,
  minPrice: (cents) => sql`price_cents >= ${cents}::int8`,
  maxPrice: (cents) => sql`price_cents <= ${cents}::int8`,
  minBedrooms: (bedrooms) => sql`bedrooms >= ${bedrooms}::int4`,
  minLivingArea: (squareMetres) => sql`living_area >= ${squareMetres}::int4`,
  maxLivingArea: (squareMetres) => sql`living_area <= ${squareMetres}::int4`,
  minPlotArea: (squareMetres) => sql`plot_area >= ${squareMetres}::int4`,
  maxPlotArea: (squareMetres) => sql`plot_area <= ${squareMetres}::int4`,
};

/** The markers of matching projects, newest first. */
export function projectMarkersStatement(
  criteria: ProjectMapCriteria,
  limit: number,
): RawBuilder<MarkerRecord> {
  const conditions = conditionsOf(PROJECT_CONDITIONS, criteria);
  return sql<MarkerRecord>`${sql.raw(CUSTOM_PLAN_MARKER)}
    select listing.id, listing.latitude, listing.longitude, listing.status, listing.published_at as "publishedAt",
      coalesce(most.type, ${sql.lit(HOME_TYPES[0])}) as type, offer."priceCents"
    from listing
    join city on city.id = listing.city_id
    cross join lateral (${offerOf(criteria)}) offer
    left join lateral (
      select type from project_entity
      where project_id = listing.id and is_listed and status not in ('WITHDRAWN', 'IN_PREPARATION')
      group by type order by count(*) desc, min(position) limit 1
    ) most on true
    where ${sql.join([sql`listing.kind = 'project'`, sql`listing.transaction = 'SALE'`, sql`listing.status in ${OFFERED}`, ...conditions, sql`offer.fits`], sql` and `)}
    order by listing.published_at desc, listing.id desc
    limit ${limit}`;
}

/** For one project: its price, and whether an entity matches. */
function offerOf(criteria: ProjectMapCriteria): RawBuilder<unknown> {
  const conditions = conditionsOf(ENTITY_CONDITIONS, criteria);
  const some = (condition: RawBuilder<unknown>) => sql`coalesce(bool_or(${condition}), false)`;
  const isHome = sql`type in ${HOMES}`;
  const matches = sql.join([sql`true`, ...conditions], sql` and `);
  // Without a requested type, shops and garages match only when no home has a price.
  const fits = criteria.types
    ? some(matches)
    : sql`case when ${some(sql`${isHome} and price_cents is not null`)} then ${some(sql`${isHome} and ${matches}`)} else ${some(matches)} end`;
  return sql`
    select ${conditions.length === 0 ? sql`true` : fits} as fits,
      coalesce(min(price_cents) filter (where ${isHome}), min(price_cents)) as "priceCents"
    from project_entity
    where project_id = listing.id and is_listed and status in ${OFFERED}`;
}

function conditionsOf(
  conditions: Partial<ConditionsOn<'PROJECT' | 'ENTITY'>>,
  criteria: ProjectMapCriteria,
): RawBuilder<SqlBool>[] {
  return Object.entries(conditions).flatMap(([name, condition]) => {
    const value = criteria[name as keyof ProjectMapCriteria];
    return value === undefined ? [] : [(condition as (value: unknown) => RawBuilder<SqlBool>)(value)];
  });
}
