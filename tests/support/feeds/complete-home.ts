import type { EstateLineInput } from '../../../server/features/feed/estate-line.ts';

/** Everything that Flanders requires in the advert of a house for sale (`tests/import/feed-builder.ts`). */
export const COMPLETE_HOME = {
  epc: { value: 187, label: 'B', certificate: '20260112-1' },
  planning: {
    ...{ permit: true, destination: 'RESIDENTIAL', summons: false, preemption: false },
    ...{ subdivisionPermit: false, floodParcel: 'A', floodBuilding: 'A' },
  },
} satisfies Partial<EstateLineInput>;

/** Adverts without the certificate's number are fined. */
export const WITHOUT_NUMBER: Partial<EstateLineInput> = { ...COMPLETE_HOME, epc: { value: 187, label: 'B' } };

/** No fine is known for adverts without the flood risk. */
export const WITHOUT_FLOOD_RISK: Partial<EstateLineInput> = {
  ...COMPLETE_HOME,
  planning: { ...COMPLETE_HOME.planning, floodParcel: null },
};
