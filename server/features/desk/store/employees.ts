import { type Kysely, sql } from 'kysely';
import type { DeskEmployees } from '../../../../graphql/desk/message-ports.ts';
import type { Employee } from '../../../../graphql/desk/ports.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { NamedEmployee } from '../employee-settings.ts';

/** Returns an employee of the agency file; the address is compared without regard to case. */
export function findNamedEmployee(
  employees: readonly NamedEmployee[],
  address: string,
): NamedEmployee | undefined {
  const email = address.trim().toLowerCase();
  return employees.find((employee) => employee.email === email);
}

/**
 * Returns an employee of the agency file with the records of agent and office; undefined for an unknown address.
 */
export async function findEmployee(
  db: Kysely<Database>,
  employees: readonly NamedEmployee[],
  address: string,
): Promise<Employee | undefined> {
  const named = findNamedEmployee(employees, address);
  const [found] = named ? await readEmployees(db, [named]) : [];
  return found;
}

/** The employees of the agency file. */
export function createDeskEmployees(
  db: Kysely<Database>,
  employees: readonly NamedEmployee[],
): DeskEmployees {
  const names = new Map(employees.map(({ email, name }) => [email, name]));
  return {
    list: () => readEmployees(db, employees),
    nameOf: (email) => names.get(email),
  };
}

/** Returns employees with the records of agents and offices. */
async function readEmployees(db: Kysely<Database>, named: readonly NamedEmployee[]): Promise<Employee[]> {
  if (named.length === 0) return [];
  const agents = await findAgents(db, named);
  const offices = await findOffices(db, named);
  return named.map((employee) => {
    const { email, name, role } = employee;
    const agent = agents.find((one) =>
      employee.agent === undefined ? one.email === email : one.reference === employee.agent,
    );
    const officeId = officeOf(employee, agent?.officeId, offices);
    return { email, name, role, agentId: agent?.id ?? null, officeId };
  });
}

/** The agents with a named reference, or with the e-mail address of an employee. */
function findAgents(db: Kysely<Database>, named: readonly NamedEmployee[]) {
  const references = named.flatMap(({ agent }) => agent ?? []);
  const emails = named.flatMap(({ agent, email }) => (agent === undefined ? email : []));
  return db
    .selectFrom('agent')
    .where(sql<boolean>`(reference = any(${references}::text[]) or lower(email) = any(${emails}::text[]))`)
    .select(['id', 'reference', 'office_id as officeId', sql<string>`lower(email)`.as('email')])
    .orderBy('id')
    .execute();
}

type Offices = Awaited<ReturnType<typeof findOffices>>;

/** The offices with a named reference, and any two: enough to know whether there is one only. */
function findOffices(db: Kysely<Database>, named: readonly NamedEmployee[]) {
  const references = named.flatMap(({ office }) => office ?? []);
  return db
    .selectFrom('office')
    .where(sql<boolean>`reference = any(${references}::text[]) or id in (select id from office limit 2)`)
    .select(['id', 'reference'])
    .execute();
}

/** The office that the agency file names, that of the agent, or the only one. */
function officeOf({ office }: NamedEmployee, ofAgent: number | undefined, offices: Offices): number | null {
  if (office !== undefined) return offices.find(({ reference }) => reference === office)?.id ?? null;
  if (ofAgent !== undefined) return ofAgent;
  return offices.length === 1 ? (offices[0]?.id ?? null) : null;
}
