import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type {
  EntityDetailRecord,
  EntityRecord,
  ProjectRecord,
  ProjectSearch,
  ProjectStore,
} from '../../../graphql/projects/ports.ts';
import { HOME_TYPES } from '../../../shared/estates/vocabulary.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { withTotal } from '../../platform/database/with-total.ts';
import { cacheEachPerVersion } from '../../platform/response-cache/cache-each-per-version.ts';
import type { CatalogueVersion } from '../../platform/response-cache/catalogue-version.ts';
import { listingColumns } from '../listings/columns.ts';
import { groupBySource, nearestStatement } from '../listings/nearest.ts';
import { OFFERED } from '../listings/statuses.ts';
import { projectMarkersStatement } from './markers.ts';

const MAX_CITIES = 100;
/** The number of projects whose entities are cached: dozens of entities of half a kilobyte each, without details. */
const MAX_CACHED_PROJECTS = 100;

/** Projects and their entities in PostgreSQL; they are few, so plain joins suffice. */
export function createProjectStore(db: Kysely<Database>, version: Readonly<CatalogueVersion>): ProjectStore {
  const projects = allProjects(db);
  const entities = listedEntities(db);
  return {
    search: (search, window) => searchPage(db, search, window),
    countByCity: () =>
      searchProjects(db, {})
        .select((eb) => ['city_id as cityId', eb.fn.countAll<number>().as('count')])
        .groupBy('city_id')
        .orderBy('count', 'desc')
        .orderBy('city_id')
        .limit(MAX_CITIES)
        .execute(),
    listDeliveryYears: () => listDeliveryYears(db),
    findMany: async (ids) =>
      (await selectRecord(projects.where('listing.id', '=', anyOf(ids))).execute()) as ProjectRecord[],
    findMarkers: async (criteria, limit) => (await projectMarkersStatement(criteria, limit).execute(db)).rows,
    findSimilar: async (projects, limit) => {
      const { rows } = await similarProjectsStatement(projects, limit).execute(db);
      return groupBySource(projects, rows);
    },
    listEntities: cacheEachPerVersion(
      version,
      { idOf: ({ projectId }) => projectId, maxEntries: MAX_CACHED_PROJECTS },
      async (projectIds) =>
        (await entities.where('project_id', '=', anyOf(projectIds)).execute()) as unknown as EntityRecord[],
    ),
    findEntities: async (ids) =>
      (await entities
        .select(['legal', 'viewing_rules as viewingRules'])
        .where('id', '=', anyOf(ids))
        .execute()) as unknown as EntityDetailRecord[],
  };
}

const allProjects = (db: Kysely<Database>) =>
  db.selectFrom('listing').innerJoin('project', 'project.listing_id', 'listing.id');

const selectRecord = (projects: ReturnType<typeof allProjects>) =>
  projects
    .select(listingColumns)
    .select(['name', 'developer', 'architect', 'stage', 'delivery', 'project_kind as projectKind'])
    .select('project.viewing_rules as viewingRules');

/** The entities that projects list, in the agency's order. */
function listedEntities(db: Kysely<Database>) {
  return db
    .selectFrom('project_entity')
    .where('is_listed', '=', true)
    .select(['id', 'project_id as projectId', 'reference', 'number', 'type', 'sub_type as subType', 'floor'])
    .select(['bedrooms', 'area', 'living_area as livingArea', 'plot_area as plotArea'])
    .select([
      'terrace_area as terraceArea',
      'price_cents as priceCents',
      'status',
      'closed_at as closedAt',
      'plan',
      'taxes',
    ])
    .orderBy('project_id')
    .orderBy('position')
    .orderBy('id');
}

/** For each project, others on offer with an available entity, nearest first. */
export function similarProjectsStatement(projects: readonly ProjectRecord[], limit: number) {
  const isAvailable = sql`exists (
    select from project_entity where project_id = other.id and is_listed and status = 'AVAILABLE'
  )`;
  return nearestStatement('project', projects, limit, isAvailable);
}

async function searchPage(
  db: Kysely<Database>,
  search: ProjectSearch,
  { offset, limit }: { offset: number; limit: number },
) {
  const found = searchProjects(db, search);
  const count = found.select((eb) => eb.fn.countAll<number>().as('count'));
  const page = selectRecord(found)
    .select(count.as('total'))
    .orderBy('published_at', 'desc')
    .orderBy('listing.id', 'desc')
    .limit(limit)
    .offset(sql.lit(offset));
  const { items, total } = await withTotal(page, count);
  return { records: items as ProjectRecord[], total };
}

/** The projects on offer that match a search. */
function searchProjects(db: Kysely<Database>, search: ProjectSearch) {
  const { cityIds, types, minPriceCents, maxPriceCents, deliveredBy, changedSince } = search;
  let found = allProjects(db).where(sql<boolean>`listing.status in ${OFFERED}`);
  if (cityIds) found = found.where('city_id', '=', anyOf(cityIds));
  if (deliveredBy) found = found.where('delivery', '<=', deliveredBy);
  if (changedSince) found = found.where('changed_at', '>=', changedSince);
  if (!types && minPriceCents === undefined && maxPriceCents === undefined) return found;
  return found.where((of) => {
    let entity = offeredEntities(of);
    if (types) entity = entity.where('type', 'in', types);
    else {
      const pricedHome = offeredEntities(of)
        .where('type', 'in', HOME_TYPES)
        .where('price_cents', 'is not', null);
      entity = entity.where(({ or, eb, not, exists }) =>
        or([eb('type', 'in', HOME_TYPES), not(exists(pricedHome))]),
      );
    }
    if (minPriceCents !== undefined) entity = entity.where('price_cents', '>=', minPriceCents);
    if (maxPriceCents !== undefined) entity = entity.where('price_cents', '<=', maxPriceCents);
    return of.exists(entity);
  });
}

async function listDeliveryYears(db: Kysely<Database>): Promise<number[]> {
  const rows = await searchProjects(db, {})
    .where('delivery', 'is not', null)
    .select(sql<number>`extract(year from delivery)::int`.as('year'))
    .distinct()
    .orderBy('year')
    .execute();
  return rows.map(({ year }) => year);
}

/** The entities on offer of a project. */
function offeredEntities({ selectFrom }: ExpressionBuilder<Database, 'listing' | 'project'>) {
  return selectFrom('project_entity')
    .whereRef('project_id', '=', 'listing.id')
    .where('is_listed', '=', true)
    .where(sql<boolean>`project_entity.status in ${OFFERED}`)
    .select('project_entity.id');
}
