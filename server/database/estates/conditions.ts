/** A search as SQL over `estate_search`, and over nothing else: its indexes carry every column used here. */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { EstateSearch } from '../../../graphql/estates/ports.ts';
import type { Extra } from '../../../shared/estates/vocabulary.ts';
import { toPlane } from '../../../shared/places/plane.ts';
import type { Database } from '../connect.ts';

type Builder = ExpressionBuilder<Database, 'estate_search'>;
type Condition = Expression<SqlBool>;

/** Filters that a facet leaves out when it counts its own values. */
export type FilterGroup = 'kinds' | 'cities' | 'bedrooms' | 'price';

/** All conditions of a search, but for one group. */
export function searchConditions(eb: Builder, search: EstateSearch, without?: FilterGroup): Condition {
  const conditions: Condition[] = [...otherConditions(eb, search)];
  if (without !== 'cities' && search.cityIds)
    conditions.push(isOneOf(eb, 'city_id', search.cityIds, 'int4[]'));
  if (without !== 'kinds' && search.types) {
    conditions.push(isOneOf(eb, 'type', search.types, 'text[]'));
    conditions.push(isOneOf(eb, 'sub_type', search.subTypes ?? [], 'text[]'));
  }
  if (without !== 'bedrooms') conditions.push(...atLeast(eb, 'bedrooms', search.minBedrooms));
  if (without !== 'price') {
    conditions.push(...atLeast(eb, 'price_cents', search.minPriceCents));
    conditions.push(...atMost(eb, 'price_cents', search.maxPriceCents));
  }
  return eb.and(conditions);
}

function otherConditions(eb: Builder, search: EstateSearch): Condition[] {
  const { locale, text, bounds } = search;
  return [
    ...(search.transaction ? [eb('transaction', '=', search.transaction)] : []),
    ...atLeast(eb, 'living_area', search.minArea),
    ...atMost(eb, 'living_area', search.maxArea),
    ...atLeast(eb, 'plot_area', search.minPlotArea),
    ...atMost(eb, 'plot_area', search.maxPlotArea),
    ...atLeast(eb, 'construction_year', search.minYear),
    ...atMost(eb, 'construction_year', search.maxYear),
    ...atMost(eb, 'epc_rank', search.worstEpcRank),
    ...(search.countries ? [isOneOf(eb, 'country', search.countries, 'text[]')] : []),
    ...search.extras.map(({ extra, present }) => eb(extraColumn(extra), '=', present)),
    ...(text ? [eb('listing_id', 'in', sql<number>`(${withWords(text, locale)})`)] : []),
    ...(bounds ? [isInside(bounds)] : []),
  ];
}

/** An array is one parameter: the statement stays the same however many values are chosen. */
function isOneOf(
  eb: Builder,
  column: 'city_id' | 'type' | 'sub_type' | 'country',
  values: unknown[],
  type: string,
) {
  return sql<SqlBool>`${eb.ref(column)} = any(${values}::${sql.raw(type)})`;
}

type NumberColumn =
  | 'bedrooms'
  | 'price_cents'
  | 'living_area'
  | 'plot_area'
  | 'construction_year'
  | 'epc_rank';

function atLeast(eb: Builder, column: NumberColumn, bound: number | undefined): Condition[] {
  return bound === undefined ? [] : [eb(column, '>=', bound)];
}

function atMost(eb: Builder, column: NumberColumn, bound: number | undefined): Condition[] {
  return bound === undefined ? [] : [eb(column, '<=', bound)];
}

function extraColumn(extra: Extra) {
  return extra.toLowerCase() as Lowercase<Extra>;
}

/** Ids of listings whose texts in this language hold the words, or whose reference it is. */
function withWords(text: string, locale: EstateSearch['locale']) {
  const words = sql`websearch_to_tsquery(${sql.lit(`words_${locale}`)}::regconfig, ${text})`;
  return sql`
    select listing_id from listing_text where locale = ${locale} and words @@ ${words}
    union all
    select id from listing where lower(reference) = lower(${text})`;
}

function isInside(bounds: NonNullable<EstateSearch['bounds']>): Condition {
  const low = toPlane({ latitude: bounds.south, longitude: bounds.west });
  const high = toPlane({ latitude: bounds.north, longitude: bounds.east });
  return sql<SqlBool>`place <@ box(point(${low.x}, ${low.y}), point(${high.x}, ${high.y}))`;
}
