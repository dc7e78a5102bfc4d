/** What browsers are asked for passkeys (WebAuthn). */
import { ALGORITHMS, domainOf, loadLibrary, type PasskeySite } from './webauthn.ts';

interface NewPasskey {
  challenge: string;
  employee: { email: string; name: string };
  /** Identifies the employee to the authenticator. */
  userId: Buffer;
  /** Ids of passkeys that the employee has. */
  existing: readonly string[];
}

/** Returns what a browser needs to make a passkey. */
export async function requestRegistration(
  { challenge, employee, userId, existing }: NewPasskey,
  site: PasskeySite,
) {
  const { generateRegistrationOptions } = await loadLibrary();
  return generateRegistrationOptions({
    rpName: site.agencyName,
    rpID: domainOf(site),
    userName: employee.email,
    userDisplayName: employee.name,
    userID: Uint8Array.from(userId),
    challenge: bytesOf(challenge),
    excludeCredentials: existing.map((id) => ({ id })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Returns what a browser needs to sign in with any passkey of the site. */
export async function requestAuthentication(challenge: string, site: PasskeySite) {
  const { generateAuthenticationOptions } = await loadLibrary();
  return generateAuthenticationOptions({
    rpID: domainOf(site),
    challenge: bytesOf(challenge),
    userVerification: 'required',
  });
}

const bytesOf = (challenge: string) => Uint8Array.from(Buffer.from(challenge, 'base64url'));
