/**
 * The criteria of estates as SQL over `estate_search`, and over nothing else but texts: its indexes carry every
 * column used here. A value is a parameter of a search; it can as well be a column of stored criteria.
 */
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { EstateSearch, ResolvedCriteria } from '../../../graphql/estates/ports.ts';
import { type CriterionGroup, type CriterionName, omitGroup } from '../../../shared/estates/criteria.ts';
import type { Extra } from '../../../shared/estates/vocabulary.ts';
import { toPlane } from '../../../shared/geography/plane.ts';
import type { Bounds } from '../../../shared/listings/criteria.ts';
import { LOCALES, type Locale } from '../../../shared/locales.ts';
import { CUSTOM_PLAN_MARKER } from '../preparing-client.ts';
import { areasLiteral } from './areas-literal.ts';

type Value = RawBuilder<unknown>;
type Condition = (value: Value, locale: Locale) => RawBuilder<SqlBool>;
/** A criterion with one column; each extra has its own. */
type ConditionName = Exclude<CriterionName, 'extras'> | Extra;

/** Of a row of `listing_text`: its words are those of a text in this language. */
const holdsWords = (value: Value, locale: Locale) => sql<SqlBool>`
  locale = ${locale} and words @@ websearch_to_tsquery(${sql.lit(`words_${locale}`)}::regconfig, ${value}::text)`;

/** Of a row of `listing`. */
const isReference = (value: Value) => sql<SqlBool>`lower(reference) = lower(${value}::text)`;

export const CONDITIONS: Record<ConditionName, Condition> = {
  transaction: (value) => sql`estate_search.transaction = ${value}::text`,
  cities: (value) => sql`estate_search.city_id = any(${value}::int4[])`,
  areas: (value) => sql`(estate_search.municipality = any((${value}::search_areas).municipalities)
    or estate_search.place <@ any((${value}::search_areas).polygons)
    or estate_search.place <@ any((${value}::search_areas).circles))`,
  types: (value) => sql`estate_search.type = any(${value}::text[])`,
  subTypes: (value) => sql`estate_search.sub_type = any(${value}::text[])`,
  minPrice: (value) => sql`estate_search.price_cents >= ${value}::int8`,
  maxPrice: (value) => sql`estate_search.price_cents <= ${value}::int8`,
  minBedrooms: (value) => sql`estate_search.bedrooms >= ${value}::int4`,
  minArea: (value) => sql`estate_search.living_area >= ${value}::int4`,
  maxArea: (value) => sql`estate_search.living_area <= ${value}::int4`,
  minPlotArea: (value) => sql`estate_search.plot_area >= ${value}::int4`,
  maxPlotArea: (value) => sql`estate_search.plot_area <= ${value}::int4`,
  minYear: (value) => sql`estate_search.construction_year >= ${value}::int4`,
  maxYear: (value) => sql`estate_search.construction_year <= ${value}::int4`,
  publishedWithin: (value) => sql`
    estate_search.published_at >= now() - least(greatest(${value}::int4, 0), 36500) * interval '1 day'`,
  worstEpcLabel: (value) => sql`estate_search.epc_rank <= ${value}::int4`,
  countries: (value) => sql`estate_search.country = any(${value}::text[])`,
  BICYCLE_SHED: (value) => sql`estate_search.bicycle_shed = ${value}::bool`,
  COMMERCIAL_SURFACE: (value) => sql`estate_search.commercial_surface = ${value}::bool`,
  GARAGE: (value) => sql`estate_search.garage = ${value}::bool`,
  GARDEN: (value) => sql`estate_search.garden = ${value}::bool`,
  TERRACE: (value) => sql`estate_search.terrace = ${value}::bool`,
  READY_TO_MOVE_IN: (value) => sql`estate_search.ready_to_move_in = ${value}::bool`,
  RENOVATION_REQUIRED: (value) => sql`estate_search.renovation_required = ${value}::bool`,
  REVENUE_PROPERTY: (value) => sql`estate_search.revenue_property = ${value}::bool`,
  text: (value, locale) => sql`estate_search.listing_id in (
    select listing_id from listing_text where ${holdsWords(value, locale)}
    union all
    select id from listing where ${isReference(value)})`,
  bounds: (value) => sql`estate_search.place <@ ${value}::box`,
};

