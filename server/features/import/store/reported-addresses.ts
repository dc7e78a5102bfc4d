/** The addresses of pages that CRMs have been told. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';

interface Reported {
  feed: string;
  reference: string;
}

export async function findReportedAddress(
  db: Kysely<Database>,
  { feed, reference }: Reported,
): Promise<string | null> {
  const row = await db
    .selectFrom('reported_address')
    .select('url')
    .where('feed', '=', feed)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.url ?? null;
}

export async function saveReportedAddress(
  db: Kysely<Database>,
  { feed, reference, url }: Reported & { url: string },
): Promise<void> {
  await sql`
    insert into reported_address (feed, reference, url) values (${feed}, ${reference}, ${url})
    on conflict (feed, reference) do update set url = excluded.url`.execute(db);
}

/** A listing that the CRM publishes again is reported again. */
export async function forgetReportedAddress(
  db: Kysely<Database>,
  { feed, reference }: Reported,
): Promise<void> {
  await sql`delete from reported_address where feed = ${feed} and reference = ${reference}`.execute(db);
}
