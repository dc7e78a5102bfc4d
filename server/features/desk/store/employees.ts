import { type Kysely, sql } from 'kysely';
import type { Employee } from '../../../../graphql/desk/ports.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { NamedEmployee } from '../employee-settings.ts';

/**
 * Returns an employee of the agency file with the records of agent and office; undefined for an unknown address. The
 * address is compared without regard to case.
 */
export async function findEmployee(
  db: Kysely<Database>,
  employees: readonly NamedEmployee[],
  address: string,
): Promise<Employee | undefined> {
  const email = address.trim().toLowerCase();
  const named = employees.find((employee) => employee.email === email);
  if (!named) return undefined;
  const { name, role } = named;
  const agent = await findAgent(db, named);
  const officeId = await findOffice(db, named, agent?.officeId);
  return { email, name, role, agentId: agent?.id ?? null, officeId };
}

function findAgent(db: Kysely<Database>, { agent, email }: NamedEmployee) {
  return db
    .selectFrom('agent')
    .$if(agent !== undefined, (query) => query.where('reference', '=', agent ?? ''))
    .$if(agent === undefined, (query) => query.where(sql<boolean>`lower(email) = ${email}`))
    .select(['id', 'office_id as officeId'])
    .orderBy('id')
    .executeTakeFirst();
}

/** The office that the agency file names, that of the agent, or the only one. */
async function findOffice(
  db: Kysely<Database>,
  { office }: NamedEmployee,
  ofAgent: number | undefined,
): Promise<number | null> {
  if (office === undefined && ofAgent !== undefined) return ofAgent;
  const offices = await db
    .selectFrom('office')
    .$if(office !== undefined, (query) => query.where('reference', '=', office ?? ''))
    .select('id')
    .limit(2)
    .execute();
  return offices.length === 1 ? (offices[0]?.id ?? null) : null;
}
