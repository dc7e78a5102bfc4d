/** Sections that only some estates have: lease, co-ownership, parcel, and lot of an allotment. */
import * as v from 'valibot';
import { CHARGES_KINDS, LEASE_KINDS } from '../../../shared/estates/vocabulary.ts';
import { count, euros, flag, measure, oneOf, optional, perLocale, text, whole } from './fields.ts';

/** Of a rental. */
const lease = v.object({
  kind: oneOf(LEASE_KINDS),
  months: count(1_188),
  pets: flag,
  /** Whether the tenant may register a domicile. */
  domicile: flag,
  /** The number of the letting permit (permis de location, conformiteitsattest). */
  permit: optional(text(60)),
});

/** Of a part of a building with several owners. */
const coOwnership = v.object({
  /** The name of the property manager (syndicus, syndic). */
  manager: optional(text(120)),
  /** The shares of the home in the common parts, such as 37 of 1000. */
  shares: optional(whole(1, 10_000_000)),
  totalShares: optional(whole(1, 10_000_000)),
  /** Euros: the part of the home in the reserve fund. */
  reserveFund: optional(euros),
  /** Euros a month that the owner pays in advance. */
  monthlyProvision: optional(euros),
  /** What `financial.charges` are. */
  chargesKind: oneOf(CHARGES_KINDS),
});

const localizedText = optional(perLocale(text(2_000)));

const parcel = v.object({
  /** Whether there is a soil certificate (bodemattest, attestation du sol). */
  soilCertificate: flag,
  /** The summary of the soil certificate. */
  soilText: localizedText,
  servitudes: flag,
  servitudesText: localizedText,
});

/** Of a building plot, in an allotment or alone. */
const lot = v.object({
  number: optional(text(12)),
  buildableArea: measure(10_000_000),
  maxFloors: count(100),
  rules: localizedText,
});

export const furtherSections = {
  lease: v.optional(lease, {}),
  coOwnership: v.optional(coOwnership, {}),
  parcel: v.optional(parcel, {}),
  lot: v.optional(lot, {}),
};
