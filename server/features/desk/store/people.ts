/** What a person sent and booked, by e-mail address. */
import { type Kysely, sql } from 'kysely';
import type { DeskPeople, PersonStay, PersonViewing } from '../../../../graphql/desk/person-ports.ts';
import type { DeskScope } from '../../../../graphql/desk/scope.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { hasEmail } from '../../../platform/database/has-email.ts';
import { readSearches } from '../../subscriptions/store/read.ts';
import { selectMessages } from './message-queries.ts';
import { readMessages } from './read-messages.ts';
import { isInScope } from './scope-condition.ts';

/** How many records of a kind are shown. */
const LIMIT = 20;
const AGENT_OR_OFFICE = { agent: 'agent_id', office: 'office_id' };

export function createDeskPeople(db: Kysely<Database>): DeskPeople {
  return {
    async listMessages(scope, email) {
      const found = await selectMessages(db, scope)
        .where(hasEmail(email))
        .select('m.id')
        .orderBy('m.received_at', 'desc')
        .limit(LIMIT)
        .execute();
      return readMessages(
        db,
        found.map(({ id }) => id),
      );
    },
    listViewings: (scope, email) => listViewings(db, scope, email),
    listStays: (scope, email) => listStays(db, scope, email),
    async listSearches(scope, email) {
      return 'all' in scope || 'officeId' in scope ? listSearches(db, email) : [];
    },
  };
}

async function listViewings(db: Kysely<Database>, scope: DeskScope, email: string) {
  const rows = await db
    .selectFrom('appointment')
    .where(hasEmail(email))
    .where('state', '<>', 'HELD')
    .where(isInScope(scope, AGENT_OR_OFFICE))
    .select(['id', 'state', 'starts_at as startsAt', 'ends_at as endsAt', 'listing_id as listingId'])
    .orderBy('starts_at', 'desc')
    .limit(LIMIT)
    .execute();
  return rows as PersonViewing[];
}

async function listStays(db: Kysely<Database>, scope: DeskScope, email: string) {
  const rows = await db
    .selectFrom('stay')
    .where(hasEmail(email))
    .where(isInScope(scope, AGENT_OR_OFFICE))
    .select(['id', 'state as status', 'listing_id as listingId'])
    .select([sql<string>`lower(period)`.as('from'), sql<string>`upper(period)`.as('until')])
    .orderBy('requested_at', 'desc')
    .limit(LIMIT)
    .execute();
  return rows as PersonStay[];
}

/** The searches of the confirmed subscription of an address: there is one at most. */
async function listSearches(db: Kysely<Database>, email: string) {
  const subscription = await db
    .selectFrom('subscription')
    .where(hasEmail(email))
    .where('unsubscribed_at', 'is', null)
    .select(['id', 'confirmed_at as since'])
    .executeTakeFirst();
  if (!subscription) return [];
  const searches = await readSearches(db, subscription.id);
  return searches
    .slice(0, LIMIT)
    .map(({ criteria, isPaused }) => ({ criteria, isPaused, since: subscription.since }));
}
