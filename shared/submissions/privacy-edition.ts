/** What the privacy statement says that an agency decides. */
export interface PrivacyFacts {
  /** Months after which what visitors send is erased. */
  leadsMonths: number;
  /** The name of the CAPTCHA service; null: none. */
  humanService: string | null;
  /** Visitors may choose Google's maps. */
  googleMaps: boolean;
  /** Whose server maps load; null: this site's alone. */
  tilesHost: string | null;
}

/** Of the statement's words; a new one whenever they change in substance. */
const WORDS = '2026-11-22';

/** The edition of the privacy statement that visitors agree to: of its words, and of what the agency decided. */
export function privacyEdition({ leadsMonths, humanService, googleMaps, tilesHost }: PrivacyFacts): string {
  const others = [humanService, googleMaps && 'Google Maps', tilesHost];
  return [WORDS, leadsMonths, ...others].filter(Boolean).join(' / ');
}
