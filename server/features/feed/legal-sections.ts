/** Energy certificate and town planning, which the law requires in the adverts of homes and of units of projects. */
import * as v from 'valibot';
import {
  DESTINATIONS,
  EPC_LABELS,
  FLOOD_SCORES,
  PERMIT_STATES,
  REPORTS,
  SUMMONS_STATES,
} from '../../../shared/estates/vocabulary.ts';
import { LOCALES } from '../../../shared/locales.ts';
import { date, flag, measure, oneOf, optional, text, url } from './fields.ts';

/** The length of the words of a plan. */
export const MAX_DESTINATION_TEXT = 300;

/** The region follows the postal code. `value` and `co2` in kWh and kg per m² and year. */
export const epc = v.object({
  value: optional(v.pipe(v.number(), v.minValue(-500), v.maxValue(5_000))),
  label: oneOf(EPC_LABELS),
  certificate: optional(text(60)),
  validUntil: optional(date),
  co2: measure(5_000),
  /** Total primary energy in kWh a year. */
  totalPrimaryEnergy: measure(10_000_000),
  /** Whether a buyer must renovate; absent: by the label, or the kind of building. */
  renovationDuty: flag,
});

export const planning = v.object({
  permit: flag,
  /** More precise than `permit`, which it replaces. */
  permitState: oneOf(PERMIT_STATES),
  destination: oneOf(DESTINATIONS),
  /** The destination in the words of the plan, in `language`. */
  destinationText: optional(text(MAX_DESTINATION_TEXT)),
  /** The language of texts of the plan; absent: Dutch in Flanders, French elsewhere. */
  language: oneOf(LOCALES),
  /** A summons, or a restoration order. */
  summons: flag,
  /** More precise than `summons`, which it replaces. */
  summonsState: oneOf(SUMMONS_STATES),
  preemption: flag,
  subdivisionPermit: flag,
  /** The planning extract was requested and has not arrived: in Flanders, the advert may say so. */
  extractRequested: flag,
  /** All planning information of the municipality, in `language`. */
  information: optional(text(4_000)),
  /** Where the planning information can be read. */
  informationUrl: optional(url),
  heritage: flag,
  floodParcel: oneOf(FLOOD_SCORES),
  floodBuilding: oneOf(FLOOD_SCORES),
  /** Whether it lies in a marked flood area. */
  floodArea: flag,
  /** Whether it lies in a marked bank zone. */
  bankZone: flag,
  asbestosCertificate: oneOf(REPORTS),
});
