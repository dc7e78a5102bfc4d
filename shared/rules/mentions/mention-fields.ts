import type { Answer } from './mention-rule.ts';

/** The field of a home that an answer states, as `section.field`. */
export const MENTION_FIELDS = {
  ENERGY_LABEL: 'epc.label',
  ENERGY_VALUE: 'epc.value',
  ENERGY_CERTIFICATE: 'epc.certificate',
  CO2: 'epc.co2',
  PERMIT: 'planning.permit',
  DESTINATION: 'planning.destination',
  SUMMONS: 'planning.summons',
  PREEMPTION: 'planning.preemption',
  SUBDIVISION_PERMIT: 'planning.subdivisionPermit',
  FLOOD_PARCEL: 'planning.floodParcel',
  FLOOD_BUILDING: 'planning.floodBuilding',
  HERITAGE: 'planning.heritage',
  ASBESTOS_CERTIFICATE: 'planning.asbestosCertificate',
  RENT: 'financial.rent',
  CHARGES: 'financial.charges',
} as const satisfies Record<Answer, string>;
