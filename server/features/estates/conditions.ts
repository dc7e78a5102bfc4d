/**
 * The criteria of estates as SQL conditions on `estate_search`, whose indexes include every column used here, and on
 * texts. A value is a parameter of a search, or a column of a stored search.
 */
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { API_CRITERIA, type EstateSearch, type ResolvedCriteria } from '../../../graphql/estates/ports.ts';
import {
  CRITERIA,
  type CriterionGroup,
  type CriterionName,
  isMomentary,
  type MomentaryName,
  omitGroup,
} from '../../../shared/estates/criteria.ts';
import type { Extra } from '../../../shared/estates/vocabulary.ts';
import { toPlane } from '../../../shared/geography/plane.ts';
import type { Bounds, Criterion } from '../../../shared/listings/criteria.ts';
import { LOCALES, type Locale } from '../../../shared/locales.ts';
import { CUSTOM_PLAN_MARKER } from '../../platform/database/preparing-client.ts';
import { OFFERED } from '../listings/statuses.ts';
import { areasLiteral } from './areas-literal.ts';

type Value = RawBuilder<unknown>;
type Condition = (value: Value, locale: Locale) => RawBuilder<SqlBool>;
/** The name of a condition. Each extra has its own, because each has its own column. */
type ConditionName = Exclude<CriterionName, 'extras'> | Extra | ApiName;
type ApiName = (typeof API_CRITERIA)[number];

/** Whether a row of `listing_text` in this language contains the words. */
const holdsWords = (value: Value, locale: Locale) => sql<SqlBool>`
  locale = ${locale} and words @@ websearch_to_tsquery(${sql.lit(`words_${locale}`)}::regconfig, ${value}::text)`;

/** Whether a row of `listing` has this reference: the agency's, or the key of its feed. */
const isReference = (value: Value) => sql<SqlBool>`
  (lower(reference) = lower(${value}::text) or lower(agency_reference) = lower(${value}::text))`;

/** Literals, as in the conditions of the partial indexes `listing_agent` and `listing_changed`. */
const ON_OFFER = sql`kind = 'estate' and status in ${OFFERED}`;

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
  minLivingArea: (value) => sql`estate_search.living_area >= ${value}::int4`,
  maxLivingArea: (value) => sql`estate_search.living_area <= ${value}::int4`,
  minPlotArea: (value) => sql`estate_search.plot_area >= ${value}::int4`,
  maxPlotArea: (value) => sql`estate_search.plot_area <= ${value}::int4`,
  minYear: (value) => sql`estate_search.construction_year >= ${value}::int4`,
  maxYear: (value) => sql`estate_search.construction_year <= ${value}::int4`,
  publishedWithin: (value) => sql`
    estate_search.published_at >= now() - least(greatest(${value}::int4, 0), 36500) * interval '1 day'`,
  worstEpcLabel: (value) => sql`estate_search.epc_rank <= ${value}::int4`,
  countries: (value) => sql`estate_search.country = any(${value}::text[])`,
  heatingFuels: (value) => sql`estate_search.heating_fuel = any(${value}::text[])`,
  availableBy: (value) => sql`estate_search.available_from <= ${value}::date`,
  saleMethods: (value) => sql`estate_search.sale_method = any(${value}::text[])`,
  openHouseWithin: (value) => sql`
    estate_search.open_houses && tstzrange(now(), now() + least(greatest(${value}::int4, 0), 365) * interval '1 day')`,
  office: (value) => sql`estate_search.office_id = ${value}::int4`,
  agent: (value) =>
    sql`estate_search.listing_id in (select id from listing where agent_id = ${value}::int4 and ${ON_OFFER})`,
  changedSince: (value) => sql`
    estate_search.listing_id in (select id from listing where changed_at >= ${value}::timestamptz and ${ON_OFFER})`,
  BICYCLE_SHED: (value) => sql`estate_search.bicycle_shed = ${value}::bool`,
  COMMERCIAL_SURFACE: (value) => sql`estate_search.commercial_surface = ${value}::bool`,
  GARAGE: (value) => sql`estate_search.garage = ${value}::bool`,
  GARDEN: (value) => sql`estate_search.garden = ${value}::bool`,
  TERRACE: (value) => sql`estate_search.terrace = ${value}::bool`,
  READY_TO_MOVE_IN: (value) => sql`estate_search.ready_to_move_in = ${value}::bool`,
  RENOVATION_REQUIRED: (value) => sql`estate_search.renovation_required = ${value}::bool`,
  REVENUE_PROPERTY: (value) => sql`estate_search.revenue_property = ${value}::bool`,
  FURNISHED: (value) => sql`estate_search.furnished = ${value}::bool`,
  LIFT: (value) => sql`estate_search.lift = ${value}::bool`,
  PETS_ALLOWED: (value) => sql`estate_search.pets_allowed = ${value}::bool`,
  text: (value, locale) => sql`estate_search.listing_id in (
    select listing_id from listing_text where ${holdsWords(value, locale)}
    union all
    select id from listing where ${isReference(value)})`,
  bounds: (value) => sql`estate_search.place <@ ${value}::box`,
};

