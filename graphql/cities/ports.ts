import type { Country, Region } from '../../shared/cities/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';

/** A locality with its postal code, as stored. */
export interface CityRecord {
  id: number;
  /** The public id, in URLs and in GraphQL. */
  slug: string;
  /** Empty for a town abroad that comes from a feed. */
  postalCode: string;
  country: Country;
  region: Region | null;
  province: string;
  isMain: boolean;
  names: Record<Locale, string>;
  latitude: number;
  longitude: number;
  /** NIS code of its municipality; null abroad. */
  municipality: number | null;
}

/** A municipality of Belgium, as stored. */
export interface MunicipalityRecord {
  /** NIS code, its number at Statbel. */
  nis: number;
  names: Record<Locale, string>;
  /** Its names, normalised for comparison. */
  normalizedNames: readonly string[];
}

export type Ring = readonly { x: number; y: number }[];

/** All cities and municipalities, held in memory. They change with a release, and when a feed brings a town abroad. */
export interface CityDirectory {
  byId(id: number): CityRecord;
  /** Null: a town that a feed brought a moment ago. */
  find(id: number): CityRecord | null;
  bySlug(slug: string): CityRecord | null;
  /** The city of the readable part of its page's address, in any language (`gand-9000`). */
  byTownSlug(slug: string): CityRecord | null;
  /** The main city of a city's postal code. */
  mainOf(id: number): CityRecord;
  /** Ids of these cities, including the other localities of a main postal code. Unknown slugs are ignored. */
  expand(slugs: readonly string[]): number[];
  /** Ids of other cities within this number of kilometres of one of these. */
  around(ids: readonly number[], kilometres: number): number[];
  /** Ids of all cities, ordered by name in a language. */
  list(locale: Locale, window: { offset: number; limit: number }): number[];
  municipality(nis: number): MunicipalityRecord | null;
  /** The municipality whose page has this slug in this language, else in any language (`gand`). */
  byMunicipalitySlug(slug: string, locale: Locale): MunicipalityRecord | null;
  /** All cities of a municipality. */
  inMunicipality(nis: number): readonly CityRecord[];
  municipalities(): readonly MunicipalityRecord[];
  /** The rings of these municipalities, in kilometres on the plane of `toPlane`. */
  findBorders(nis: readonly number[]): Promise<ReadonlyMap<number, readonly Ring[]>>;
  /** Ids of the cities that match a typed text, best match first. */
  search(text: string, window: { offset: number; limit: number }): Promise<number[]>;
}
