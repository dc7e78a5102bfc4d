import { type Kysely, sql } from 'kysely';
import type { AgentRecord, OfficeStore } from '../../../graphql/offices/ports.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Database } from '../../platform/database/connect.ts';
import { cachePerVersion } from '../../platform/response-cache/cache-per-version.ts';
import type { CatalogueVersion } from '../../platform/response-cache/catalogue-version.ts';

type AgentQueries = Pick<OfficeStore, 'listTeam' | 'countTeam' | 'listAgents' | 'findAgents'>;

export function createAgentQueries(db: Kysely<Database>, version: Readonly<CatalogueVersion>): AgentQueries {
  const agents = selectAgents(db);
  const byName = agents.orderBy(sql`agent.name collate "und-x-icu"`).orderBy('agent.id');
  const byOffice = agents
    .innerJoin('office', 'office.id', 'agent.office_id')
    .orderBy(sql`office.name collate "und-x-icu"`)
    .orderBy('office.id')
    .orderBy(sql`agent.name collate "und-x-icu"`)
    .orderBy('agent.id')
    .where('is_on_team_page', '=', true);
  return {
    listTeam: async ({ offset, limit }) =>
      (await byOffice.limit(limit).offset(sql.lit(offset)).execute()) as unknown as AgentRecord[],
    // Cached, because the navigation of every page depends on it.
    countTeam: cachePerVersion(version, async () => {
      const { count } = await db
        .selectFrom('agent')
        .where('is_on_team_page', '=', true)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    }),
    listAgents: async (officeIds) => {
      const found = byName.where('office_id', '=', anyOf(officeIds)).where('is_on_team_page', '=', true);
      return (await found.execute()) as unknown as AgentRecord[];
    },
    findAgents: async (ids) =>
      (await agents.where('agent.id', '=', anyOf(ids)).execute()) as unknown as AgentRecord[],
  };
}

const selectAgents = (db: Kysely<Database>) =>
  db
    .selectFrom('agent')
    .select(['agent.id', 'agent.office_id as officeId', 'agent.name', 'agent.phone', 'agent.email'])
    .select(['registration', 'role', 'introduction', 'languages', 'is_on_team_page as isOnTeamPage'])
    .select(['agent.picture', 'agent.viewing_rules as viewingRules']);
