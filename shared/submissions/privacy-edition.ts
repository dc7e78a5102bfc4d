/** What the privacy statement says that an agency decides. */
export interface PrivacyFacts {
  /** Months after which what visitors send is erased. */
  leadsMonths: number;
  /** The name of the CAPTCHA service; null: none. */
  humanService: string | null;
}

/** Of the statement's words; a new one whenever they change in substance. */
const WORDS = '2026-11-22';

/** The edition of the privacy statement that visitors agree to: of its words, and of what the agency decided. */
export function privacyEdition({ leadsMonths, humanService }: PrivacyFacts): string {
  return [WORDS, leadsMonths, humanService].filter(Boolean).join(' / ');
}
