import type { DeskContext } from '../context.ts';
import type { SiteChange } from './ports.ts';

/** The length of a subject in the log. */
export const MAX_SUBJECT = 200;

/** `seen`: the version that the employee saw. */
export const changeOf = (seen: number, { employee, ports }: DeskContext): SiteChange => ({
  seen,
  by: employee.email,
  at: ports.now(),
});
