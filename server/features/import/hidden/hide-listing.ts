/** Hides a listing from visitors, and shows it again: as an import that brings the listing with another status. */
import type { Transaction } from 'kysely';
import { isOffered, type StatusCode } from '../../../../shared/listings/vocabulary.ts';
import { STATEMENT_RULES } from '../../../../shared/rules/statements/statement-rules.ts';
import { isKeptBack } from '../../../../shared/rules/statements/statements.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { tryLockImports } from '../../listings/import-lock.ts';
import { withholdingOf } from '../listing/withholding.ts';
import { writeStatus } from '../write/write-status.ts';

/** `IMPORTING`: an import is running. `CHANGED`: the listing is no longer on offer, or no longer hidden. */
export type HidingOutcome = 'DONE' | 'IMPORTING' | 'CHANGED';

/** Hides a listing on offer. */
export async function hideListing(
  trx: Transaction<Database>,
  { id, by, now }: { id: number; by: string; now: Date },
): Promise<HidingOutcome> {
  if (!(await tryLockImports(trx))) return 'IMPORTING';
  const status = await findStatus(trx, id);
  if (!status || !isOffered(status)) return 'CHANGED';
  await trx
    .insertInto('hidden_listing')
    .values({ listing_id: id, feed_status: status, hidden_by: by, hidden_at: now })
    .execute();
  await writeStatus(trx, { id, status: 'IN_PREPARATION', now });
  return 'DONE';
}

interface ShowOptions {
  id: number;
  now: Date;
  /** Whether the agency keeps back homes whose adverts would be punished. */
  keepsBackIncomplete: boolean;
}

/**
 * Gives a hidden listing the status of its feed. It stays in preparation when the agency keeps it back for another
 * reason.
 */
export async function showListing(
  trx: Transaction<Database>,
  { id, now, keepsBackIncomplete }: ShowOptions,
): Promise<HidingOutcome> {
  if (!(await tryLockImports(trx))) return 'IMPORTING';
  const shown = await trx
    .deleteFrom('hidden_listing')
    .where('listing_id', '=', id)
    .returning('feed_status')
    .executeTakeFirst();
  if (!shown) return 'CHANGED';
  const status = shown.feed_status as StatusCode;
  const isIncomplete = keepsBackIncomplete && (await isAdvertKeptBack(trx, id));
  const reason = withholdingOf(status, { isHidden: false, isKeptBack: () => isIncomplete });
  if (!reason && status !== 'IN_PREPARATION') await writeStatus(trx, { id, status, now });
  return 'DONE';
}

async function findStatus(trx: Transaction<Database>, id: number): Promise<StatusCode | undefined> {
  const row = await trx.selectFrom('listing').select('status').where('id', '=', id).executeTakeFirst();
  return row?.status;
}

const KEEPING_BACK = STATEMENT_RULES.filter(isKeptBack).map(({ id }) => id);

/** Whether the advert would be punished, by the last comparison with the rules. */
async function isAdvertKeptBack(trx: Transaction<Database>, id: number): Promise<boolean> {
  const missing = await trx
    .selectFrom('missing_mention')
    .select('code')
    .where('listing_id', '=', id)
    .where('rule', 'in', KEEPING_BACK)
    .limit(1)
    .executeTakeFirst();
  return missing !== undefined;
}