/** Whether a search asks no more than whether homes are for sale or to rent. */
export function isWholeOffer({ criteria }: EstateSearch): boolean {
  return Object.keys(criteria).every((name) => name === 'transaction');
}

/** Whether a search asks no more than a transaction and areas. */
export function isOfOffer({ criteria }: EstateSearch): boolean {
  return Object.keys(criteria).every((name) => name === 'transaction' || name === 'areas');
}

/** All conditions of a search, but for those of one group. */
export function searchConditions(search: EstateSearch, without?: CriterionGroup): Expression<SqlBool> {
  const criteria = without ? omitGroup(search.criteria, without) : search.criteria;
  const conditions = criteriaByColumn(criteria).map(([name, value]) =>
    CONDITIONS[name](sql`${value}`, search.locale),
  );
  if (conditions.length === 0) return sql`true`;
  // One plan is best for both transactions.
  return sql`${isWholeOffer(search) ? sql`` : sql.raw(CUSTOM_PLAN_MARKER)} ${sql.join(conditions, sql` and `)}`;
}

/** A criterion that a stored search can have: it is kept in a column of this name. */
export type StoredName = Exclude<ConditionName, 'publishedWithin'>;

/** Where each is kept. */
export const STORED_COLUMNS = Object.fromEntries(
  (Object.keys(CONDITIONS) as ConditionName[])
    .filter((name) => name !== 'publishedWithin')
    .map((name) => [name, name.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()]),
) as Record<StoredName, string>;

/**
 * What a stored search `wished` asks of a home, but for its transaction and its towns: those lead to the searches.
 * A column that is null asks nothing; words are looked up in the texts of the search's language.
 */
export function wishedConditions(): Expression<SqlBool> {
  const others = (Object.keys(STORED_COLUMNS) as StoredName[]).filter(
    (name) => name !== 'transaction' && name !== 'cities' && name !== 'text',
  );
  return sql`${sql.join([...others.map(wishedCondition), WISHED_TEXT], sql` and `)}`;
}

function wishedCondition(name: StoredName): RawBuilder<SqlBool> {
  const value = sql.ref(`wished.${STORED_COLUMNS[name]}`);
  return sql`(${value} is null or ${CONDITIONS[name](value, 'nl')})`;
}

/** The words of one home are looked at, not all homes with these words; last, because it costs most. */
const WISHED_TEXT = sql<SqlBool>`(wished.text is null
  or exists (
    select from listing_text
    where listing_id = estate_search.listing_id and locale = wished.locale and (${sql.join(
      LOCALES.map((locale) => holdsWords(sql.ref('wished.text'), locale)),
      sql` or `,
    )}))
  or exists (select from listing where id = estate_search.listing_id and ${isReference(sql.ref('wished.text'))}))`;

/** An array is one parameter, and so are a rectangle and areas: the statement is the same for every search. */
export function criteriaByColumn({
  extras = [],
  areas,
  bounds,
  ...criteria
}: ResolvedCriteria): [ConditionName, unknown][] {
  return [
    ...(Object.entries(criteria) as [ConditionName, unknown][]),
    ...extras.map(({ extra, present }): [ConditionName, unknown] => [extra, present]),
    ...(areas ? [['areas', areasLiteral(areas)] satisfies [ConditionName, unknown]] : []),
    ...(bounds ? [['bounds', toBox(bounds)] satisfies [ConditionName, unknown]] : []),
  ];
}

/** A rectangle on the plate of `estate_search.place`, as PostgreSQL writes one. */
export function toBox({ south, west, north, east }: Bounds): string {
  const low = toPlane({ latitude: south, longitude: west });
  const high = toPlane({ latitude: north, longitude: east });
  return `(${low.x},${low.y}),(${high.x},${high.y})`;
}