/** Whether a search has no criterion except the transaction. */
export function isWholeOffer({ criteria }: EstateSearch): boolean {
  return Object.keys(criteria).every((name) => name === 'transaction');
}

/** Whether a search has no criteria except the transaction and areas. */
export function isOfOffer({ criteria }: EstateSearch): boolean {
  return Object.keys(criteria).every((name) => name === 'transaction' || name === 'areas');
}

/** The conditions of a search, except those of one group of criteria. */
export function searchConditions(search: EstateSearch, without?: CriterionGroup): Expression<SqlBool> {
  const criteria = without ? omitGroup(search.criteria, without) : search.criteria;
  const conditions = criteriaByColumn(criteria).map(([name, value]) =>
    CONDITIONS[name](sql`${value}`, search.locale),
  );
  if (conditions.length === 0) return sql`true`;
  // With the transaction alone, one plan is best for all values, so the statement can be prepared.
  return sql`${isWholeOffer(search) ? sql`` : sql.raw(CUSTOM_PLAN_MARKER)} ${sql.join(conditions, sql` and `)}`;
}

/** A criterion that a stored search can have. */
export type StoredName = Exclude<ConditionName, MomentaryName | ApiName>;

/** The column of each criterion of a stored search. */
export const STORED_COLUMNS = Object.fromEntries(
  (Object.keys(CONDITIONS) as ConditionName[])
    .filter((name) => !isMomentary(name) && !(API_CRITERIA as readonly string[]).includes(name))
    .map((name) => [name, columnName(name)]),
) as Record<StoredName, string>;

/** A criterion that was renamed keeps its column, which the previous release reads. */
function columnName(name: ConditionName): string {
  const { formerName = name }: Criterion = CRITERIA[name as CriterionName] ?? {};
  return formerName.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();
}

/**
 * The conditions of a stored search, the row `subscribed`, except transaction and towns, by which the searches are
 * found. A column that is null is no condition. Words are searched in the texts of the search's language.
 */
export function storedSearchConditions(): Expression<SqlBool> {
  const others = (Object.keys(STORED_COLUMNS) as StoredName[]).filter(
    (name) => name !== 'transaction' && name !== 'cities' && name !== 'text',
  );
  return sql`${sql.join([...others.map(storedSearchCondition), STORED_TEXT_CONDITION], sql` and `)}`;
}

function storedSearchCondition(name: StoredName): RawBuilder<SqlBool> {
  const value = sql.ref(`subscribed.${STORED_COLUMNS[name]}`);
  return sql`(${value} is null or ${CONDITIONS[name](value, 'nl')})`;
}

/** Searches the words in the texts of this one home. The last condition, because it is the most expensive. */
const STORED_TEXT_CONDITION = sql<SqlBool>`(subscribed.text is null
  or exists (
    select from listing_text
    where listing_id = estate_search.listing_id and locale = subscribed.locale and (${sql.join(
      LOCALES.map((locale) => holdsWords(sql.ref('subscribed.text'), locale)),
      sql` or `,
    )}))
  or exists (select from listing where id = estate_search.listing_id and ${isReference(sql.ref('subscribed.text'))}))`;

/**
 * Each criterion is one parameter, also an array, a rectangle or areas, so all searches share the same statement text.
 */
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

/** Formats a rectangle as a PostgreSQL `box` in the coordinates of `estate_search.place`. */
export function toBox({ south, west, north, east }: Bounds): string {
  const low = toPlane({ latitude: south, longitude: west });
  const high = toPlane({ latitude: north, longitude: east });
  return `(${low.x},${low.y}),(${high.x},${high.y})`;
}
