/** Whether what browsers answer for passkeys is true (WebAuthn). Challenges are checked elsewhere. */
import type { Logger } from '../../../platform/logging/logger.ts';
import type { StoredPasskey } from '../store/passkeys.ts';
import { challengeOf, type parseAuthentication, type parseRegistration } from './passkey-responses.ts';
import { ALGORITHMS, domainOf, loadLibrary, type PasskeySite } from './webauthn.ts';

type Registration = NonNullable<ReturnType<typeof parseRegistration>>;
type Authentication = NonNullable<ReturnType<typeof parseAuthentication>>;

interface Dependencies {
  site: PasskeySite;
  log: Pick<Logger, 'warn'>;
}

export type PasskeyVerifier = ReturnType<typeof createPasskeyVerifier>;

export function createPasskeyVerifier({ site, log }: Dependencies) {
  const expected = {
    expectedOrigin: new URL(site.publicUrl).origin,
    expectedRPID: domainOf(site),
    requireUserVerification: true,
  };
  /** The library throws for each answer that is not valid. It reads no data that could be unreachable. */
  const orRejected = <Result extends object>(verifying: Promise<Result>): Promise<Partial<Result>> =>
    verifying.catch((error) => {
      log.warn({ err: error }, 'a passkey was rejected');
      return {};
    });
  return {
    /** Returns the new passkey; null when the answer is not valid. */
    async verifyRegistration(response: Registration) {
      const { verifyRegistrationResponse } = await loadLibrary();
      const challenge = {
        response,
        expectedChallenge: challengeOf(response),
        supportedAlgorithmIDs: ALGORITHMS,
      };
      const { registrationInfo } = await orRejected(
        verifyRegistrationResponse({ ...expected, ...challenge }),
      );
      if (!registrationInfo) return null;
      const { id, publicKey, counter } = registrationInfo.credential;
      return { id, publicKey: Buffer.from(publicKey), counter, transports: response.response.transports };
    },

    /** Returns the new counter; null when the answer is not valid. */
    async verifyAuthentication(response: Authentication, { id, publicKey, counter }: StoredPasskey) {
      const { verifyAuthenticationResponse } = await loadLibrary();
      const credential = { id, publicKey: Uint8Array.from(publicKey), counter };
      const challenge = { response, expectedChallenge: challengeOf(response), credential };
      const outcome = await orRejected(verifyAuthenticationResponse({ ...expected, ...challenge }));
      return outcome.verified && outcome.authenticationInfo ? outcome.authenticationInfo.newCounter : null;
    },
  };
}
