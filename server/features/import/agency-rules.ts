/** The agency file's additions to a feed: defaults of its offices, and plausible prices. */
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import type { OfficeLine } from '../feed/people-lines.ts';
import { NO_PEOPLE, type PeopleTable } from '../feed/people-table.ts';
import type { ListingDraft } from './listing/listing-draft.ts';
import type { AgencyAddress } from './main-office.ts';

interface PriceBounds {
  min: number;
  max: number;
}

export interface AgencyRules {
  /** Defaults of fields missing in an office line. */
  offices: Partial<Pick<OfficeLine, 'phone' | 'email' | 'openingHours'>>;
  /** Whole euros. */
  prices: Partial<Record<Transaction, PriceBounds | undefined>>;
  /** Homes whose adverts would be punished are stored as in preparation. */
  keepsBackIncomplete: boolean;
  /** Offices and agents by the ids of a CRM. */
  people: PeopleTable;
  /** The address of its office, if feeds have none. */
  agency: AgencyAddress | null;
}

/** No defaults, no price bounds, no ids of a CRM and no address; incomplete adverts are shown. */
export const NO_RULES: AgencyRules = {
  offices: {},
  prices: {},
  keepsBackIncomplete: false,
  people: NO_PEOPLE,
  agency: null,
};

/** The fields of the agency file that become rules. */
interface AgencyFields extends AgencyAddress {
  phone: string;
  email: string;
  offices: AgencyRules['offices'];
  prices: { sale?: PriceBounds; rent?: PriceBounds };
  incompleteAdverts: 'show' | 'mark' | 'keep-back';
  people: PeopleTable;
}

/** Telephone and e-mail of an office default to those of the agency, unless the file sets other defaults. */
export function rulesOf(agency: AgencyFields): AgencyRules {
  const { phone, email, offices, prices, incompleteAdverts, people } = agency;
  return {
    offices: { phone, email, ...offices },
    prices: { SALE: prices.sale, RENT: prices.rent },
    keepsBackIncomplete: incompleteAdverts === 'keep-back',
    people,
    agency,
  };
}

/** Completes an office with the defaults, or returns the reasons why required fields are still missing. */
export function completeOffice(
  line: OfficeLine,
  { offices }: AgencyRules,
): { office: CompleteOffice; reasons: null } | { office: null; reasons: string[] } {
  const phone = line.phone ?? offices.phone;
  const email = line.email ?? offices.email;
  const openingHours = line.openingHours ?? offices.openingHours ?? [];
  if (phone && email) return { office: { ...line, phone, email, openingHours }, reasons: null };
  const missing = Object.entries({ phone, email }).filter(([, value]) => !value);
  return {
    office: null,
    reasons: missing.map(([field]) => `${field}: neither the feed nor the agency's file has it`),
  };
}

export type CompleteOffice = OfficeLine &
  Required<{ [Field in 'phone' | 'email']: string }> & {
    openingHours: NonNullable<OfficeLine['openingHours']>;
  };

/** The reason to reject an implausible price; empty when the price is within the bounds, or on request. */
export function implausiblePrice(
  { transaction, priceCents }: ListingDraft,
  { prices }: AgencyRules,
): string[] {
  const bounds = prices[transaction];
  if (!bounds || priceCents === null) return [];
  const euros = priceCents / 100;
  if (bounds.min <= euros && euros <= bounds.max) return [];
  return [`price: ${euros} is not between ${bounds.min} and ${bounds.max}, the bounds of the agency's file`];
}
