import type { Request } from 'express';
import { RELOAD_HEADER } from '../../../client/desk/reload-header.ts';
import type { Employee } from '../../../graphql/desk/ports.ts';
import { findEmployee } from '../../features/desk/store/employees.ts';
import { type EmployeeSession, findSession } from '../../features/desk/store/sessions.ts';
import type { Services } from '../../services.ts';
import { readDeskCookie } from './cookies.ts';

type Dependencies = Pick<Services, 'db' | 'settings' | 'now'>;

/**
 * Returns the employee of a request and the session. Undefined without a session, or when the agency file no
 * longer names the employee. The call counts as a request of the session, unless an open page makes it by itself.
 */
export async function findEmployeeSession(
  req: Request,
  { db, settings, now }: Dependencies,
  { isReload = req.headers[RELOAD_HEADER] !== undefined } = {},
): Promise<{ employee: Employee; session: EmployeeSession } | undefined> {
  const session = await findSession(db, readDeskCookie(req, 'desk-session'), { now: now(), isReload });
  const employee = session && (await findEmployee(db, settings.agency.employees, session.email));
  return employee && { employee, session };
}
