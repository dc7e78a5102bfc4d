/** Secrets of Standard Webhooks: `whsec_` and the key in base64. */

/** Bytes of a key. */
const MIN_LENGTH = 24;
const MAX_LENGTH = 64;
const SECRET = /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/;

export const SECRET_FORM = `whsec_ and ${MIN_LENGTH} to ${MAX_LENGTH} bytes in base64`;

/** The key of a secret; null when the secret is malformed. */
export function parseSecret(secret: string): Buffer | null {
  const key = Buffer.from(SECRET.exec(secret)?.[1] ?? '', 'base64');
  return key.length >= MIN_LENGTH && key.length <= MAX_LENGTH ? key : null;
}
