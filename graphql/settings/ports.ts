import type { ViewingRules } from '../../shared/appointments/viewing-rules.ts';
import type { Locale } from '../../shared/locales.ts';
import type { MortgageBounds } from '../../shared/mortgage/mortgage-form.ts';
import type { PrivacyFacts } from '../../shared/submissions/privacy-edition.ts';

/** The part of the agency's settings that everybody may see. */
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
  };
  locales: readonly Locale[];
  pageSize: number;
  /** Statuses with which a home shows no details on a map. */
  hiddenStatusIds: readonly number[];
  mortgage: MortgageBounds;
  /** When homes can be viewed, where nothing narrower says otherwise. */
  viewings: ViewingRules;
  privacy: PrivacyFacts;
}
