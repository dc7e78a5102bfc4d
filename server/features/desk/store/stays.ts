import { type Kysely, sql, type Transaction } from 'kysely';
import type { DeskStay, DeskStays, TakenNights } from '../../../../graphql/desk/ports.ts';
import { type DeskScope, NOT_YOURS } from '../../../../graphql/desk/scope.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { isUuid } from '../../../platform/database/is-uuid.ts';
import { createToken } from '../../../platform/security/tokens.ts';
import { readStays } from '../../holiday/store/read-stay.ts';
import { isInScope } from './scope-condition.ts';

const MAX_STAYS = 200;
const DONE = { result: { isDone: true } } as const;

interface Dependencies {
  db: Kysely<Database>;
  /** The key of stay tokens. */
  secret: Buffer;
}

export function createDeskStays({ db, secret }: Dependencies): DeskStays {
  const complete = async (ids: readonly { id: string }[]): Promise<DeskStay[]> => {
    const stays = await readStays(
      db,
      ids.map(({ id }) => id),
    );
    return ids.flatMap(({ id }) => {
      const stay = stays.find((one) => one.id === id);
      return stay ? [{ stay, answerToken: createToken(secret, 'answer', id) }] : [];
    });
  };
  return {
    list: async (scope, state, today) => complete(await listIds(db, scope, { state, today })),
    find: async (scope, id) => {
      if (!isUuid(id)) return null;
      const [found = null] = await complete(await stayIds(db, scope).where('stay.id', '=', id).execute());
      return found;
    },
    listUnits: async (scope) => (await unitsOf(db, scope).execute()).map(({ id }) => id),
    listTaken: async (unitId, from) => (await takenNights(unitId, from).execute(db)).rows,
    block:
      ({ unitId, from, until, by, at }) =>
      async (trx: Transaction<Database>) => {
        await trx
          .insertInto('desk_blocked_nights')
          .values({ listing_id: unitId, period: `[${from},${until})`, blocked_by: by, blocked_at: at })
          .execute();
        return DONE;
      },
    free: (scope, id) => async (trx: Transaction<Database>) => {
      if (!isUuid(id)) return { faults: NOT_YOURS };
      const freed = await trx
        .deleteFrom('desk_blocked_nights')
        .where('id', '=', id)
        .where('listing_id', 'in', unitsOf(trx, scope).clearOrderBy())
        .returning('id')
        .executeTakeFirst();
      return freed ? DONE : { faults: NOT_YOURS };
    },
  };
}

const stayIds = (db: Kysely<Database>, scope: DeskScope) =>
  db
    .selectFrom('stay')
    .where(isInScope(scope, { agent: 'stay.agent_id', office: 'stay.office_id' }))
    .select('stay.id');

function listIds(
  db: Kysely<Database>,
  scope: DeskScope,
  { state, today }: { state: 'WAITING' | 'COMING'; today: string },
) {
  const stays = stayIds(db, scope).limit(MAX_STAYS);
  return state === 'WAITING'
    ? stays.where('state', '=', 'REQUESTED').orderBy('requested_at').orderBy('stay.id').execute()
    : stays
        .where('state', '=', 'ACCEPTED')
        .where(sql<boolean>`upper(period) >= ${today}::date`)
        .orderBy(sql`lower(period)`)
        .orderBy('stay.id')
        .execute();
}

const unitsOf = (db: Kysely<Database>, scope: DeskScope) =>
  db
    .selectFrom('listing')
    .innerJoin('rental_unit', 'rental_unit.listing_id', 'listing.id')
    .where('status', '<>', 'WITHDRAWN')
    .where(isInScope(scope, { agent: 'listing.agent_id', office: 'listing.office_id' }))
    .select('listing.id')
    .orderBy('rental_unit.name')
    .orderBy('listing.id');

const takenNights = (unitId: number, from: string) => sql<TakenNights>`
  with taken as (
    select id, period, 'STAY' as "takenBy" from stay where listing_id = ${unitId} and state = 'ACCEPTED'
    union all
    select id, period, 'BLOCKED' from desk_blocked_nights where listing_id = ${unitId}
    union all
    select null, period, 'ELSEWHERE' from rental_unavailable where listing_id = ${unitId}
    union all
    select null, period, 'ELSEWHERE' from rental_booked_elsewhere where listing_id = ${unitId}
  )
  select id, lower(period)::text as "from", upper(period)::text as until, "takenBy"
  from taken where upper(period) > ${from}::date
  order by period, "takenBy"`;
