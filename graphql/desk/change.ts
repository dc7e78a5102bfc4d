import type { Fault } from '../../shared/submissions/faults.ts';
import type { UserErrorParent } from '../submissions/parents.ts';
import type { Write } from '../submissions/ports.ts';
import type { DeskContext } from './context.ts';
import type { DeskAction } from './ports.ts';

export interface DeskPayloadParent {
  errors: UserErrorParent[];
}

/** Writes a change and its entry of the log in one transaction. */
export async function change<Result>(
  action: DeskAction,
  write: Write<Result>,
  { ports, desk, employee, locale }: DeskContext,
): Promise<DeskPayloadParent> {
  const entry = { ...action, email: employee.email, at: ports.now() };
  const outcome = await ports.submissions.store(desk.log.record(entry, write), null);
  return 'faults' in outcome ? rejectedBy(outcome.faults, locale) : { errors: [] };
}

/** Returns the result of a change that is not possible. */
export function rejectedBy(faults: readonly Fault[], locale: DeskContext['locale']): DeskPayloadParent {
  return { errors: faults.map((fault) => ({ ...fault, locale })) };
}
