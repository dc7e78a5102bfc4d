/**
 * The criteria of estates as SQL over `estate_search`, and over nothing else but texts: its indexes carry every
 * column used here. A wish is a parameter of a search; it can as well be a column of what others have wished.
 */
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { EstateSearch, EstateWishes } from '../../../graphql/estates/ports.ts';
import { type CriterionGroup, type CriterionName, withoutGroup } from '../../../shared/estates/criteria.ts';
import type { Extra } from '../../../shared/estates/vocabulary.ts';
import { toPlane } from '../../../shared/geography/plane.ts';
import type { Bounds } from '../../../shared/listings/criteria.ts';
import type { Locale } from '../../../shared/locales.ts';

type Wish = RawBuilder<unknown>;
type Condition = (wish: Wish, locale: Locale) => RawBuilder<SqlBool>;
/** A criterion with one column; each extra has its own. */
type ConditionName = Exclude<CriterionName, 'extras'> | Extra;

export const CONDITIONS: Record<ConditionName, Condition> = {
  transaction: (wish) => sql`estate_search.transaction = ${wish}::text`,
  cities: (wish) => sql`estate_search.city_id = any(${wish}::int4[])`,
  types: (wish) => sql`estate_search.type = any(${wish}::text[])`,
  subTypes: (wish) => sql`estate_search.sub_type = any(${wish}::text[])`,
  minPrice: (wish) => sql`estate_search.price_cents >= ${wish}::int8`,
  maxPrice: (wish) => sql`estate_search.price_cents <= ${wish}::int8`,
  minBedrooms: (wish) => sql`estate_search.bedrooms >= ${wish}::int4`,
  minArea: (wish) => sql`estate_search.living_area >= ${wish}::int4`,
  maxArea: (wish) => sql`estate_search.living_area <= ${wish}::int4`,
  minPlotArea: (wish) => sql`estate_search.plot_area >= ${wish}::int4`,
  maxPlotArea: (wish) => sql`estate_search.plot_area <= ${wish}::int4`,
  minYear: (wish) => sql`estate_search.construction_year >= ${wish}::int4`,
  maxYear: (wish) => sql`estate_search.construction_year <= ${wish}::int4`,
  publishedWithin: (wish) => sql`
    estate_search.published_at >= now() - least(greatest(${wish}::int4, 0), 36500) * interval '1 day'`,
  worstEpcLabel: (wish) => sql`estate_search.epc_rank <= ${wish}::int4`,
  countries: (wish) => sql`estate_search.country = any(${wish}::text[])`,
  BICYCLE_SHED: (wish) => sql`estate_search.bicycle_shed = ${wish}::bool`,
  COMMERCIAL_SURFACE: (wish) => sql`estate_search.commercial_surface = ${wish}::bool`,
  GARAGE: (wish) => sql`estate_search.garage = ${wish}::bool`,
  GARDEN: (wish) => sql`estate_search.garden = ${wish}::bool`,
  TERRACE: (wish) => sql`estate_search.terrace = ${wish}::bool`,
  READY_TO_MOVE_IN: (wish) => sql`estate_search.ready_to_move_in = ${wish}::bool`,
  RENOVATION_REQUIRED: (wish) => sql`estate_search.renovation_required = ${wish}::bool`,
  REVENUE_PROPERTY: (wish) => sql`estate_search.revenue_property = ${wish}::bool`,
  text: (wish, locale) => sql`estate_search.listing_id in (
    select listing_id from listing_text
    where locale = ${locale} and words @@ websearch_to_tsquery(${sql.lit(`words_${locale}`)}::regconfig, ${wish}::text)
    union all
    select id from listing where lower(reference) = lower(${wish}::text))`,
  bounds: (wish) => sql`estate_search.place <@ ${wish}::box`,
};

/** All conditions of a search, but for those of one group. */
export function searchConditions(search: EstateSearch, without?: CriterionGroup): Expression<SqlBool> {
  const wishes = without ? withoutGroup(search.wishes, without) : search.wishes;
  const conditions = wishesByColumn(wishes).map(([name, wish]) =>
    CONDITIONS[name](sql`${wish}`, search.locale),
  );
  return conditions.length > 0 ? sql`${sql.join(conditions, sql` and `)}` : sql`true`;
}

/** An array is one parameter, and so is a rectangle: the statement is the same for every search. */
export function wishesByColumn({ extras = [], bounds, ...wishes }: EstateWishes): [ConditionName, unknown][] {
  return [
    ...(Object.entries(wishes) as [ConditionName, unknown][]),
    ...extras.map(({ extra, present }): [ConditionName, unknown] => [extra, present]),
    ...(bounds ? [['bounds', toBox(bounds)] satisfies [ConditionName, unknown]] : []),
  ];
}

/** A rectangle on the plate of `estate_search.place`, as PostgreSQL writes one. */
function toBox({ south, west, north, east }: Bounds): string {
  const low = toPlane({ latitude: south, longitude: west });
  const high = toPlane({ latitude: north, longitude: east });
  return `(${low.x},${low.y}),(${high.x},${high.y})`;
}
