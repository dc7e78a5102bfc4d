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
