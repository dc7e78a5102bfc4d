import type { Answer } from './statement-rule.ts';

/** For each statement with a value, the field of the home that it states, as `section.field`. */
export const STATEMENT_FIELDS = {
  ENERGY_LABEL: 'epc.label',
  ENERGY_VALUE: 'epc.value',
  ENERGY_CERTIFICATE: 'epc.certificate',
  TOTAL_PRIMARY_ENERGY: 'epc.totalPrimaryEnergy',
  CO2: 'epc.co2',
  PERMIT: 'planning.permit',
  DESTINATION: 'planning.destinationText',
  SUMMONS: 'planning.summons',
  PREEMPTION: 'planning.preemption',
  SUBDIVISION_PERMIT: 'planning.subdivisionPermit',
  PLANNING_INFORMATION: 'planning.information',
  FLOOD_PARCEL: 'planning.floodParcel',
  FLOOD_BUILDING: 'planning.floodBuilding',
  RENT: 'financial.rent',
  CHARGES: 'financial.charges',
} as const satisfies Record<Answer, string>;

/** Whether a statement states a value of the home. The others are warnings, which are never missing. */
export function isAnswer(code: string): code is Answer {
  return Object.hasOwn(STATEMENT_FIELDS, code);
}
