import type { Kysely } from 'kysely';
import type { Locale } from '../../../../shared/locales.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { AddMails } from '../../../platform/mail/queue.ts';
import { noticeMail } from '../sign-in/mail-names.ts';
import { recordDevice } from './devices.ts';
import { logAction } from './log.ts';
import { type EmployeeSession, endSession, startSession } from './sessions.ts';

interface SignIn extends Pick<EmployeeSession, 'email' | 'method' | 'device'> {
  locale: Locale;
  /** The secret by which the browser is recognised. */
  deviceToken: string;
  /** The token of the browser's former session; empty: none. */
  formerToken: string;
}

/**
 * Starts a session and returns its token, which is always new. It replaces the browser's former session. A browser in
 * which the employee never signed in before is reported to the employee by mail.
 */
export async function beginSession(
  { db, addMails }: { db: Kysely<Database>; addMails: AddMails },
  { deviceToken, formerToken, locale, ...session }: SignIn,
  now: Date,
): Promise<string> {
  const { email, device } = session;
  return db.transaction().execute(async (trx) => {
    await endSession(trx, formerToken);
    const token = await startSession(trx, session, now);
    const { isNew } = await recordDevice(trx, { token: deviceToken, email }, now);
    const action = isNew ? 'signInOnNewDevice' : 'signIn';
    const id = await logAction(trx, { action, subject: device || null, email, at: now });
    if (isNew) await addMails(trx, [noticeMail(id, 'NEW_DEVICE', locale)]);
    return token;
  });
}
