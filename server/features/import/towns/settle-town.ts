/**
 * Settles which town an address means, as agencies write it. Postal codes are chosen from lists and therefore mostly
 * right; names are typed: a part for its municipality, a municipality for its part, with errors, in another language.
 */
import { distance } from 'fastest-levenshtein';
import type { Country } from '../../../../shared/cities/vocabulary.ts';
import { kilometresBetween } from '../../../../shared/geography/plane.ts';
import type { Location } from '../listing/blur-location.ts';
import type { Town, TownIndex } from './town-index.ts';
import { looseKey, namesIn } from './typed-names.ts';

export interface TownAddress {
  country: Country;
  postalCode?: string | null | undefined;
  city?: string | null | undefined;
}

export interface SettledTown {
  town: Town;
  /** Whether the address contradicts the tables, so that the agency should look at it. */
  isDoubtful: boolean;
}

/** A location farther from a town is not in it. Municipalities abroad are larger. */
export function maxKilometresTo({ country }: Pick<Town, 'country'>): number {
  return country === 'BE' ? 15 : 50;
}

/**
 * A misspelt name of the same postal code has at most this share of wrong letters; two swapped letters are two. Half of
 * a hyphenated name is more likely meant than a name with more slips.
 */
const MAX_WRONG_SHARE = { slip: 0.2, any: 0.4 };

/** What the rules compare. */
interface Typed {
  country: Country;
  postalCode: string;
  names: string[];
  /** The towns of the postal code; empty when it is unknown. */
  inCode: readonly Town[];
  point: Location | null;
}

/** Null when neither the postal code nor the name decides. `point`: the home's own location, when it is known. */
export function settleTown(
  address: TownAddress,
  point: Location | null,
  towns: TownIndex,
): SettledTown | null {
  const { country } = address;
  const city = address.city ?? '';
  const postalCode = postalCodeKey(address);
  const { names, halves } = namesIn(city);
  const typed = { country, postalCode, names, inCode: towns.inCode(country, postalCode), point };
  const byHalf = { ...typed, names: halves };
  const certain = findInCode(typed, towns);
  if (certain) return { town: certain, isDoubtful: false };
  const slip = findMisspelt(typed, MAX_WRONG_SHARE.slip);
  const half = slip ? undefined : findInCode(byHalf, towns);
  if (half) return { town: half, isDoubtful: false };
  const all = { ...typed, names: [...names, ...halves] };
  const likely = slip ?? findMisspelt(typed, MAX_WRONG_SHARE.any) ?? findElsewhere(all, towns);
  const town = likely ?? mainOf(typed.inCode);
  return town ? { town, isDoubtful: postalCode !== '' } : null;
}

/** The town of the postal code that has one of the names, or belongs to the municipality of that name. */
function findInCode(typed: Typed, towns: TownIndex): Town | undefined {
  return findNamed(typed) ?? findPartOfMunicipality(typed, towns);
}

function findNamed({ names, inCode }: Typed): Town | undefined {
  for (const name of names) {
    const found = inCode.find((town) => town.keys.includes(name));
    if (found) return found;
  }
  const loose = new Set(names.map(looseKey));
  return inCode.find((town) => town.keys.some((key) => loose.has(looseKey(key))));
}

function findPartOfMunicipality({ names, inCode, point }: Typed, towns: TownIndex): Town | undefined {
  const municipalities = new Set(names.flatMap((name) => towns.municipalitiesNamed(name)));
  const parts = inCode.filter(
    ({ municipality }) => municipality !== null && municipalities.has(municipality),
  );
  return (point && nearest(parts, point)) ?? mainOf(parts);
}

function findMisspelt({ names, inCode }: Typed, maxWrongShare: number): Town | undefined {
  const alike = inCode.map((town) => ({ town, wrong: Math.min(...wrongShares(names, town.keys)) }));
  const best = alike.toSorted((one, other) => one.wrong - other.wrong)[0];
  return best && best.wrong <= maxWrongShare ? best.town : undefined;
}

/** For each pair the wrong letters as a share of all letters. */
function wrongShares(names: readonly string[], keys: readonly string[]): number[] {
  return names.flatMap((name) => keys.map((key) => distance(name, key) / Math.max(name.length, key.length)));
}

/**
 * A town with the name but another postal code. The home's point decides, also between name and postal code, if it is
 * near one of them; else the town nearest to those of the code, or with the most similar code. Of several towns without
 * any hint none is taken.
 */
function findElsewhere(
  { country, postalCode, names, inCode, point }: Typed,
  towns: TownIndex,
): Town | undefined {
  const named = firstFound(names, (name) => towns.named(country, name));
  if (named.length === 0) return undefined;
  const there = point && nearest([...named, ...inCode], point);
  if (there && isNear(point, there)) return there;
  const main = mainOf(inCode);
  if (main) return nearest(named, main.location);
  const mains = named.filter(({ isMain }) => isMain);
  if (mains.length === 1 || isOneMunicipality(named)) return mains[0] ?? named[0];
  return Number(postalCode) > 0 ? withMostSimilarCode(named, postalCode) : undefined;
}

/** Large towns have several postal codes. */
function isOneMunicipality(towns: readonly Town[]): boolean {
  return new Set(towns.map(({ municipality, id }) => municipality ?? id)).size === 1;
}

function firstFound(names: string[], find: (name: string) => readonly Town[]): readonly Town[] {
  for (const name of names) {
    const found = find(name);
    if (found.length > 0) return found;
  }
  return [];
}

function withMostSimilarCode(towns: readonly Town[], postalCode: string): Town | undefined {
  const difference = (town: Town) => Math.abs(Number(town.postalCode) - Number(postalCode));
  return towns.toSorted((one, other) => difference(one) - difference(other))[0];
}

function nearest(towns: readonly Town[], point: Location): Town | undefined {
  const kilometres = ({ location }: Town) => kilometresBetween(location, point);
  return towns.toSorted((one, other) => kilometres(one) - kilometres(other))[0];
}

export function isNear(point: Location, town: Town): boolean {
  return kilometresBetween(point, town.location) <= maxKilometresTo(town);
}

function mainOf(towns: readonly Town[]): Town | undefined {
  return towns.find(({ isMain }) => isMain) ?? towns[0];
}

/** A postal code that is written before the name: "9000 Gent". */
function postalCodeIn(city: string): string {
  return /^\s*(?:[A-Z]{1,3}[- ]?)?(\d{4,5})\s/.exec(city)?.[1] ?? '';
}

/** The postal code without what some systems add: "B-9000", "6211 AB", "9000.0"; empty when the address has none. */
export function postalCodeKey({ country, postalCode, city }: TownAddress): string {
  const plain = (postalCode ?? postalCodeIn(city ?? '')).normalize('NFKC').trim().toUpperCase();
  const digits = /\d{4,5}/.exec(plain)?.[0] ?? plain;
  return country === 'BE' || country === 'NL' ? digits.slice(0, 4) : digits;
}
