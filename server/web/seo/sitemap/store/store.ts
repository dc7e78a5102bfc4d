/** The pages of the sitemap, by ranges of ids. The list of files takes one pass over the index `listing_sitemap`. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { INDEXED_AFTER_CLOSING_MS } from '../../../../../graphql/listings/visibility.ts';
import type { EstateSubType } from '../../../../../shared/estates/vocabulary.ts';
import { OFFERED_STATUSES } from '../../../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../../../shared/locales.ts';
import type { Database } from '../../../../platform/database/connect.ts';

/** A page of the sitemap: its id and the languages that it is written in. */
export interface SitemapRow {
  id: number;
  /** Null: unknown. */
  modifiedAt: Date | null;
  locales: Locale[];
}

export type EstateRow = SitemapRow & { subType: EstateSubType; cityId: number };
export type ProjectRow = SitemapRow & { name: string; cityId: number };
export type EntityRow = ProjectRow & { projectId: number };
export type NewsRow = SitemapRow & { titles: Partial<Record<Locale, string>> };
/** Offices and agents, whose pages exist in every language. */
export type PeopleRow = Omit<SitemapRow, 'locales'> & { name: string };

/** The rows with ids in the interval (`after`, `until`], at most `limit`. */
export interface SitemapRange {
  after: number;
  until: number;
  limit: number;
}

/** A file of the sitemap: the pages with ids in the interval ((number - 1) × size, number × size]. */
export interface SitemapFile {
  number: number;
  modifiedAt: Date | null;
}

interface Table {
  id: RawBuilder<unknown>;
  modifiedAt: RawBuilder<unknown>;
  /** Tables and condition. */
  from: RawBuilder<unknown>;
}

const ESTATE = 'estate';
const PROJECT = 'project';
const RENTAL_UNIT = 'rentalUnit';
const WRITTEN_IN = sql`array(select locale from listing_text where listing_id = listing.id) as locales`;

export type SitemapStore = ReturnType<typeof createSitemapStore>;

export function createSitemapStore(db: Kysely<Database>, now: () => Date) {
  const tables = createTables(now);
  const listFiles = async (table: Table, size: number): Promise<SitemapFile[]> => {
    const { rows } = await sql<SitemapFile>`
      select (${table.id} - 1) / ${sql.lit(size)} + 1 as number, max(${table.modifiedAt}) as "modifiedAt"
      from ${table.from} group by 1 order by 1`.execute(db);
    return rows;
  };
  const list = async <Row>(
    table: Table,
    columns: RawBuilder<unknown>,
    range: SitemapRange,
  ): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      select ${table.id} as id, ${table.modifiedAt} as "modifiedAt", ${columns}
      from ${table.from} and ${table.id} > ${range.after} and ${table.id} <= ${range.until}
      order by 1 limit ${range.limit}`.execute(db);
    return rows;
  };
  return {
    listEstateFiles: (size: number) => listFiles(tables.listings(ESTATE), size),
    listEstates: (range: SitemapRange) => list<EstateRow>(tables.listings(ESTATE), ESTATE_COLUMNS, range),
    listProjectFiles: (size: number) => listFiles(tables.listings(PROJECT), size),
    listProjects: (range: SitemapRange) => list<ProjectRow>(tables.listings(PROJECT), PROJECT_COLUMNS, range),
    listEntityFiles: (size: number) => listFiles(tables.entities(), size),
    listEntities: (range: SitemapRange) => list<EntityRow>(tables.entities(), ENTITY_COLUMNS, range),
    listRentalUnitFiles: (size: number) => listFiles(tables.listings(RENTAL_UNIT), size),
    listRentalUnits: (range: SitemapRange) =>
      list<SitemapRow>(tables.listings(RENTAL_UNIT), WRITTEN_IN, range),
    listNewsFiles: (size: number) => listFiles(NEWS, size),
    listNews: (range: SitemapRange) => list<NewsRow>(NEWS, NEWS_COLUMNS, range),
    listOfficeFiles: (size: number) => listFiles(OFFICES, size),
    listOffices: (range: SitemapRange) => list<PeopleRow>(OFFICES, sql`office.name`, range),
    listAgentFiles: (size: number) => listFiles(AGENTS, size),
    listAgents: (range: SitemapRange) => list<PeopleRow>(AGENTS, sql`agent.name`, range),
  };
}

/** Subqueries read only the columns that a page needs; a join would be repeated by `listFiles`. */
const ESTATE_COLUMNS = sql`
  listing.city_id as "cityId",
  (select sub_type from estate where listing_id = listing.id) as "subType",
  ${WRITTEN_IN}`;
const PROJECT_NAME = sql`(select project.name from project where listing_id = listing.id) as name`;
const PROJECT_COLUMNS = sql`listing.city_id as "cityId", ${PROJECT_NAME}, ${WRITTEN_IN}`;
const ENTITY_COLUMNS = sql`listing.id as "projectId", ${PROJECT_COLUMNS}`;
const NEWS_COLUMNS = sql`(
  select jsonb_object_agg(locale, title) from news_text where news_id = news_item.id
) as titles`;

const NEWS: Table = {
  id: sql`news_item.id`,
  modifiedAt: sql`news_item.published_at`,
  from: sql`news_item where news_item.is_listed`,
};
const OFFICES: Table = {
  id: sql`office.id`,
  modifiedAt: sql`null::timestamptz`,
  from: sql`office where true`,
};
const AGENTS: Table = {
  id: sql`agent.id`,
  modifiedAt: sql`null::timestamptz`,
  from: sql`agent where agent.is_on_team_page`,
};

function createTables(now: () => Date) {
  return {
    listings: (kind: string): Table => ({
      id: sql`listing.id`,
      modifiedAt: sql`listing.updated_at`,
      from: sql`listing where listing.kind = ${kind} and ${isIndexable('listing', now())}`,
    }),
    entities: (): Table => ({
      id: sql`project_entity.id`,
      modifiedAt: sql`listing.updated_at`,
      from: sql`project_entity join listing on listing.id = project_id
        where is_listed and ${isIndexable('listing', now())} and ${isIndexable('project_entity', now())}`,
    }),
  };
}

/** The condition of `isIndexable` in graphql/listings/visibility.ts. */
function isIndexable(table: 'listing' | 'project_entity', now: Date): RawBuilder<boolean> {
  const status = sql.ref(`${table}.status`);
  const closedAfter = new Date(now.getTime() - INDEXED_AFTER_CLOSING_MS);
  const offered = OFFERED_STATUSES.map((one) => sql.lit(one));
  return sql`(
    ${status} in (${sql.join(offered)})
    or ${status} in ('SOLD', 'RENTED') and ${sql.ref(`${table}.closed_at`)} > ${closedAfter}
  )`;
}
