import type { Kysely } from 'kysely';
import type { CityDirectory, CityRecord, MunicipalityRecord } from '../../../../graphql/cities/ports.ts';
import { normalizeTownName } from '../../../../shared/geography/town-names.ts';
import { eachLocale, LOCALES, type Locale } from '../../../../shared/locales.ts';
import { municipalitySlug } from '../../../../shared/towns/town-path.ts';
import type { Database } from '../../../platform/database/connect.ts';

type Municipalities = Pick<
  CityDirectory,
  'municipality' | 'municipalities' | 'byMunicipalitySlug' | 'inMunicipality'
>;

/** Loads the municipalities, and finds them and their cities in memory. */
export async function loadMunicipalities(
  db: Kysely<Database>,
  cities: readonly CityRecord[],
): Promise<Municipalities> {
  const municipalities = await readMunicipalities(db);
  const byNis = new Map(municipalities.map((one) => [one.nis, one]));
  const bySlug = eachLocale((locale) => indexBySlug(municipalities, locale));
  const anySlug = new Map(LOCALES.flatMap((locale) => [...bySlug[locale]]));
  const citiesByNis = Map.groupBy(cities, ({ municipality }) => municipality);
  return {
    municipality: (nis) => byNis.get(nis) ?? null,
    municipalities: () => municipalities,
    byMunicipalitySlug: (slug, locale) => bySlug[locale].get(slug) ?? anySlug.get(slug) ?? null,
    inMunicipality: (nis) => citiesByNis.get(nis) ?? [],
  };
}

async function readMunicipalities(db: Kysely<Database>): Promise<MunicipalityRecord[]> {
  const rows = await db.selectFrom('municipality').selectAll().orderBy('nis').execute();
  return rows.map(({ nis, name_nl: nl, name_fr: fr, name_en: en, name_de: de }) => ({
    nis,
    names: { nl, fr, en, de },
    normalizedNames: [...new Set([nl, fr, en, de].map(normalizeTownName))],
  }));
}

function indexBySlug(
  municipalities: readonly MunicipalityRecord[],
  locale: Locale,
): Map<string, MunicipalityRecord> {
  return new Map(municipalities.map((one) => [municipalitySlug(one.names[locale]), one]));
}
