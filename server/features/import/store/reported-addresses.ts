/** The addresses of pages that CRMs have been told. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';

interface Reported {
  feed: string;
  reference: string;
}

interface ReportedAddress extends Reported {
  url: string;
  /** The account in the CRM, which a feed may change. */
  account: string;
}

/** Whether this address of the listing was reported to the account. */
export async function isAddressReported(
  db: Kysely<Database>,
  { feed, reference, url, account }: ReportedAddress,
): Promise<boolean> {
  const { rows } = await sql`
    select from reported_address
    where feed = ${feed} and reference = ${reference} and url = ${url} and account = ${account}`.execute(db);
  return rows.length > 0;
}

export async function saveReportedAddress(
  db: Kysely<Database>,
  { feed, reference, url, account }: ReportedAddress,
): Promise<void> {
  await sql`
    insert into reported_address (feed, reference, url, account)
    values (${feed}, ${reference}, ${url}, ${account})
    on conflict (feed, reference) do update set url = excluded.url, account = excluded.account`.execute(db);
}

/** A listing that the CRM publishes again is reported again. */
export async function forgetReportedAddress(
  db: Kysely<Database>,
  { feed, reference }: Reported,
): Promise<void> {
  await sql`delete from reported_address where feed = ${feed} and reference = ${reference}`.execute(db);
}
