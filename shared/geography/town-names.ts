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
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const SAINTS: Record<string, string> = { sint: 'st', saint: 'st', sankt: 'st', sainte: 'ste' };

/** Abbreviates the saints in a normalised name ("st truiden"); other words stay unchanged. */
export function abbreviateSaints(normalized: string): string {
  return normalized.replace(/\p{L}+/gu, (word) => SAINTS[word] ?? word);
}
