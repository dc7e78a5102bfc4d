import type { ViewingRules } from '../../shared/appointments/viewing-rules.ts';
import type { ProfessionalTitle } from '../../shared/legal/professional-titles.ts';
import type { Locale } from '../../shared/locales.ts';
import type { MortgageBounds } from '../../shared/mortgage/mortgage-form.ts';
import type { SocialLink } from '../../shared/social-links.ts';
import type { PrivacyFacts } from '../../shared/submissions/privacy-edition.ts';

/** The settings of the agency that are public. */
export interface PublicSettings {
  agencyName: string;
  phone: string;
  email: string;
  company: { number: string; street: string; postalCodeAndCity: string };
  professionalBody: {
    bivNumber: string;
    cibNumber: string | null;
    insurer: string;
    policyNumber: string;
    royalDecreeDate: string;
    titles: readonly Uppercase<ProfessionalTitle>[];
    /** IBAN. */
    thirdPartyAccount: string | null;
  };
  /** The address of the site, without a slash at its end. */
  publicUrl: string;
  locales: readonly Locale[];
  pageSize: number;
  /** Ids of the statuses whose homes show no details on a map. */
  hiddenStatusIds: readonly number[];
  mortgage: MortgageBounds;
  /** Whether homes whose adverts lack legally required statements have a note. */
  marksIncomplete: boolean;
  /** Default viewing rules; offices, agents and listings can narrow them. */
  viewings: ViewingRules;
  socialLinks: readonly SocialLink[];
  privacy: PrivacyFacts;
}
