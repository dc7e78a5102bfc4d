import type { Region } from '../../../shared/cities/vocabulary.ts';

/** The region of a Belgian postal code. Energy scale and planning rules depend on it. */
export function regionOfPostalCode(postalCode: string): Region {
  const code = Number(postalCode);
  if (code < 1300) return 'BRUSSELS';
  if (code < 1500 || (code >= 4000 && code < 8000)) return 'WALLONIA';
  return 'FLANDERS';
}
