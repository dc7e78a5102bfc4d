import { foldPlaceName } from './places/fold.ts';

/** A text as a part of a path: lower case, without accents, words joined by dashes; never empty. */
export function slugify(text: string): string {
  const slug = foldPlaceName(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug || '-';
}
