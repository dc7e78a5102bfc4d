/** The offices and agents that the agency file names for the ids of a CRM. */
import type { Kysely } from 'kysely';
import { type Finding, ok, warning } from '../../composition/start-checks/finding.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Settings } from '../../settings/settings.ts';

const SUBJECT = 'people';

/** No finding when the agency file names none. */
export async function checkPeople(
  db: Kysely<Database>,
  { agency: { people } }: Pick<Settings, 'agency'>,
): Promise<Finding[]> {
  const offices = new Set(people.offices.values());
  const agents = new Set(people.agents.values());
  if (offices.size + agents.size === 0) return [];
  const storedOffices = await db.selectFrom('office').select('reference').execute();
  const storedAgents = await db.selectFrom('agent').select('reference').execute();
  const missing = [
    ...findMissing(offices, storedOffices).map((reference) => `the office ${reference}`),
    ...findMissing(agents, storedAgents).map((reference) => `the agent ${reference}`),
  ];
  if (missing.length === 0) return [ok(SUBJECT, 'all offices and agents of the agency file exist')];
  const remedy = 'Import them, or correct "people" of the agency file (docs/feeds.md, People and offices).';
  return [warning(SUBJECT, `the site does not have ${missing.join(', ')}. ${remedy}`)];
}

function findMissing(named: ReadonlySet<string>, stored: readonly { reference: string }[]): string[] {
  const known = new Set(stored.map(({ reference }) => reference));
  return [...named].filter((reference) => !known.has(reference));
}
