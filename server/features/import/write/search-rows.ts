/** The only module that writes rows of `estate_search`, except that seeding updates their municipality. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { SALE_METHODS } from '../../../../shared/estates/terms.ts';
import { EPC_LABELS, EXTRAS } from '../../../../shared/estates/vocabulary.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { updateSums } from '../../estates/sums/sums.ts';
import { MAP_CELLS } from '../../estates/sums/write-map-cells.ts';
import { OFFER_COUNTS } from '../../estates/sums/write-offer-counts.ts';
import { listingPoint, municipalityOf } from '../../listings/listing-point.ts';
import { OFFERED } from '../../listings/statuses.ts';

const LABELS = sql.join(EPC_LABELS.map((label) => sql.lit(label)));

const EXTRAS_COLUMNS = sql.join(EXTRAS.map((extra) => sql`${sql.ref(camelCase(extra))} boolean`));

/** The expression of each column; l is the listing, e the estate, c its city. */
const COLUMNS: Record<string, RawBuilder<unknown>> = {
  listing_id: sql`l.id`,
  transaction: sql`l.transaction`,
  city_id: sql`l.city_id`,
  country: sql`c.country`,
  type: sql`e.type`,
  sub_type: sql`e.sub_type`,
  price_cents: sql`l.price_cents`,
  bedrooms: sql`e.bedrooms`,
  living_area: sql`round(e.living_area::numeric)`,
  plot_area: sql`round(e.plot_area::numeric)`,
  construction_year: sql`construction.year`,
  epc_rank: sql`array_position(array[${LABELS}], e.epc_label) - 1`,
  ...Object.fromEntries(
    EXTRAS.map((extra) => [extra.toLowerCase(), sql`extras.${sql.ref(camelCase(extra))}`]),
  ),
  furnished: sql`comfort.furnished`,
  lift: sql`comfort.lift`,
  pets_allowed: sql`(section.lease ->> 'pets')::boolean`,
  heating_fuel: sql`section.energy ->> 'heatingFuel'`,
  available_from: sql`coalesce(financial."availableFrom",
    case financial.availability when 'IMMEDIATE' then '-infinity'::date end)`,
  sale_method: sql`case l.transaction
    when 'SALE' then coalesce(e.terms -> 'sale' ->> 'method', ${sql.lit(SALE_METHODS[0])}) end`,
  open_houses: sql`(
    select range_agg(tstzrange(open_house."startsAt", open_house."endsAt"))
    from jsonb_to_recordset(e.terms -> 'openHouses') as open_house ("startsAt" timestamptz, "endsAt" timestamptz))`,
  office_id: sql`l.office_id`,
  published_at: sql`l.published_at`,
  place: listingPoint('l'),
  municipality: municipalityOf('l', 'c'),
};

/**
 * Updates the search rows, map cells and offer counts of listings: one search row for each listing on offer, none for
 * others. `ids`: a query of listing ids.
 */
export async function refreshSearchRows(db: Kysely<Database>, ids: RawBuilder<unknown>): Promise<void> {
  const write = () => updateSums(db, OFFER_COUNTS, ids, () => writeSearchRows(db, ids));
  await updateSums(db, MAP_CELLS, ids, write);
}

async function writeSearchRows(db: Kysely<Database>, ids: RawBuilder<unknown>): Promise<void> {
  await sql`
    delete from estate_search
    where listing_id in (${ids})
      and not exists (select from listing where id = listing_id and status in ${OFFERED})`.execute(db);
  const names = Object.keys(COLUMNS).map((column) => sql.ref(column));
  const updates = names.map((column) => sql`${column} = excluded.${column}`);
  await sql`
    insert into estate_search (${sql.join(names)})
    select ${sql.join(Object.values(COLUMNS))}
    from listing l
    join estate e on e.listing_id = l.id
    join estate_details d on d.listing_id = l.id
    cross join lateral jsonb_to_record(d.sections) as section
      (construction jsonb, extras jsonb, comfort jsonb, energy jsonb, financial jsonb, lease jsonb)
    cross join lateral jsonb_to_record(coalesce(section.comfort, '{}')) as comfort (furnished boolean, lift boolean)
    cross join lateral jsonb_to_record(coalesce(section.financial, '{}')) as financial
      ("availableFrom" date, availability text)
    cross join lateral jsonb_to_record(coalesce(section.construction, '{}')) as construction (year smallint)
    cross join lateral jsonb_to_record(coalesce(section.extras, '{}')) as extras (${EXTRAS_COLUMNS})
    join city c on c.id = l.city_id
    where l.id in (${ids}) and l.status in ${OFFERED}
    order by l.id
    on conflict (listing_id) do update set ${sql.join(updates)}`.execute(db);
}

/** Converts BICYCLE_SHED to bicycleShed, the name in the feed. */
function camelCase(word: string): string {
  return word.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
