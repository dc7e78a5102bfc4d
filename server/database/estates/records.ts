import { type Kysely, type Selectable, sql } from 'kysely';
import type { EstateRecord } from '../../../graphql/estates/ports.ts';
import type { Database } from '../connect.ts';

/** What cards and the head of a page show, by primary keys. */
export function recordsStatement(db: Kysely<Database>, ids: readonly number[]) {
  return (
    db
      .selectFrom('listing')
      .innerJoin('estate', 'estate.listing_id', 'listing.id')
      .where('listing.id', '=', sql<number>`any(${ids}::int4[])`)
      // Said of both tables: each is read in one sweep, not row by row.
      .where('estate.listing_id', '=', sql<number>`any(${ids}::int4[])`)
      .select([
        'listing.id',
        'listing.reference',
        'listing.transaction',
        'listing.status',
        'listing.published_at',
        'listing.updated_at',
        'listing.closed_at',
        'listing.office_id',
        'listing.agent_id',
        'listing.city_id',
        'listing.street',
        'listing.number',
        'listing.box',
        'listing.latitude',
        'listing.longitude',
        'listing.is_address_hidden',
        'listing.price_cents',
        'estate.type',
        'estate.sub_type',
        'estate.bedrooms',
        'estate.living_area',
        'estate.plot_area',
        'estate.epc_label',
        'estate.epc_value',
      ])
  );
}

type Row = Selectable<Database['listing'] & Omit<Database['estate'], 'listing_id'>>;

export function toRecord(
  row: Omit<Row, 'kind' | 'content_hash' | 'photos' | 'floor_plans' | 'documents' | 'video' | 'virtual_tour'>,
): EstateRecord {
  return {
    id: row.id,
    reference: row.reference,
    transaction: row.transaction,
    status: row.status,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    closedAt: row.closed_at,
    officeId: row.office_id,
    agentId: row.agent_id,
    cityId: row.city_id,
    street: row.street,
    number: row.number,
    box: row.box,
    latitude: row.latitude,
    longitude: row.longitude,
    isAddressHidden: row.is_address_hidden,
    priceCents: row.price_cents,
    type: row.type,
    subType: row.sub_type,
    bedrooms: row.bedrooms,
    livingArea: row.living_area,
    plotArea: row.plot_area,
    epcLabel: row.epc_label,
    epcValue: row.epc_value,
  };
}
