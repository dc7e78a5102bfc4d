/** A new-construction project with its entities. */
import * as v from 'valibot';
import { ESTATE_SUB_TYPES, ESTATE_TYPES } from '../../../shared/estates/vocabulary.ts';
import { STATUS_CODES } from '../../../shared/listings/vocabulary.ts';
import {
  PROJECT_KINDS,
  PROJECT_STAGES,
  VAT_RATES,
  VAT_REGIMES,
} from '../../../shared/projects/vocabulary.ts';
import { count, date, euros, level, measure, oneOf, optional, picture, reference, text } from './fields.ts';
import { epc, planning } from './legal-sections.ts';
import { listingFields } from './listing-fields.ts';
import { viewingRules } from './viewing-rules.ts';

const entity = v.object({
  /** Unique among all listings and entities; the entity's URL is derived from it. */
  reference,
  /** The number on the plans: "A1.03", "lot 7". */
  number: text(12),
  type: v.picklist(ESTATE_TYPES),
  subType: v.picklist(ESTATE_SUB_TYPES),
  floor: optional(level),
  bedrooms: count(200),
  /** Gross area. */
  area: measure(100_000),
  livingArea: measure(100_000),
  plotArea: measure(10_000_000),
  terraceArea: measure(100_000),
  /** Euros, without taxes; null or absent: price on request. */
  price: optional(euros),
  vatRegime: oneOf(VAT_REGIMES),
  /** Per cent. */
  vatRate: optional(v.picklist(VAT_RATES)),
  /** The share of the price that is for the land, in per cent. */
  landPercent: measure(100),
  status: v.picklist(STATUS_CODES),
  plan: optional(picture),
  /** The energy certificate, which follows the completion. */
  epc: optional(epc),
  planning: optional(planning),
  /** Euros a month. */
  charges: optional(euros),
  /** Viewing rules of this entity; they override those of the project. */
  viewings: optional(viewingRules),
});

export const projectLine = v.object({
  kind: v.literal('project'),
  ...listingFields,
  /** The project's proper name, the same in every language. */
  name: text(120),
  developer: optional(text(120)),
  architect: optional(text(120)),
  /** Absent: an allotment when all entities are land. `kind` is that of the line. */
  projectKind: oneOf(PROJECT_KINDS),
  stage: v.picklist(PROJECT_STAGES),
  /** The first day of the month or quarter in which it is delivered. */
  delivery: optional(date),
  /** Viewing rules of the project and its entities; they override those of the agent. */
  viewings: optional(viewingRules),
  /** Entities in display order. */
  entities: v.pipe(v.array(entity), v.minLength(1), v.maxLength(500)),
});

export type ProjectLine = v.InferOutput<typeof projectLine>;
export type ProjectLineInput = v.InferInput<typeof projectLine>;
