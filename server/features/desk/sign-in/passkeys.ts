/** Adding passkeys, and signing in with them. */
import { createHash, createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Locale } from '../../../../shared/locales.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { addChallenge, redeemChallenge } from '../store/challenges.ts';
import { findPasskey, listPasskeys, recordUse, type StoredPasskey } from '../store/passkeys.ts';
import { requestAuthentication, requestRegistration } from './passkey-requests.ts';
import { challengeOf, parseAuthentication, parseRegistration } from './passkey-responses.ts';
import type { PasskeyVerifier } from './verify-passkeys.ts';
import type { PasskeySite } from './webauthn.ts';

interface Dependencies {
  db: Kysely<Database>;
  site: PasskeySite;
  verifier: PasskeyVerifier;
  /** The key of the ids by which authenticators know employees. */
  secret: Buffer;
  now: () => Date;
}

interface Registrant {
  employee: { email: string; name: string };
  sessionId: string;
  locale: Locale;
}

export type Passkeys = ReturnType<typeof createPasskeys>;

export function createPasskeys({ db, site, verifier, secret, now }: Dependencies) {
  return {
    /** Returns what the browser needs to make a passkey. Only the same session can add it. */
    async startRegistration({ employee, sessionId, locale }: Registrant) {
      const challenge = await addChallenge(db, { browser: hashOfSession(sessionId), locale }, now());
      const existing = (await listPasskeys(db, employee.email)).map(({ id }) => id);
      const userId = createHmac('sha256', secret).update(`passkey ${employee.email}`).digest();
      return requestRegistration({ challenge, employee, userId, existing }, site);
    },

    /** Returns the passkey that a browser has made; null when its answer is not valid. */
    async finishRegistration(text: string, sessionId: string) {
      const response = parseRegistration(text);
      if (!response) return null;
      const answer = { challenge: challengeOf(response), browser: hashOfSession(sessionId) };
      const isOwn = await redeemChallenge(db, answer, now());
      return isOwn ? verifier.verifyRegistration(response) : null;
    },

    /** Returns what the browser needs to sign in. `browser`: the hash of the browser's secret. */
    async startSignIn(browser: Buffer, locale: Locale) {
      return requestAuthentication(await addChallenge(db, { browser, locale }, now()), site);
    },

    /** Returns the address of the employee; null when the answer of the browser is not valid. */
    async finishSignIn(text: string, browser: Buffer): Promise<string | null> {
      const response = parseAuthentication(text);
      if (!response) return null;
      const isOwn = await redeemChallenge(db, { challenge: challengeOf(response), browser }, now());
      const passkey: StoredPasskey | undefined = isOwn ? await findPasskey(db, response.id) : undefined;
      if (!passkey) return null;
      const newCounter = await verifier.verifyAuthentication(response, passkey);
      if (newCounter === null) return null;
      return (await recordUse(db, { ...passkey, newCounter }, now())) ? passkey.email : null;
    },
  };
}

const hashOfSession = (id: string) => createHash('sha256').update(`session ${id}`).digest();
