/** A complete response that several visitors may get, with its encoded bodies. */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { BROTLI_WINDOW } from '../http/compress.ts';

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface RenderedResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Request headers on which the response depends. */
  vary?: readonly string[];
}

/** Bodies by encoding; a missing one is created from another on demand. */
export interface CachedResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  vary: readonly string[];
  hash: string;
  bodies: Partial<Record<Encoding, Body>>;
}

export interface Body {
  bytes: Buffer;
  /** The ETag, which differs between encodings. */
  tag: string;
}

const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
const FAST_QUALITY = 4;
const MAX_QUALITY = 11;
/** The memory of an entry besides its bodies in bytes: key, headers, objects. */
const OVERHEAD = 2_000;

const brotliCompress = promisify(zlib.brotliCompress);
const brotliDecompress = promisify(zlib.brotliDecompress);
const gzip = promisify<Buffer, Buffer>(zlib.gzip);

export function toCachedResponse({ status, headers, body, vary = [] }: RenderedResponse): CachedResponse {
  const bytes = Buffer.from(body);
  const digest = hash('sha256', bytes, 'base64url').slice(0, 22);
  return {
    status,
    headers,
    vary,
    hash: digest,
    bodies: { identity: { bytes, tag: tagOf(digest, 'plain') } },
  };
}

/** The body in an encoding; compressed at its first use. */
export async function encodeBody(response: CachedResponse, encoding: Encoding): Promise<Body> {
  const { bodies, hash: digest } = response;
  const cached = bodies[encoding];
  if (cached) return cached;
  const plain = await plainBytes(response);
  if (encoding === 'identity') return { bytes: plain, tag: tagOf(digest, 'plain') };
  const bytes =
    encoding === 'br' ? await compressBrotli(plain, FAST_QUALITY) : withoutSlack(await gzip(plain));
  bodies[encoding] ??= { bytes, tag: tagOf(digest, encoding) };
  return bodies[encoding];
}

/** Reduces a cache entry to its Brotli body, from which the others are created again. */
export async function keepBrotliBody(response: CachedResponse): Promise<void> {
  await encodeBody(response, 'br');
  delete response.bodies.identity;
}

/** Recompresses with maximum Brotli quality, which takes hundreds of milliseconds on another thread. */
export async function recompressBody(response: CachedResponse): Promise<void> {
  const bytes = await compressBrotli(await plainBytes(response), MAX_QUALITY);
  response.bodies.br = { bytes, tag: tagOf(response.hash, 'best') };
}

export function responseSize({ bodies }: CachedResponse): number {
  return OVERHEAD + ENCODINGS.reduce((sum, encoding) => sum + (bodies[encoding]?.bytes.length ?? 0), 0);
}

async function plainBytes({ bodies }: CachedResponse): Promise<Buffer> {
  if (bodies.identity) return bodies.identity.bytes;
  if (!bodies.br) throw new Error('a cached response without a body');
  return brotliDecompress(bodies.br.bytes);
}

function tagOf(digest: string, form: string): string {
  return `"${digest}-${form}"`;
}

async function compressBrotli(plain: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
    [BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return withoutSlack(await brotliCompress(plain, { params }));
}

/** Copies a short result, because zlib returns a part of a buffer of 16 kB. */
function withoutSlack(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
