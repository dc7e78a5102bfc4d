/** The names that a typed town may mean. */
import {
  abbreviateSaints,
  cleanTypedTown,
  normalizeTownName,
} from '../../../../shared/geography/town-names.ts';

/** Words after a name that do not belong to it: "Bruxelles-ville", "Leuven centrum". */
const ADDITION = / (?:ville|centre|centrum|center|stad|city|zentrum|deelgemeente|district|belgi[a-z]*)$/;
/** A postal code before a name, also with the country's letter. */
const POSTAL_CODE = /^(?:[A-Z]{1,3}[- ]?)?\d{4,5}\s+(?=\p{L})/u;
/** Separators between two names of one place: "Elsene/Ixelles", "Gent, Gentbrugge", "Brussel - Bruxelles". */
const SEPARATOR = /[/|;,]|\s[-–—]\s/u;
const PARTICLES = new Set(
  'a aan au aux bij d de den der des du en het la le les lez ls op par s sous sur t ten ter'.split(' '),
);

/**
 * The keys of the names in a typed town, most likely first: the whole text, a part in brackets, the text before it, and
 * names between separators. `halves` are those of hyphenated names, which may be two names of one place.
 */
export function namesIn(typed: string): { names: string[]; halves: string[] } {
  const whole = cleanTypedTown(typed).replace(POSTAL_CODE, '');
  const inBrackets = [...whole.matchAll(/[([]([^()[\]]*)[)\]]/g)].map(([, inside = '']) => inside);
  const before = whole.replace(/[([].*/, ' ');
  const separate = [whole, before].flatMap((text) => text.split(SEPARATOR));
  const keys = [whole, ...inBrackets, before, ...separate].map(nameKey);
  const names = [...keys, ...keys.map((key) => key.replace(ADDITION, ''))];
  return { names: distinct(names), halves: distinct(hyphenatedHalves(before).map(nameKey)) };
}

function distinct(keys: string[]): string[] {
  return [...new Set(keys)].filter((key) => key !== '');
}

/**
 * The name of a town that comes from a feed, as pages show it: "SAN JAVIER (Murcia)" is San Javier. Parts with digits
 * are streets and codes. Empty when nothing else is there.
 */
export function shownName(typed: string): string {
  const whole = cleanTypedTown(typed)
    .replace(POSTAL_CODE, '')
    .replace(/[([].*/, '');
  const parts = whole.split(SEPARATOR).map((part) => part.trim());
  const name = parts.find((part) => /\p{L}/u.test(part) && !/\d/.test(part)) ?? '';
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replace(/\p{L}+/gu, (word, at: number) =>
      at > 0 && PARTICLES.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}

/** The key by which names are compared: normalised, with saints abbreviated. */
export function nameKey(name: string): string {
  return abbreviateSaints(normalizeTownName(name));
}

/** A key without particles, articles and spaces, for names within one postal code: "mont s/ marchienne". */
export function looseKey(key: string): string {
  return key
    .split(' ')
    .filter((word) => !PARTICLES.has(word))
    .join('');
}

/** "Elsene-Ixelles" as two names; each hyphen may be the one between them. */
export function hyphenatedHalves(text: string): string[] {
  const parts = text.split('-');
  return parts.slice(1).flatMap((_, at) => [parts.slice(0, at + 1).join('-'), parts.slice(at + 1).join('-')]);
}
