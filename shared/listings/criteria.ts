/**
 * Search criteria, described by plain data, and their query parameters. Parsing is total: invalid values are left out.
 * Formatting is canonical: a search has one query string.
 */
import { parseDay } from '../days.ts';
import { parseAreas } from '../geography/areas.ts';
import { removeInvisible } from '../invisible-characters.ts';
import { cleanTypedText, parseAmount, parseInteger } from '../typed-numbers.ts';

/**
 * `parameter`: the name of the query parameter; a criterion without one cannot occur in a URL.
 * `formerName`: its name in old bookmarks and links, which is read if the URL lacks `parameter`.
 */
export type Criterion = { parameter?: string; formerName?: string } & (
  | { kind: 'number'; min: number; max: number }
  /** A calendar day. */
  | { kind: 'day' }
  /** One word of a closed list; `spellings` has its value in a URL. */
  | { kind: 'word'; spellings: Readonly<Record<string, string>> }
  /** Several words of a closed list. */
  | { kind: 'words'; words: readonly string[] }
  /** Public ids of cities (`gent-9000`). */
  | { kind: 'cities' }
  /** Map areas as texts (shared/geography/areas.ts). */
  | { kind: 'areas' }
  /** Yes or no for each word of a closed list; each word has a query parameter of its own. */
  | { kind: 'flags'; words: readonly string[] }
  | { kind: 'text'; maxLength: number }
  | { kind: 'bounds' }
);

export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

type ValueOf<C> = C extends { kind: 'number' }
  ? number
  : C extends { kind: 'word'; spellings: infer Spellings }
    ? keyof Spellings
    : C extends { kind: 'words'; words: readonly (infer Word)[] }
      ? Word[]
      : C extends { kind: 'flags'; words: readonly (infer Word)[] }
        ? { extra: Word; present: boolean }[]
        : C extends { kind: 'cities' | 'areas' }
          ? string[]
          : C extends { kind: 'bounds' }
            ? Bounds
            : string;

/** The values of the criteria of a search. An unrestricted criterion is absent; a list is never empty. */
export type CriteriaValues<Table> = { [Name in keyof Table]?: ValueOf<Table[Name]> };

type Table = Readonly<Record<string, Criterion>>;

/** The maximum number of cities in a search. */
export const MAX_CITIES = 50;

/** Parses the criteria of a query string; `city` and `city[]` are equivalent. Never throws. */
export function parseCriteria<T extends Table>(table: T, query: URLSearchParams): CriteriaValues<T> {
  const values = Object.entries(table).map(([name, criterion]) => [name, readValue(criterion, query)]);
  return Object.fromEntries(values.filter(([, value]) => hasValue(value))) as CriteriaValues<T>;
}

/** The typed texts of number criteria that are no numbers. The search is without them. */
export function unreadableNumbers(table: Table, query: URLSearchParams): [parameter: string, text: string][] {
  return Object.values(table).flatMap((criterion): [string, string][] => {
    if (criterion.kind !== 'number' || criterion.parameter === undefined) return [];
    const typed = cleanTypedText(query.get(givenParameter(criterion, query) ?? '') ?? '').trim();
    return typed && parseAmount(typed) === null ? [[criterion.parameter, typed]] : [];
  });
}

/** Whether a query string has values of a parameter, well-formed or not. */
export function isGiven(parameter: string, query: URLSearchParams): boolean {
  return parseList(query, parameter).some((value) => value.trim() !== '');
}

/** Appends the criteria to a query string, in the order of the table. */
export function formatCriteria<T extends Table>(
  table: T,
  values: CriteriaValues<T>,
  query: URLSearchParams,
): void {
  for (const [name, criterion] of Object.entries(table)) {
    const value = values[name];
    if (value === undefined) continue;
    for (const [parameter, text] of writeValue(criterion, value)) query.append(parameter, text);
  }
}

/** All query parameters of these criteria, also under their former names. */
export function queryParameters(table: Table): string[] {
  return Object.values(table).flatMap((criterion) => {
    if (criterion.kind === 'flags') return criterion.words.map(flagParameter);
    return [criterion.parameter, criterion.formerName].filter((name) => name !== undefined);
  });
}

/** The query parameter of a yes-or-no criterion, such as `bicycle-shed`. */
export function flagParameter(word: string): string {
  return word.toLowerCase().replaceAll('_', '-');
}

/** The name under which a query string has the criterion. */
function givenParameter({ parameter, formerName }: Criterion, query: URLSearchParams): string | undefined {
  const isFormer = formerName !== undefined && parameter !== undefined && !query.has(parameter);
  return isFormer ? formerName : parameter;
}

function hasValue(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';
}

function readValue(criterion: Criterion, query: URLSearchParams): unknown {
  const parameter = givenParameter(criterion, query);
  if (criterion.kind === 'flags') return readFlags(criterion.words, query);
  if (parameter === undefined) return undefined;
  switch (criterion.kind) {
    case 'number':
      return parseInteger(query.get(parameter), criterion.min, criterion.max);
    case 'day':
      return parseDay(query.get(parameter)) ?? undefined;
    case 'word':
      return readWord(criterion.spellings, query.get(parameter));
    case 'words':
      return pickKnownWords(parseList(query, parameter), criterion.words);
    case 'cities': {
      const ids = parseList(query, parameter).filter((id) => /^[a-z0-9-]{1,80}$/.test(id));
      return ids.slice(0, MAX_CITIES);
    }
    case 'areas':
      return parseAreas(parseList(query, parameter));
    case 'text': {
      const text = removeInvisible(query.get(parameter) ?? '').replace(/[\p{Cc}\s]+/gu, ' ');
      return text.trim().slice(0, criterion.maxLength);
    }
    case 'bounds':
      return undefined;
  }
}

/** Restores plus signs: an unencoded plus is decoded as a space. */
function readWord(spellings: Readonly<Record<string, string>>, given: string | null): string | undefined {
  const spelling = given?.replaceAll(' ', '+').toLowerCase();
  return Object.keys(spellings).find((word) => spellings[word] === spelling);
}

function readFlags(words: readonly string[], query: URLSearchParams) {
  return words.flatMap((extra) => {
    const answer = query.get(flagParameter(extra));
    return answer === 'yes' || answer === 'no' ? [{ extra, present: answer === 'yes' }] : [];
  });
}

function writeValue(criterion: Criterion, value: unknown): [parameter: string, text: string][] {
  const { parameter } = criterion;
  if (criterion.kind === 'flags') {
    const flags = value as { extra: string; present: boolean }[];
    return flags.map(({ extra, present }) => [flagParameter(extra), present ? 'yes' : 'no']);
  }
  if (parameter === undefined) return [];
  const texts = [value].flat().map(String);
  if (criterion.kind === 'word') return texts.map((word) => [parameter, criterion.spellings[word] ?? '']);
  return texts.map((text) => [parameter, criterion.kind === 'words' ? text.toLowerCase() : text]);
}

/** The distinct values of a parameter; `city` and `city[]` are equivalent. */
function parseList(query: URLSearchParams, name: string): string[] {
  return [...new Set([...query.getAll(name), ...query.getAll(`${name}[]`)])];
}

/** The words of a closed list that are present, in the order of the list; ignores case, and `-` equals `_`. */
function pickKnownWords<T extends string>(given: readonly string[], words: readonly T[]): T[] {
  const normalized = new Set(given.map((value) => value.toUpperCase().replaceAll('-', '_')));
  return words.filter((word) => normalized.has(word));
}
