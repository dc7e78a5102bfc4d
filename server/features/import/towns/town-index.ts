/** The towns and municipalities by postal code and by name, while a feed is imported. */
import { type Kysely, sql } from 'kysely';
import type { Country, Region } from '../../../../shared/cities/vocabulary.ts';
import { eachLocale, LOCALES, type Locale } from '../../../../shared/locales.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { TERM_RANKS } from '../../cities/terms.ts';
import type { Location } from '../listing/blur-location.ts';
import { hyphenatedHalves, nameKey } from './typed-names.ts';

export interface Town {
  id: number;
  country: Country;
  postalCode: string;
  location: Location;
  names: Record<Locale, string>;
  province: string;
  /** Whether its point is that of a home in a feed. */
  isFromFeed: boolean;
  /** Null abroad. */
  region: Region | null;
  /** Whether its postal code is named after it. */
  isMain: boolean;
  /** NIS code; null abroad. */
  municipality: number | null;
  /** The keys of all its names, see `nameKey`. */
  keys: string[];
}

const NONE: readonly never[] = [];

export class TownIndex {
  private readonly byCode = new Map<string, Town[]>();
  private readonly byName = new Map<string, Town[]>();
  private readonly municipalities = new Map<string, number[]>();

  /** `municipalities`: the NIS code and the names of each. */
  constructor(towns: readonly Town[], municipalities: readonly { nis: number; names: readonly string[] }[]) {
    for (const town of towns) this.add(town);
    const inMunicipality = Map.groupBy(towns, ({ municipality }) => municipality);
    for (const { nis, names } of municipalities) {
      const keys = new Set(names.map(nameKey));
      const own = inMunicipality.get(nis) ?? [];
      // "Ottignies-Louvain-la-Neuve" is also called Ottignies; only halves that are a town count.
      const halves = new Set(names.flatMap(hyphenatedHalves).map(nameKey));
      const namesakes = own.filter((town) => town.keys.some((key) => keys.has(key) || halves.has(key)));
      const all = new Set([...keys, ...namesakes.flatMap((town) => town.keys)]);
      for (const key of all) append(this.municipalities, key, nis);
    }
  }

  add(town: Town): void {
    const { country, postalCode, keys } = town;
    if (postalCode !== '') append(this.byCode, `${country} ${postalCode}`, town);
    for (const key of keys) append(this.byName, `${country} ${key}`, town);
  }

  static async load(db: Kysely<Database>): Promise<TownIndex> {
    const names = LOCALES.map((locale) => `name_${locale}` as const);
    const rows = await db
      .selectFrom('city')
      .innerJoin('city_term', 'city_term.city_id', 'city.id')
      .where('city_term.rank', '=', TERM_RANKS.WHOLE_NAME)
      .select(['city.id', 'country', 'region', 'postal_code', 'latitude', 'longitude', 'municipality'])
      .select(['province', 'is_from_feed'])
      .select(['city.is_main', ...names, sql<string[]>`array_agg(term)`.as('terms')])
      .groupBy('city.id')
      .orderBy('city.id')
      .execute();
    const towns = rows.map(({ latitude, longitude, ...row }) => ({
      id: row.id,
      country: row.country,
      postalCode: row.postal_code,
      location: { latitude, longitude },
      names: eachLocale((locale) => row[`name_${locale}`]),
      province: row.province,
      isFromFeed: row.is_from_feed,
      region: row.region,
      isMain: row.is_main,
      municipality: row.municipality,
      keys: [...new Set(row.terms.map(nameKey))],
    }));
    const municipalities = await db
      .selectFrom('municipality')
      .select(['nis', ...names])
      .execute();
    return new TownIndex(
      towns,
      // Names that two municipalities share end with their province in brackets.
      municipalities.map(({ nis, ...row }) => ({
        nis,
        names: LOCALES.map((locale) => row[`name_${locale}`].replace(/ \(.*/, '')),
      })),
    );
  }

  inCode(country: Country, postalCode: string): readonly Town[] {
    return this.byCode.get(`${country} ${postalCode}`) ?? NONE;
  }

  /** The towns of a name; those with the name itself if there are any, else those with it as a further name. */
  named(country: Country, key: string): readonly Town[] {
    const all = this.byName.get(`${country} ${key}`) ?? NONE;
    const own = all.filter(({ names }) => Object.values(names).some((name) => nameKey(name) === key));
    return own.length > 0 ? own : all;
  }

  /** The towns of a province, as named in its own language. */
  inProvince(country: Country, province: string): readonly Town[] {
    return [...this.byName.values()]
      .flat()
      .filter((town) => town.country === country && nameKey(town.province) === nameKey(province));
  }

  /** NIS codes of the municipalities with this name, or with another name of the town that they are named after. */
  municipalitiesNamed(key: string): readonly number[] {
    return this.municipalities.get(key) ?? NONE;
  }
}

function append<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}
