import { type Kysely, type Selectable, sql } from 'kysely';
import type { AppointmentRecord, Canceller } from '../../../../graphql/appointments/ports.ts';
import type { Locale } from '../../../../shared/locales.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { tokenHash } from '../../../platform/security/tokens.ts';
import { isViewable } from './is-offered.ts';

type Row = Selectable<Database['appointment']> & { isOffered: boolean; partner: string | null };

/** A booked viewing, by its visitor's or agent's token. */
export async function findAppointment(
  db: Kysely<Database>,
  column: 'token_hash' | 'agent_token_hash',
  token: string,
): Promise<AppointmentRecord | null> {
  const hash = tokenHash(token);
  const row = hash && (await rows(db).where(column, '=', hash).executeTakeFirst());
  return row ? recordOf(row) : null;
}

/** A booked viewing by id; null when it was erased. */
export async function readAppointment(db: Kysely<Database>, id: string): Promise<AppointmentRecord | null> {
  const row = await rows(db).where('appointment.id', '=', id).executeTakeFirst();
  return row ? recordOf(row) : null;
}

/** Booked viewings by their ids, in no order. */
export async function readAppointments(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<AppointmentRecord[]> {
  if (ids.length === 0) return [];
  return (
    await rows(db)
      .where('appointment.id', 'in', [...ids])
      .execute()
  ).map(recordOf);
}

const rows = (db: Kysely<Database>) =>
  db
    .selectFrom('appointment')
    .leftJoin('partner', 'partner.id', 'appointment.partner_id')
    .where('state', '<>', 'HELD')
    .selectAll('appointment')
    .select(['partner.name as partner', isViewable(sql.ref('listing_id')).as('isOffered')]);

function recordOf(row: Row): AppointmentRecord {
  return {
    id: row.id,
    state: row.state as AppointmentRecord['state'],
    listingId: row.listing_id,
    agentId: row.agent_id,
    officeId: row.office_id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    locale: row.locale as Locale,
    visitor: visitorOf(row),
    sequence: row.sequence,
    cancelledBy: row.cancelled_by as Canceller | null,
    agentNote: row.agent_note,
    missedAt: row.missed_at,
    formerHost:
      row.former_office_id === null ? null : { agentId: row.former_agent_id, officeId: row.former_office_id },
    partner: row.partner,
    isOffered: row.was_offered ?? row.isOffered,
  };
}

function visitorOf({
  first_name: firstName,
  name,
  email,
  phone,
  message,
}: Row): AppointmentRecord['visitor'] {
  if (firstName === null || name === null || email === null || phone === null) return null;
  return { firstName, name, email, phone, message };
}

/** The columns of a locked row that a change needs. */
export type LockedRow = Awaited<ReturnType<typeof lockAppointment>>;

/** The row of a token, locked until the transaction ends. */
export async function lockAppointment(
  trx: Kysely<Database>,
  column: 'token_hash' | 'agent_token_hash',
  token: string,
) {
  const hash = tokenHash(token);
  if (!hash) return undefined;
  return trx
    .selectFrom('appointment')
    .where(column, '=', hash)
    .where('state', '<>', 'HELD')
    .select(['id', 'state', 'sequence', 'email', 'lane', 'starts_at as startsAt', 'ends_at as endsAt'])
    .select(['listing_id as listingId', 'agent_id as agentId', 'office_id as officeId'])
    .select(sql<string>`occupied::text`.as('occupied'))
    .forUpdate()
    .executeTakeFirst();
}
