/** An authenticator in software: it makes a passkey, and signs challenges (WebAuthn). */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const [PRESENT, VERIFIED, HAS_KEY] = [0x01, 0x04, 0x40];

interface Answering {
  challenge: string;
  origin: string;
  /** The domain for which it signs; by default that of the origin. */
  domain?: string;
  /** Whether it has verified the person, such as by a fingerprint. */
  isVerified?: boolean;
  /** How often it was used. */
  counter?: number;
}

export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };
  return {
    id: named.id,
    /** Answers the challenge of a registration. */
    create(answering: Answering): string {
      const authData = Buffer.concat([authenticatorData(answering, HAS_KEY), credentialData(id, publicKey)]);
      const attestation = cborMap([
        ['fmt', 'none'],
        ['attStmt', cborMap([])],
        ['authData', authData],
      ]);
      return JSON.stringify({
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', answering).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      });
    },
    /** Answers the challenge of a sign-in. */
    get(answering: Answering): string {
      const data = clientData('webauthn.get', answering);
      const authData = authenticatorData(answering);
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()]);
      return JSON.stringify({
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      });
    },
  };
}

/** The new credential: its id, and its public key (COSE). */
function credentialData(id: Buffer, publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = cborMap([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  return Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
}

const clientData = (type: string, { challenge, origin }: Answering) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData({ origin, domain, isVerified = true, counter = 0 }: Answering, flags = 0): Buffer {
  const counted = Buffer.alloc(4);
  counted.writeUInt32BE(counter);
  const hash = createHash('sha256')
    .update(domain ?? new URL(origin).hostname)
    .digest();
  return Buffer.concat([hash, Buffer.from([PRESENT | (isVerified ? VERIFIED : 0) | flags]), counted]);
}

const EMPTY_MAP = Buffer.from([0xa0]);

type Cbor = number | string | Buffer;

/** Encodes a map as CBOR. The only value that is a map itself is an empty one, which is encoded already. */
function cborMap(entries: readonly (readonly [number | string, Cbor])[]): Buffer {
  const isMap = (value: Cbor): value is Buffer => Buffer.isBuffer(value) && value.equals(EMPTY_MAP);
  const parts = entries.flatMap(([key, value]) => [cbor(key), isMap(value) ? value : cbor(value)]);
  return Buffer.concat([head(5, entries.length), ...parts]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  return Buffer.concat([head(2, value.length), value]);
}

function head(type: number, length: number): Buffer {
  const start = type << 5;
  return length < 24 ? Buffer.from([start | length]) : Buffer.from([start | 24, length]);
}
