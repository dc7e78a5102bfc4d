/** Links to sign in: each works once, for ten minutes, in the browser that requested it. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Locale } from '../../../../shared/locales.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { AddMails } from '../../../platform/mail/queue.ts';
import { createTokenHash, tokenHash } from '../../../platform/security/tokens.ts';
import { linkMail } from '../sign-in/mail-names.ts';

const VALID_MS = 10 * 60_000;
/** Links are kept for a day, so that a page can tell that one was used or has expired. */
const KEPT_MS = 86_400_000;

interface LinkRequest {
  /** Null: no employee has the address. The row is written all the same, and no mail is sent. */
  email: string | null;
  locale: Locale;
  /** The hash of a secret of the browser. */
  browser: Buffer;
}

interface Dependencies {
  db: Kysely<Database>;
  /** The key of the links. */
  secret: Buffer;
  addMails: AddMails;
}

/** Stores a link and queues its mail. */
export async function addLink(
  { db, secret, addMails }: Dependencies,
  { email, locale, browser }: LinkRequest,
  now: Date,
): Promise<void> {
  const id = randomUUID();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('desk_sign_in')
      .values({
        id,
        token_hash: createTokenHash(secret, 'sign-in', id),
        browser_hash: browser,
        email,
        locale,
        requested_at: now,
      })
      .execute();
    await addMails(trx, [linkMail(id)]);
  });
}

interface OpenedLink {
  token: string;
  /** The secret of the browser that opens it; empty: it has none. */
  browser: string;
}

/** Returns the address of the employee, once; undefined when the link does not work. */
export async function redeemLink(
  db: Kysely<Database>,
  link: OpenedLink,
  now: Date,
): Promise<string | undefined> {
  const [token, browser] = [tokenHash(link.token), tokenHash(link.browser)];
  if (!token || !browser) return undefined;
  const redeemed = await db
    .updateTable('desk_sign_in')
    .set({ used_at: now })
    .where('token_hash', '=', token)
    .where('browser_hash', '=', browser)
    .where('email', 'is not', null)
    .where('used_at', 'is', null)
    .where('requested_at', '>', validSince(now))
    .returning('email')
    .executeTakeFirst();
  return redeemed?.email ?? undefined;
}

/** Returns why a link does not work; null when it does. */
export async function findLinkProblem(
  db: Kysely<Database>,
  { token, browser }: OpenedLink,
  now: Date,
): Promise<'unknown' | 'used' | 'expired' | 'otherBrowser' | null> {
  const hash = tokenHash(token);
  const row =
    hash &&
    (await db.selectFrom('desk_sign_in').selectAll().where('token_hash', '=', hash).executeTakeFirst());
  if (!row || row.email === null) return 'unknown';
  if (row.used_at) return 'used';
  if (row.requested_at <= validSince(now)) return 'expired';
  return tokenHash(browser)?.equals(row.browser_hash) ? null : 'otherBrowser';
}

/** Returns the recipient of a link's mail; undefined when the link no longer works, or has none. */
export async function findLinkRecipient(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<{ email: string; locale: Locale } | undefined> {
  const row = await db
    .selectFrom('desk_sign_in')
    .select(['email', 'locale'])
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('requested_at', '>', validSince(now))
    .executeTakeFirst();
  return row?.email ? { email: row.email, locale: row.locale as Locale } : undefined;
}

export async function deleteOldLinks(db: Kysely<Database>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_MS);
  await db.deleteFrom('desk_sign_in').where('requested_at', '<', oldest).execute();
}

const validSince = (now: Date) => new Date(now.getTime() - VALID_MS);
