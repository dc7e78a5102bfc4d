/** The agency's settings that the privacy statement mentions. */
export interface PrivacyFacts {
  /** Retention period of submissions, in months. */
  leadsMonths: number;
  /** The name of the CAPTCHA service; null when none is used. */
  humanService: string | null;
  /** Whether visitors may choose Google Maps. */
  googleMaps: boolean;
  /** The external host of map tiles; null when only this site serves them. */
  tilesHost: string | null;
  /** The external host of pictures and documents; null when this site serves them. */
  mediaHost: string | null;
  /** Whether forms are also sent to the software in which the agency keeps its files. */
  hasCrm: boolean;
  /** The name of the tool that counts visits; null without one. */
  analytics: string | null;
}

/** The edition of the statement's text; update it whenever the substance of the text changes. */
const WORDS = '2026-11-30';

/** The edition of the privacy statement that visitors agree to: the edition of its text plus the agency's settings. */
export function privacyEdition(facts: PrivacyFacts): string {
  const { leadsMonths, humanService, googleMaps, tilesHost, mediaHost, hasCrm, analytics } = facts;
  const others = [
    humanService,
    googleMaps && 'Google Maps',
    tilesHost,
    mediaHost,
    hasCrm && 'CRM',
    analytics,
  ];
  return [WORDS, leadsMonths, ...others].filter(Boolean).join(' / ');
}
