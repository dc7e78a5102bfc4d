import { removeInvisible } from '../invisible-characters.ts';

/**
 * Normalises a place name for comparison: lower case, without accents, words separated by single spaces. Seeding and
 * searching both use it, so "'s-Gravenvoeren", "s gravenvoeren" and "S-GRAVENVOEREN" are equal.
 */
export function normalizeTownName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll('đ', 'd')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The country's letter before a Belgian postal code: "B-1000", "BE-1000 Brussel", "b 1000". */
const COUNTRY_LETTER = /^\s*be?[\s-]*(?=\d{4}(?!\d))/i;

/** Cleans a typed or pasted place: full-width digits become digits, and a postal code loses its country's letter. */
export function cleanTypedTown(text: string): string {
  return removeInvisible(text).normalize('NFKC').replace(COUNTRY_LETTER, '').trim();
}

const SAINTS: Record<string, string> = { sint: 'st', saint: 'st', sankt: 'st', sainte: 'ste' };

/** Abbreviates the saints in a normalised name ("st truiden"); other words stay unchanged. */
export function abbreviateSaints(normalized: string): string {
  return normalized.replace(/\p{L}+/gu, (word) => SAINTS[word] ?? word);
}
