/** A new-construction project with its entities. */
import * as v from 'valibot';
import { ESTATE_SUB_TYPES, ESTATE_TYPES } from '../../../shared/estates/vocabulary.ts';
import { STATUS_CODES } from '../../../shared/listings/vocabulary.ts';
import { PROJECT_STAGES } from '../../../shared/projects/vocabulary.ts';
import { count, date, euros, level, measure, optional, picture, reference, text } from './fields.ts';
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
  /** Euros; null or absent: price on request. */
  price: optional(euros),
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
