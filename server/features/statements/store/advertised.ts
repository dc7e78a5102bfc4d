/** Homes and units of projects, with what rules about adverts depend on. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { EntityLegal } from '../../../../graphql/projects/ports.ts';
import type { Region } from '../../../../shared/cities/vocabulary.ts';
import type { EpcLabel, EstateSubType, EstateType } from '../../../../shared/estates/vocabulary.ts';
import type { Transaction as OfferKind } from '../../../../shared/listings/vocabulary.ts';
import type { ProjectStage } from '../../../../shared/projects/vocabulary.ts';
import type { AdvertisedHome } from '../../../../shared/rules/statements/statements.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { OFFERED } from '../../listings/statuses.ts';

export interface Advertised {
  id: number;
  home: AdvertisedHome;
}

interface Part {
  /** Only those with a greater id. */
  after: number;
  limit: number;
  /** A query of ids of listings; all when absent. */
  ids: RawBuilder<unknown> | undefined;
}

interface SharedRow {
  id: number;
  region: Region | null;
  transaction: OfferKind;
  type: EstateType;
  sub_type: EstateSubType;
  price_cents: number | null;
}

interface HomeRow extends SharedRow {
  epc_label: EpcLabel | null;
  epc_value: number | null;
  epc: AdvertisedHome['epc'] | null;
  planning: AdvertisedHome['planning'] | null;
  charges: number | null;
  progress: string | null;
}

interface UnitRow extends SharedRow {
  stage: ProjectStage;
  legal: EntityLegal | null;
}

const IS_CHECKED = (status: string) =>
  sql`(${sql.ref(status)} in ${OFFERED} or ${sql.ref(status)} = 'IN_PREPARATION')`;

/** Reads the next homes on offer and in preparation, by id. */
export async function readHomes(trx: Kysely<Database>, { after, limit, ids }: Part): Promise<Advertised[]> {
  const { rows } = await sql<HomeRow>`
    select listing.id, region, transaction, type, sub_type, price_cents, epc_label, epc_value,
      sections->'epc' as epc, sections->'planning' as planning,
      (sections#>>'{financial,charges}')::float8 as charges, terms ->> 'progress' as progress
    from listing
    join estate on estate.listing_id = listing.id
    join estate_details on estate_details.listing_id = listing.id
    join city on city.id = listing.city_id
    where listing.id > ${after} and ${IS_CHECKED('listing.status')}
      and ${ids ? sql`listing.id in (${ids})` : sql`true`}
    order by listing.id limit ${limit}`.execute(trx);
  return rows.map(({ epc_label, epc_value, epc, planning, charges, progress, ...row }) => {
    const certified = { epcLabel: epc_label, epcValue: epc_value, epc: epc ?? undefined };
    const isAnnounced = progress === 'ANNOUNCED';
    const home = { ...toHome(row), ...certified, planning: planning ?? undefined, charges, isAnnounced };
    return { id: row.id, home };
  });
}

/** Reads the next listed units on offer of projects on offer, by id. */
export async function readUnits(trx: Kysely<Database>, { after, limit, ids }: Part): Promise<Advertised[]> {
  const { rows } = await sql<UnitRow>`
    select entity.id, region, transaction, entity.type, entity.sub_type, entity.price_cents, stage, legal
    from project_entity entity
    join project on project.listing_id = entity.project_id
    join listing on listing.id = entity.project_id
    join city on city.id = listing.city_id
    where entity.id > ${after} and entity.is_listed
      and listing.status in ${OFFERED} and entity.status in ${OFFERED}
      and ${ids ? sql`listing.id in (${ids})` : sql`true`}
    order by entity.id limit ${limit}`.execute(trx);
  return rows.map(({ stage, legal, ...row }) => {
    const { epc, planning, charges } = legal ?? {};
    const certified = { epcLabel: epc?.label ?? null, epcValue: epc?.value ?? null, epc };
    return { id: row.id, home: { ...toHome(row), ...certified, planning, charges, projectStage: stage } };
  });
}

function toHome({ region, transaction, type, sub_type, price_cents }: SharedRow) {
  const price = price_cents === null ? null : price_cents / 100;
  return { region, transaction, type, subType: sub_type, price };
}
