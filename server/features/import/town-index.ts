/** Finds the city of an address by country, postal code and any of the city's names. */
import { type Kysely, sql } from 'kysely';
import type { Country, Region } from '../../../shared/cities/vocabulary.ts';
import { normalizeTownName } from '../../../shared/geography/town-names.ts';
import { eachLocale, type Locale } from '../../../shared/locales.ts';
import type { Database } from '../../platform/database/connect.ts';
import { TERM_RANKS } from '../cities/terms.ts';
import type { Location } from './listing/blur-location.ts';

export interface Town {
  id: number;
  location: Location;
  names: Record<Locale, string>;
  /** Null abroad. */
  region: Region | null;
}

interface TownRow extends Location, Record<`name_${Locale}`, string> {
  id: number;
  region: Region | null;
}

export class TownIndex {
  private readonly towns: Map<string, Town>;

  private constructor(towns: Map<string, Town>) {
    this.towns = towns;
  }

  static async load(db: Kysely<Database>): Promise<TownIndex> {
    const rows = await db
      .selectFrom('city')
      .innerJoin('city_term', 'city_term.city_id', 'city.id')
      .where('city_term.rank', '=', TERM_RANKS.WHOLE_NAME)
      .select(['city.id', 'country', 'region', 'postal_code', 'latitude', 'longitude', 'term'])
      .select(['name_nl', 'name_fr', 'name_en', 'name_de'])
      .orderBy(sql`city.id desc`)
      .execute();
    const byId = new Map(rows.map((row) => [row.id, townOf(row)]));
    const keyed = rows.map((row) => [key(row.country, row.postal_code, row.term), byId.get(row.id)] as const);
    return new TownIndex(new Map(keyed as [string, Town][]));
  }

  find(address: { country: Country; postalCode: string; city: string }): Town | undefined {
    const { country, postalCode, city } = address;
    return this.towns.get(key(country, plainPostalCode(country, postalCode), normalizeTownName(city)));
  }
}

/** Removes prefixes and suffixes that some systems add: "B-9000", "6211 AB". */
function plainPostalCode(country: Country, postalCode: string): string {
  const plain = postalCode.replace(/^[A-Z]{1,2}-/, '');
  return country === 'NL' ? plain.slice(0, 4) : plain;
}

function key(country: string, postalCode: string, foldedName: string): string {
  return `${country} ${postalCode} ${foldedName}`;
}

function townOf({ id, latitude, longitude, region, ...names }: TownRow): Town {
  const location = { latitude, longitude };
  return { id, location, names: eachLocale((locale) => names[`name_${locale}`]), region };
}
