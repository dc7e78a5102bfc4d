import { foldTownName } from './geography/town-names.ts';

/** A text as a part of a path: lower case, without accents, words joined by dashes; never empty. */
export function slugify(text: string): string {
  const slug = foldTownName(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug || '-';
}
