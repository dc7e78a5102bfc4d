import { type Kysely, sql, type Transaction } from 'kysely';
import type { DeskViewing, DeskViewings } from '../../../../graphql/desk/ports.ts';
import { type DeskScope, idFault } from '../../../../graphql/desk/scope.ts';
import type { Write } from '../../../../graphql/submissions/ports.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { isUuid } from '../../../platform/database/is-uuid.ts';
import type { TransactionWrite } from '../../../platform/database/transaction-write.ts';
import { createToken } from '../../../platform/security/tokens.ts';
import { agentTokenId } from '../../appointments/agent-token.ts';
import { readAppointments } from '../../appointments/store/read-appointment.ts';
import { isInScope } from './scope-condition.ts';

const CHANGED = idFault('viewingChanged');
const AGENT_OR_OFFICE = { agent: 'a.agent_id', office: 'a.office_id' };

interface Dependencies {
  db: Kysely<Database>;
  /** The key of viewing tokens. */
  secret: Buffer;
}

export function createDeskViewings({ db, secret }: Dependencies): DeskViewings {
  const select = (scope: DeskScope) =>
    db
      .selectFrom('appointment as a')
      .innerJoin('office', 'office.id', 'a.office_id')
      .leftJoin('agent', 'agent.id', 'a.agent_id')
      .where('a.state', '<>', 'HELD')
      .where(isInScope(scope, AGENT_OR_OFFICE))
      .select(['a.id', sql<string>`coalesce(agent.name, office.name)`.as('hostName')]);
  const complete = async (found: { id: string; hostName: string }[]): Promise<DeskViewing[]> => {
    const records = await readAppointments(
      db,
      found.map(({ id }) => id),
    );
    return found.flatMap(({ id, hostName }) => {
      const record = records.find((one) => one.id === id);
      if (!record) return [];
      const visitorToken = createToken(secret, 'visitor', id);
      return [
        { ...record, hostName, visitorToken, agentToken: createToken(secret, 'agent', agentTokenId(record)) },
      ];
    });
  };
  return {
    list: async (scope, { from, to }) =>
      complete(
        await select(scope)
          .where('a.starts_at', '>=', from)
          .where('a.starts_at', '<', to)
          .orderBy('a.starts_at')
          .orderBy('a.id')
          .execute(),
      ),
    ifUnchanged,
    find: async (scope, id) => {
      if (!isUuid(id)) return null;
      const [found = null] = await complete(await select(scope).where('a.id', '=', id).execute());
      return found;
    },
  };
}

/** The lock lasts until the transaction ends: of two employees the second sees the change of the first. */
function ifUnchanged<Result>({ id }: { id: string }, sequence: number, write: Write<Result>): Write<Result> {
  return async (trx: Transaction<Database>) => {
    const found = await trx
      .selectFrom('appointment')
      .where('id', '=', id)
      .select('sequence')
      .forUpdate()
      .executeTakeFirst();
    return found?.sequence === sequence ? (write as TransactionWrite<Result>)(trx) : CHANGED;
  };
}
