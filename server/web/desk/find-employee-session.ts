import type { Request } from 'express';
import type { Employee } from '../../../graphql/desk/ports.ts';
import { findEmployee } from '../../features/desk/store/employees.ts';
import { type EmployeeSession, findSession } from '../../features/desk/store/sessions.ts';
import type { Services } from '../../services.ts';
import { readDeskCookie } from './cookies.ts';

/** Set by reloads of an open page (`client/desk/follow-changes.ts`). */
const RELOAD_HEADER = 'x-desk-reload';

type Dependencies = Pick<Services, 'db' | 'settings' | 'now'>;

/**
 * Returns the employee of a request and the session. Undefined without a session, or when the agency file no
 * longer names the employee.
 */
export async function findEmployeeSession(
  req: Pick<Request, 'headers'>,
  { db, settings, now }: Dependencies,
): Promise<{ employee: Employee; session: EmployeeSession } | undefined> {
  const isReload = req.headers[RELOAD_HEADER] !== undefined;
  const session = await findSession(db, readDeskCookie(req, 'desk-session'), { now: now(), isReload });
  const employee = session && (await findEmployee(db, settings.agency.employees, session.email));
  return employee && { employee, session };
}
