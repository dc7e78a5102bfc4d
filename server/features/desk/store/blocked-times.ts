/** Times without viewings: those of calendars and declined viewings, and those that employees block. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { BlockedTimes, BusyTime, ViewingHostName } from '../../../../graphql/desk/ports.ts';
import { type DeskScope, NOT_YOURS } from '../../../../graphql/desk/scope.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { isUuid } from '../../../platform/database/is-uuid.ts';
import { isInScope } from './scope-condition.ts';

const DONE = { result: { isDone: true } } as const;

export function createBlockedTimes(db: Kysely<Database>): BlockedTimes {
  return {
    listBusy: async (scope, { from, to }) => {
      const { rows } = await busyTimes(scope, sql`tstzrange(${from}, ${to})`).execute(db);
      return rows;
    },
    listHosts: async (scope) => (await viewingHosts(scope).execute(db)).rows,
    block:
      ({ host, from, until, by, at }) =>
      async (trx: Transaction<Database>) => {
        const [kind, id] = host.split('-') as ['agent' | 'office', string];
        const during = sql<string>`tstzrange(${from}, ${until})`;
        const owner = kind === 'agent' ? { agent_id: Number(id) } : { office_id: Number(id) };
        await trx
          .insertInto('blocked_time')
          .values({ ...owner, during, blocked_by: by, blocked_at: at })
          .execute();
        return DONE;
      },
    free: (scope, id) => (trx: Transaction<Database>) => freeTime(trx, scope, id),
  };
}

/** Deletes the block with the id, or the busy time that a declined viewing with the id left. */
async function freeTime(trx: Transaction<Database>, scope: DeskScope, id: string) {
  if (!isUuid(id)) return { faults: NOT_YOURS };
  const { rows } = await sql`
    with hosts as (${hostRows(scope)}),
    blocks as (
      delete from blocked_time b using hosts h
      where b.id = ${id}::uuid and (b.agent_id, b.office_id) is not distinct from (h.agent_id, h.office_id)
      returning b.id
    ),
    declined as (
      delete from agent_busy b using hosts h
      where b.appointment_id = ${id}::uuid and b.agent_id = h.agent_id
      returning b.agent_id
    )
    select 1 from blocks union all select 1 from declined`.execute(trx);
  return rows.length > 0 ? DONE : { faults: NOT_YOURS };
}

/** The agents and offices of a scope: an office has its agents. */
const hostRows = (scope: DeskScope): RawBuilder<unknown> => sql`
  select id as agent_id, null::int as office_id, name from agent
  where ${isInScope(scope, { agent: 'agent.id', office: 'agent.office_id' })}
  union all
  select null, id, name from office where ${isInScope(scope, { office: 'office.id' })}`;

/** Sorted by kind, then by name: offices after agents. */
const viewingHosts = (scope: DeskScope) => sql<ViewingHostName>`
  with hosts as (${hostRows(scope)})
  select coalesce('agent-' || agent_id, 'office-' || office_id) as id, name from hosts
  order by office_id is not null, name collate "und-x-icu"`;

const busyTimes = (scope: DeskScope, range: RawBuilder<unknown>) => sql<BusyTime>`
  with hosts as (${hostRows(scope)})
  select b.id, h.name as "hostName", lower(b.during) as "from", upper(b.during) as until, 'BLOCKED' as reason
  from blocked_time b join hosts h
    on (b.agent_id, b.office_id) is not distinct from (h.agent_id, h.office_id)
  where b.during && ${range}
  union all
  select b.appointment_id, h.name, lower(b.during), upper(b.during),
    case when b.appointment_id is null then 'CALENDAR' else 'DECLINED' end
  from agent_busy b join hosts h on b.agent_id = h.agent_id where b.during && ${range}
  union all
  select null, h.name, lower(b.during), upper(b.during), 'CALENDAR'
  from office_busy b join hosts h on b.office_id = h.office_id where b.during && ${range}
  order by "from", "hostName"`;
