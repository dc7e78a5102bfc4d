/** What the agency's file adds to a feed: what its offices share, and which prices are plausible. */
import type { Transaction } from '../../shared/listings/vocabulary.ts';
import type { Agency } from '../agency.ts';
import type { OfficeLine } from '../feed/people-lines.ts';
import type { ListingDraft } from './listing/listing-draft.ts';

export interface AgencyRules {
  /** Defaults for fields that an office line lacks. */
  offices: Partial<Pick<OfficeLine, 'phone' | 'email' | 'openingHours'>>;
  /** Whole euros. */
  prices: Partial<Record<Transaction, { min: number; max: number }>>;
}

/** No defaults and no price bounds. */
export const NO_RULES: AgencyRules = { offices: {}, prices: {} };

/** An office has the agency's telephone and e-mail unless the file or the feed says otherwise. */
export function rulesOf({ phone, email, offices, prices }: Agency): AgencyRules {
  return { offices: { phone, email, ...offices }, prices: { SALE: prices.sale, RENT: prices.rent } };
}

/** An office with the defaults, or the reasons why that is not enough. */
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

/** The reason why a price cannot be meant; none when it is within the bounds, or on request. */
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
