/** Sections of an estate that only some estates have: the lease of a rental. */
import * as v from 'valibot';
import { LEASE_KINDS } from '../../../shared/estates/vocabulary.ts';
import { count, flag, oneOf, optional, text } from './fields.ts';

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

export const furtherSections = {
  lease: v.optional(lease, {}),
};
