import { normalizeTownName } from './geography/town-names.ts';

/** The length of a path segment that a person chooses. */
export const MAX_SLUG = 60;

/** Converts a text to a path segment: lower case, without accents, words joined by dashes; never empty. */
export function slugify(text: string): string {
  const slug = normalizeTownName(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug || '-';
}
