/** Sessions of employees. The database stores hashes of their tokens. */
import type { Kysely } from 'kysely';
import type { DeskSession } from '../../../../graphql/desk/account-ports.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { createRandomToken, tokenHash } from '../../../platform/security/tokens.ts';

const HOUR_MS = 3_600_000;
/** A session ends after this time without a request. */
const IDLE_MS = 12 * HOUR_MS;
/** A session ends after this time, also when it is used. */
export const SESSION_DAYS = 7;
const LIFETIME_MS = SESSION_DAYS * 24 * HOUR_MS;
/** How exactly the last request of a session is known. */
const SEEN_MS = 60_000;

/** A session, and whose it is. */
export interface EmployeeSession extends DeskSession {
  email: string;
}

/** Starts a session and returns its token. */
export async function startSession(
  db: Kysely<Database>,
  session: Pick<EmployeeSession, 'email' | 'method' | 'device'>,
  now: Date,
): Promise<string> {
  const token = createRandomToken();
  const times = { started_at: now, seen_at: now };
  await db
    .insertInto('desk_session')
    .values({ ...session, ...times, token_hash: tokenHash(token) as Buffer })
    .execute();
  return token;
}

/**
 * Returns the session of a token; undefined when it has ended. The call counts as a request, unless an open page
 * reloads by itself.
 */
export async function findSession(
  db: Kysely<Database>,
  token: string,
  { now, isReload = false }: { now: Date; isReload?: boolean },
): Promise<EmployeeSession | undefined> {
  const hash = tokenHash(token);
  if (!hash) return undefined;
  const found = await currentSessions(db, now).where('token_hash', '=', hash).executeTakeFirst();
  if (!found) return undefined;
  if (!isReload && now.getTime() - found.seenAt.getTime() > SEEN_MS)
    await db.updateTable('desk_session').set({ seen_at: now }).where('id', '=', found.id).execute();
  return found;
}

/** Ends the session of a token, if there is one. */
export async function endSession(db: Kysely<Database>, token: string): Promise<void> {
  const hash = tokenHash(token);
  if (hash) await db.deleteFrom('desk_session').where('token_hash', '=', hash).execute();
}

/** Deletes sessions that have ended. */
export async function deleteEndedSessions(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('desk_session')
    .where((eb) => eb.or([eb('seen_at', '<=', idleSince(now)), eb('started_at', '<=', startedBefore(now))]))
    .execute();
}

const idleSince = (now: Date) => new Date(now.getTime() - IDLE_MS);
const startedBefore = (now: Date) => new Date(now.getTime() - LIFETIME_MS);

/** Sessions that have not ended. */
export const currentSessions = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('desk_session')
    .where('seen_at', '>', idleSince(now))
    .where('started_at', '>', startedBefore(now))
    .select(['id', 'email', 'device', 'started_at as startedAt', 'seen_at as seenAt'])
    .select((eb) => eb.ref('method').$castTo<DeskSession['method']>().as('method'));
