/** Schema of `employees` of the agency file: who can sign in to the desk. */
import * as v from 'valibot';
import type { EmployeeRole } from '../../../shared/desk/roles.ts';
import { reference } from '../feed/fields.ts';

/** An employee, as the agency file names the person. */
export interface NamedEmployee {
  /** In lower case. */
  email: string;
  name: string;
  role: EmployeeRole;
  /** The reference of the employee's record of an agent; undefined: the agent with the same e-mail address. */
  agent?: string | undefined;
  /** The reference of the employee's office; undefined: that of the agent, or the only office. */
  office?: string | undefined;
}

const MAX_EMPLOYEES = 500;
const ROLES = { agent: 'AGENT', office: 'OFFICE', manager: 'MANAGER' } as const;

const employee = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email('is no e-mail address'), v.maxLength(200)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
  role: v.pipe(
    v.picklist(['agent', 'office', 'manager'], 'is not agent, office or manager'),
    v.transform((role): EmployeeRole => ROLES[role]),
  ),
  agent: v.optional(reference),
  office: v.optional(reference),
});

export const employeeList = v.pipe(
  v.array(employee),
  v.maxLength(MAX_EMPLOYEES),
  v.checkItems(
    ({ email }, index, all) => all.findIndex((other) => other.email === email) === index,
    'is a person whose e-mail address stands before',
  ),
);
