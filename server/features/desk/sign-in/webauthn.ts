/** What requests and verification of passkeys share. */

/** EdDSA, ES256 and RS256 (COSE): each authenticator knows one of them. */
export const ALGORITHMS = [-8, -7, -257];

export interface PasskeySite {
  publicUrl: string;
  agencyName: string;
}

/** The domain to which passkeys are bound. */
export function domainOf({ publicUrl }: PasskeySite): string {
  return new URL(publicUrl).hostname;
}

/** The library is loaded at the first use, because most processes of a site never see a passkey. */
export function loadLibrary() {
  return import('@simplewebauthn/server');
}
