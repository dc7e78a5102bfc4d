import type { Fault, SubmissionFault } from '../../shared/submissions/faults.ts';
import { faultOf } from '../submissions/fault-of.ts';
import type { Employee } from './ports.ts';

/** The part of the agency's data that an employee may see and change. */
export type DeskScope = { all: true } | { officeId: number } | { agentId: number } | { nothing: true };

/**
 * Returns what an employee may see: an agent what the agent conducts, an office what belongs to it, a manager
 * everything. Nothing when the site has no record of the employee's agent or office.
 */
export function scopeOf({ role, agentId, officeId }: Employee): DeskScope {
  if (role === 'MANAGER') return { all: true };
  if (role === 'OFFICE') return officeId === null ? { nothing: true } : { officeId };
  return agentId === null ? { nothing: true } : { agentId };
}

/** Whether a scope has what an agent or an office is responsible for. */
export function covers(scope: DeskScope, of: { agentId: number | null; officeId: number | null }): boolean {
  if ('officeId' in scope) return scope.officeId === of.officeId;
  if ('agentId' in scope) return scope.agentId === of.agentId;
  return 'all' in scope;
}

/** The fault for a missing record, and for one out of scope: an employee cannot tell them apart. */
export const NOT_YOURS: readonly Fault[] = [{ field: 'id', fault: 'notYours' }];

/** The result of a change that the record with the id does not allow. */
export const idFault = (fault: SubmissionFault) => faultOf('id', fault);
