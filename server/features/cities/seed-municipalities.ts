/** Seeds the tables `municipality` and `municipality_ring`, and the municipality of each city and home. */
import { sql, type Transaction } from 'kysely';
import { toPlane } from '../../../shared/geography/plane.ts';
import { LOCALES } from '../../../shared/locales.ts';
import type { Database } from '../../platform/database/connect.ts';
import { rewriteOfferCounts } from '../estates/sums/write-offer-counts.ts';
import { listingPoint, municipalityOf } from '../listings/listing-point.ts';
import { readMunicipalities } from './municipality-files.ts';

/** A city on the coast may lie this far outside the simplified border of its municipality. */
const SHORE_KILOMETRES = 3;
/** The stored point of a city may lie this far outside the municipality that its postal code is named after. */
const NAME_KILOMETRES = 1;

export async function writeMunicipalities(trx: Transaction<Database>): Promise<void> {
  const municipalities = await readMunicipalities();
  const names = municipalities.map(({ nis, names: own }) => ({
    nis,
    ...Object.fromEntries(LOCALES.map((locale) => [`name_${locale}`, own[locale]])),
  }));
  const columns = sql.join(LOCALES.map((locale) => sql.ref(`name_${locale}`)));
  const updates = sql.join(LOCALES.map((locale) => sql.raw(`name_${locale} = excluded.name_${locale}`)));
  await sql`
    delete from municipality where nis <> all(${municipalities.map(({ nis }) => nis)}::int4[])`.execute(trx);
  await sql`
    insert into municipality (nis, ${columns})
    select nis, ${columns} from json_populate_recordset(null::municipality, ${JSON.stringify(names)}::json)
    on conflict (nis) do update set ${updates}`.execute(trx);
  const rings = municipalities.flatMap(({ nis, rings: own }) =>
    own.map((ring) => ({ nis, ring: polygonOf(ring) })),
  );
  await sql`delete from municipality_ring`.execute(trx);
  await sql`
    insert into municipality_ring (nis, ring)
    select nis, ring from json_to_recordset(${JSON.stringify(rings)}::json) as fed (nis int, ring polygon)
    order by nis`.execute(trx);
}

/**
 * Assigns cities and homes to municipalities, after cities or borders have changed. Imports must wait meanwhile.
 * The borders are simplified, so names come first: a city in or beside the municipality that has the name of the main
 * town of its postal code belongs to it. Other cities belong to the municipality of their point.
 */
export async function placeInMunicipalities(trx: Transaction<Database>): Promise<void> {
  await sql`analyze municipality_ring`.execute(trx);
  await sql`
    with named as (
      select main.country, main.postal_code, municipality.nis
      from city as main join municipality on main.name_nl = municipality.name_nl or main.name_fr = municipality.name_fr
      where main.is_main),
    -- Materialised, so that the distance to the few rings of one name is computed, not all rings ordered by distance.
    distance as materialized (
      select city.id, nis, ring <-> ${listingPoint('city')} as kilometres
      from city join named using (country, postal_code) join municipality_ring using (nis))
    update city set municipality = coalesce(
      (select nis from distance where distance.id = city.id and kilometres < ${NAME_KILOMETRES}
        order by kilometres limit 1),
      municipality_at(${listingPoint('city')}),
      (select nis from municipality_ring where ring <-> ${listingPoint('city')} < ${SHORE_KILOMETRES}
        order by ring <-> ${listingPoint('city')} limit 1))
    where country = 'BE'`.execute(trx);
  await sql`
    update estate_search set municipality = ${municipalityOf('listing', 'city')}
    from listing join city on city.id = listing.city_id
    where listing.id = listing_id
      and estate_search.municipality is distinct from ${municipalityOf('listing', 'city')}`.execute(trx);
  await rewriteOfferCounts(trx);
}

/** A ring on the plane of `toPlane`, as a PostgreSQL polygon literal. */
function polygonOf(ring: [number, number][]): string {
  const corners = ring.slice(0, -1).map(([longitude, latitude]) => {
    const { x, y } = toPlane({ latitude, longitude });
    return `(${x},${y})`;
  });
  return `(${corners.join()})`;
}
