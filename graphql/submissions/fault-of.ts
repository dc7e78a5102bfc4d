import type { Fault } from '../../shared/submissions/faults.ts';

/** The result of a check that found one error. */
export function faultOf(field: string, fault: Fault['fault']): { faults: readonly Fault[] } {
  return { faults: [{ field, fault }] };
}
