import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DeskHomeFilter, DeskHomes } from '../../../../graphql/desk/homes/home-ports.ts';
import { type DeskScope, idFault } from '../../../../graphql/desk/scope.ts';
import { parseId } from '../../../../graphql/parse-id.ts';
import type { WriteResult } from '../../../../graphql/submissions/ports.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { type HidingOutcome, hideListing, showListing } from '../../import/hidden/hide-listing.ts';
import { OFFERED } from '../../listings/statuses.ts';
import { featureListing, unfeatureListing } from './featured.ts';
import { findMessages, findViewings, listDays, listMissing } from './home-details.ts';
import { beginsWith } from './listings.ts';
import { isInScope } from './scope-condition.ts';
import { DAYS, selectHomes } from './select-homes.ts';

const PAGE = 50;
/** No listing has it: for a text that cannot be an id. */
const NO_ID = 0;

const CONDITIONS: Record<DeskHomeFilter, RawBuilder<boolean>> = {
  ALL: sql<boolean>`true`,
  INCOMPLETE: sql<boolean>`exists (select from missing_mention missing where missing.listing_id = listing.id)`,
  HIDDEN: sql<boolean>`exists (select from hidden_listing hidden where hidden.listing_id = listing.id)`,
  FEATURED: sql<boolean>`exists (select from featured_listing featured where featured.listing_id = listing.id)`,
  NOT_OFFERED: sql<boolean>`listing.status not in ${OFFERED}`,
};

interface Dependencies {
  db: Kysely<Database>;
  /** Whether the agency keeps back homes whose adverts would be punished. */
  keepsBackIncomplete: boolean;
}

export function createDeskHomes({ db, keepsBackIncomplete }: Dependencies): DeskHomes {
  return {
    async list(scope, { text, filter, after, today }) {
      const id = after === null ? null : (parseId(after) ?? NO_ID);
      const isNext = id === null ? sql`true` : isAfter(id);
      const isWanted = text === '' ? sql`true` : beginsWith(text);
      const homes = await selectHomes(db, {
        condition: sql`${CONDITIONS[filter]} and ${isOwn(scope)} and ${isWanted} and ${isNext}`,
        today,
        limit: PAGE + 1,
      });
      return { homes: homes.slice(0, PAGE), hasMore: homes.length > PAGE };
    },
    async find(scope, { id, today }) {
      const condition = sql`listing.id = ${parseId(id) ?? NO_ID} and ${isOwn(scope)}`;
      const [home = null] = await selectHomes(db, { condition, today, limit: 1 });
      return home;
    },
    listDays: (id, today) => listDays(db, { id, today, count: DAYS }),
    listMissing: (id) => listMissing(db, id),
    findMessages: (scope, id) => findMessages(db, scope, id),
    findViewings: (scope, id) => findViewings(db, scope, id),
    hide:
      (id, { by, at }) =>
      async (trx: Transaction<Database>) =>
        resultOf(await hideListing(trx, { id, by, now: at })),
    show: (id, at) => async (trx: Transaction<Database>) =>
      resultOf(await showListing(trx, { id, now: at, keepsBackIncomplete })),
    feature:
      (id, { by, at }) =>
      (trx: Transaction<Database>) =>
        featureListing(trx, { id, by, now: at }),
    unfeature: (id) => (trx: Transaction<Database>) => unfeatureListing(trx, id),
  };
}

const FAULTS = { IMPORTING: 'importRunning', CHANGED: 'homeChanged' } as const;

function resultOf(outcome: HidingOutcome): WriteResult<{ isDone: true }> {
  if (outcome === 'DONE') return { result: { isDone: true } };
  return idFault(FAULTS[outcome]);
}

/** Whether a listing belongs to what an employee may see. */
export const isOwn = (scope: DeskScope) =>
  isInScope(scope, { agent: 'listing.agent_id', office: 'listing.office_id' });

/** Whether a listing comes after another one in a list. */
const isAfter = (id: number) => sql`(listing.published_at, listing.id) < (
  select last.published_at, last.id from listing last where last.id = ${id})`;
