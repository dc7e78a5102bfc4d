/**
 * A town's name as it is compared: lower case, without accents, words parted by single spaces. Seeding and
 * searching both use it, so "'s-Gravenvoeren", "s gravenvoeren" and "S-GRAVENVOEREN" are one.
 */
export function foldTownName(text: string): string {
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

/** A folded name with its saints abbreviated ("st truiden"); the name itself when it has none. */
export function abbreviateSaints(folded: string): string {
  return folded.replace(/\p{L}+/gu, (word) => SAINTS[word] ?? word);
}
