/**
 * Homes on offer for other sites, in batches by ascending id. The batch's ids are read from the index
 * `listing_sitemap`.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StatusCode } from '../../../../../shared/listings/vocabulary.ts';
import { anyOf } from '../../../../platform/database/any-of.ts';
import type { Database } from '../../../../platform/database/connect.ts';
import type { AgentRow, EntityRow, EstateRow, OfficeRow, ProjectRow, UnitRow } from './rows.ts';

/** At most `limit` rows with ids greater than `after`. */
export interface BatchRange {
  after: number;
  limit: number;
}

export type ExportStore = ReturnType<typeof createExportStore>;

/** Only listings and entities with these statuses are read. */
export function createExportStore(db: Kysely<Database>, statuses: readonly StatusCode[]) {
  const list = async <Row>(kind: Kind, range: BatchRange): Promise<Row[]> =>
    (await batchStatement<Row>(kind, statuses, range).execute(db)).rows;
  return {
    listOffices: async (): Promise<OfficeRow[]> => (await OFFICES.execute(db)).rows,
    listAgents: async (): Promise<AgentRow[]> => (await AGENTS.execute(db)).rows,
    listEstates: (range: BatchRange) => list<EstateRow>(ESTATES, range),
    listProjects: (range: BatchRange) => list<ProjectRow>(PROJECTS, range),
    listUnits: (range: BatchRange) => list<UnitRow>(UNITS, range),
    /** The listed entities of these projects, in the agency's order. */
    listEntities: async (projectIds: readonly number[]): Promise<EntityRow[]> => {
      const { rows } = await sql<EntityRow>`
        select ${ENTITY_COLUMNS} from project_entity
        where project_id = ${anyOf(projectIds)} and is_listed and status = any(${statuses}::text[])
        order by project_id, position, id`.execute(db);
      return rows;
    },
  };
}

interface Kind {
  kind: string;
  columns: RawBuilder<unknown>;
  joins: RawBuilder<unknown>;
}

/** Literals instead of parameters: a generic plan must know that a batch has few rows. */
export function batchStatement<Row>(
  { kind, columns, joins }: Kind,
  statuses: readonly StatusCode[],
  { after, limit }: BatchRange,
): RawBuilder<Row> {
  return sql<Row>`
    with batch as materialized (
      select id from listing
      where kind = ${sql.lit(kind)} and status = any(${statuses}::text[]) and id > ${after}
      order by id
      limit ${sql.lit(limit)}
    )
    select ${LISTING_COLUMNS}, ${columns}
    from batch
      join listing using (id)
      join office on office.id = listing.office_id
      left join agent on agent.id = listing.agent_id
      ${joins}
    order by listing.id`;
}

const LISTING_COLUMNS = sql`
  listing.id, listing.reference, listing.agency_reference as "agencyReference", listing.transaction, listing.status, listing.published_at as "publishedAt",
  listing.updated_at as "updatedAt", office.reference as office, agent.reference as agent,
  listing.city_id as "cityId", listing.street, listing.number, listing.box, listing.latitude, listing.longitude,
  listing.is_address_hidden as "isAddressHidden", listing.photos, listing.floor_plans as "floorPlans",
  listing.documents, listing.video, listing.virtual_tour as "virtualTour",
  coalesce((
    select jsonb_object_agg(locale, jsonb_build_object('title', title, 'description', description))
    from listing_text where listing_id = listing.id
  ), '{}') as texts`;

export const ESTATES: Kind = {
  kind: 'estate',
  columns: sql`
    listing.price_cents as "priceCents", estate.terms, estate.type, estate.sub_type as "subType",
    coalesce(estate_details.sections, '{}') as sections`,
  joins: sql`
    join estate on estate.listing_id = listing.id
    left join estate_details on estate_details.listing_id = listing.id`,
};

const PROJECTS: Kind = {
  kind: 'project',
  columns: sql`
    project.name, project.developer, project.architect, project.stage, project.delivery,
    project.project_kind as "projectKind"`,
  joins: sql`join project on project.listing_id = listing.id`,
};

const UNITS: Kind = {
  kind: 'rentalUnit',
  columns: sql`
    rental_unit.name, rental_unit.persons, rental_unit.bedrooms, rental_unit.bathrooms,
    rental_unit.allows_pets as "allowsPets", rental_unit.facilities`,
  joins: sql`join rental_unit on rental_unit.listing_id = listing.id`,
};

const ENTITY_COLUMNS = sql`
  project_id as "projectId", reference, number, type, sub_type as "subType", floor, bedrooms, area,
  living_area as "livingArea", plot_area as "plotArea", terrace_area as "terraceArea",
  price_cents as "priceCents", status, plan, legal, taxes`;

const OFFICES = sql<OfficeRow>`
  select reference, name, street, number, box, city_id as "cityId", latitude, longitude, phone, email,
    opening_hours as "openingHours", picture
  from office order by id`;

const AGENTS = sql<AgentRow>`
  select agent.reference, office.reference as office, agent.name, agent.phone, agent.email, registration,
    role, introduction, languages, is_on_team_page as "isOnTeamPage", agent.picture
  from agent join office on office.id = agent.office_id order by agent.id`;
