/** Finds the place of an address by country, postal code and any of the place's names. */
import { type Kysely, sql } from 'kysely';
import type { Country } from '../../shared/cities/vocabulary.ts';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { foldPlaceName } from '../../shared/places/fold.ts';
import { TERM_RANKS } from '../cities/terms.ts';
import type { Database } from '../database/connect.ts';

export interface Place {
  id: number;
  names: Record<Locale, string>;
}

export class PlaceIndex {
  private readonly places: Map<string, Place>;

  private constructor(places: Map<string, Place>) {
    this.places = places;
  }

  static async load(db: Kysely<Database>): Promise<PlaceIndex> {
    const rows = await db
      .selectFrom('city')
      .innerJoin('city_term', 'city_term.city_id', 'city.id')
      .where('city_term.rank', '=', TERM_RANKS.WHOLE_NAME)
      .select(['city.id', 'country', 'postal_code', 'term', 'name_nl', 'name_fr', 'name_en', 'name_de'])
      .orderBy(sql`city.id desc`)
      .execute();
    const byId = new Map(rows.map((row) => [row.id, { id: row.id, names: namesOf(row) }]));
    const keyed = rows.map((row) => [key(row.country, row.postal_code, row.term), byId.get(row.id)] as const);
    return new PlaceIndex(new Map(keyed as [string, Place][]));
  }

  find(address: { country: Country; postalCode: string; city: string }): Place | undefined {
    const { country, postalCode, city } = address;
    return this.places.get(key(country, plainPostalCode(country, postalCode), foldPlaceName(city)));
  }
}

/** Without what some systems write around it: "B-9000", "6211 AB". */
function plainPostalCode(country: Country, postalCode: string): string {
  const plain = postalCode.replace(/^[A-Z]{1,2}-/, '');
  return country === 'NL' ? plain.slice(0, 4) : plain;
}

function key(country: string, postalCode: string, foldedName: string): string {
  return `${country} ${postalCode} ${foldedName}`;
}

function namesOf(row: Record<`name_${Locale}`, string>): Record<Locale, string> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, row[`name_${locale}`]])) as Record<
    Locale,
    string
  >;
}
