/** DKIM signatures (RFC 6376), by which other servers verify the sender of mails. */
import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';

export interface DkimKey {
  /** The public key is in the TXT record `<selector>._domainkey.<domain of MAIL_FROM>`. */
  selector: string;
  /** In PEM format. */
  privateKey: string;
}

/** RFC 8301: verifiers reject shorter keys. */
const MIN_KEY_BITS = 1024;

export const dkimSelector = v.pipe(
  v.string(),
  v.maxLength(63, 'is longer than 63 characters'),
  v.regex(/^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i, 'is no selector such as mail2026'),
);

/** Reads a private key from a file. nodemailer supports only RSA, and sends mails unsigned when signing fails. */
export const dkimKeyFile = v.pipe(
  v.string(),
  v.transform(readKey),
  v.string('cannot be read'),
  v.check(isRsaKey, `holds no RSA private key of at least ${MIN_KEY_BITS} bits in PEM, without a passphrase`),
);

function readKey(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function isRsaKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= MIN_KEY_BITS;
  } catch {
    return false;
  }
}

/** RFC 8058 requires the headers of one-click unsubscription to be signed; nodemailer omits them by default. */
const SIGNED_HEADERS = [
  ...['From', 'Reply-To', 'To', 'Subject', 'Date', 'Message-ID', 'Auto-Submitted'],
  ...['MIME-Version', 'Content-Type', 'Content-Transfer-Encoding'],
  ...['List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':');

/** The signature options of nodemailer. */
export function signatureOf({ selector, privateKey }: DkimKey, from: string) {
  return {
    domainName: from.slice(from.lastIndexOf('@') + 1),
    keySelector: selector,
    privateKey,
    headerFieldNames: SIGNED_HEADERS,
  };
}
