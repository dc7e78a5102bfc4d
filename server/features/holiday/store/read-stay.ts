import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { StayRecord } from '../../../../graphql/holiday/stay-ports.ts';
import type { Locale } from '../../../../shared/locales.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { tokenHash } from '../../../platform/security/tokens.ts';

type TokenColumn = 'token_hash' | 'answer_token_hash';

/** Until how many days before arrival an accepted stay can be cancelled. Needs `stay` and `rental_unit`. */
export const daysToCancel = sql<number>`coalesce(agreed_cancel_days, rental_unit.cancel_days, 0)`;

const selectStays = (db: Kysely<Database>) =>
  db
    .selectFrom('stay')
    .leftJoin('rental_unit', 'rental_unit.listing_id', 'stay.listing_id')
    .leftJoin('partner', 'partner.id', 'stay.partner_id')
    .selectAll('stay')
    .select(sql<string>`lower(period)`.as('from'))
    .select(sql<string>`upper(period)`.as('until'))
    .select(daysToCancel.as('cancelDays'))
    .select(['next_steps as nextSteps', 'partner.name as partner']);

export async function lockStay(trx: Transaction<Database>, column: TokenColumn, token: string) {
  const hash = tokenHash(token);
  if (!hash) return undefined;
  return selectStays(trx).where(column, '=', hash).forUpdate('stay').executeTakeFirst();
}

export async function findStay(
  db: Kysely<Database>,
  column: TokenColumn,
  token: string,
): Promise<StayRecord | null> {
  const hash = tokenHash(token);
  const row = hash && (await selectStays(db).where(column, '=', hash).executeTakeFirst());
  return row ? recordOf(row) : null;
}

/** A stay by id; null when it was erased. */
export async function readStay(db: Kysely<Database>, id: string): Promise<StayRecord | null> {
  const row = await selectStays(db).where('stay.id', '=', id).executeTakeFirst();
  return row ? recordOf(row) : null;
}

/** Stays by their ids, in no order. */
export async function readStays(db: Kysely<Database>, ids: readonly string[]): Promise<StayRecord[]> {
  if (ids.length === 0) return [];
  const rows = await selectStays(db)
    .where('stay.id', 'in', [...ids])
    .execute();
  return rows.map(recordOf);
}

type Row = Selectable<Database['stay']> & {
  from: string;
  until: string;
  cancelDays: number;
  nextSteps: unknown;
  partner: string | null;
};

export function recordOf(row: Row): StayRecord {
  const { email, phone } = row;
  return {
    id: row.id,
    state: row.state as StayRecord['state'],
    unitId: row.listing_id,
    agentId: row.agent_id,
    officeId: row.office_id,
    from: row.from,
    until: row.until,
    persons: row.persons,
    withPets: row.with_pets,
    parts: row.parts as unknown as StayRecord['parts'],
    totalCents: row.total_cents,
    locale: row.locale as Locale,
    requestedAt: row.requested_at,
    visitor: email !== null && phone !== null ? { email, phone } : null,
    partner: row.partner,
    sequence: row.sequence,
    answerNote: row.answer_note,
    cancelDays: row.cancelDays,
    nextSteps: row.nextSteps as StayRecord['nextSteps'],
  };
}
