import type { Kysely } from 'kysely';
import type { CityDirectory, CityRecord, MunicipalityRecord } from '../../../graphql/cities/ports.ts';
import { toPlane } from '../../../shared/geography/plane.ts';
import { foldTownName } from '../../../shared/geography/town-names.ts';
import type { Database } from '../connect.ts';
import { searchCities } from './search.ts';

/** Reads all cities (about 3,000) and municipalities once: they change with a release only. Searching asks the database. */
export async function loadCityDirectory(db: Kysely<Database>): Promise<CityDirectory> {
  const cities = (await db.selectFrom('city').selectAll().execute()).map(
    (row): CityRecord => ({
      id: row.id,
      slug: row.slug,
      postalCode: row.postal_code,
      country: row.country,
      region: row.region,
      province: row.province,
      isMain: row.is_main,
      names: { nl: row.name_nl, fr: row.name_fr, en: row.name_en, de: row.name_de },
      latitude: row.latitude,
      longitude: row.longitude,
    }),
  );
  const municipalities = await readMunicipalities(db);
  const byNis = new Map(municipalities.map((one) => [one.nis, one]));
  const byId = new Map(cities.map((city) => [city.id, city]));
  const bySlug = new Map(cities.map((city) => [city.slug, city]));
  const byPostalCode = Map.groupBy(cities, postalCodeKey);
  return {
    byId: (id) => {
      const city = byId.get(id);
      if (!city) throw new Error(`no city ${id}`);
      return city;
    },
    bySlug: (slug) => bySlug.get(slug) ?? null,
    expand: (slugs) => {
      const chosen = slugs.flatMap((slug) => bySlug.get(slug) ?? []);
      const included = chosen.flatMap((city) =>
        city.isMain ? (byPostalCode.get(postalCodeKey(city)) ?? []) : [city],
      );
      return [...new Set(included.map((city) => city.id))];
    },
    around: (ids, kilometres) => {
      const chosen = new Set(ids);
      const middles = ids.flatMap((id) => byId.get(id) ?? []).map(toPlane);
      const isNear = (city: CityRecord) => {
        const { x, y } = toPlane(city);
        return middles.some((middle) => Math.hypot(middle.x - x, middle.y - y) <= kilometres);
      };
      return cities.filter((city) => !chosen.has(city.id) && isNear(city)).map(({ id }) => id);
    },
    municipality: (nis) => byNis.get(nis) ?? null,
    municipalities: () => municipalities,
    search: (text, window) => searchCities(db, text, window),
  };
}

async function readMunicipalities(db: Kysely<Database>): Promise<MunicipalityRecord[]> {
  const rows = await db.selectFrom('municipality').selectAll().orderBy('nis').execute();
  return rows.map(({ nis, name_nl: nl, name_fr: fr, name_en: en, name_de: de }) => ({
    nis,
    names: { nl, fr, en, de },
    folded: [...new Set([nl, fr, en, de].map(foldTownName))],
  }));
}

function postalCodeKey({ country, postalCode }: CityRecord): string {
  return `${country} ${postalCode}`;
}
