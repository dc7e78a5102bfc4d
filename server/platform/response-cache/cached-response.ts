/** A complete response that several visitors may get, with its encoded bodies. */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import type { Cacheability } from '../../../graphql/cacheability.ts';
import { BROTLI_WINDOW } from '../http/compress.ts';

/** From the smallest body to the largest. */
export const ENCODINGS = ['br', 'zstd', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface RenderedResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Request headers on which the response depends. */
  vary?: readonly string[];
}

/** A complete response, and what its validity depends on. */
export interface FinishedResponse extends RenderedResponse {
  cacheability: Cacheability;
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

const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, ZSTD_c_compressionLevel } =
  zlib.constants;
const FAST_QUALITY = 4;
/** Takes a quarter of the time of Brotli's fast quality, and gives 6 % more bytes. */
const ZSTD_LEVEL = 3;
const MAX_QUALITY = 11;
/** The memory of an entry besides its bodies in bytes: key, headers, objects. */
const OVERHEAD = 2_000;

const brotliCompress = promisify(zlib.brotliCompress);
const brotliDecompress = promisify(zlib.brotliDecompress);
const gzip = promisify<Buffer, Buffer>(zlib.gzip);
const zstdCompress = promisify(zlib.zstdCompress);
const zstdDecompress = promisify(zlib.zstdDecompress);

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
  const bytes = await compressors[encoding](plain);
  bodies[encoding] ??= { bytes, tag: tagOf(digest, encoding) };
  return bodies[encoding];
}

const compressors = {
  br: (plain: Buffer) => compressBrotli(plain, FAST_QUALITY),
  zstd: async (plain: Buffer) =>
    withoutSlack(await zstdCompress(plain, { params: { [ZSTD_c_compressionLevel]: ZSTD_LEVEL } })),
  gzip: async (plain: Buffer) => withoutSlack(await gzip(plain)),
};

/** Removes the uncompressed body of a cache entry. It is created again from the Brotli or zstd body. */
export async function keepCompressedBodies(response: CachedResponse): Promise<void> {
  if (!response.bodies.br) await encodeBody(response, 'zstd');
  delete response.bodies.identity;
}

/**
 * Recompresses with maximum Brotli quality, which takes hundreds of milliseconds on another thread. Each client that
 * accepts zstd accepts Brotli too, so the zstd body is removed.
 */
export async function recompressBody(response: CachedResponse): Promise<void> {
  const bytes = await compressBrotli(await plainBytes(response), MAX_QUALITY);
  response.bodies.br = { bytes, tag: tagOf(response.hash, 'best') };
  delete response.bodies.zstd;
}

export function responseSize({ bodies }: CachedResponse): number {
  return OVERHEAD + ENCODINGS.reduce((sum, encoding) => sum + (bodies[encoding]?.bytes.length ?? 0), 0);
}

async function plainBytes({ bodies }: CachedResponse): Promise<Buffer> {
  if (bodies.identity) return bodies.identity.bytes;
  if (bodies.br) return brotliDecompress(bodies.br.bytes);
  if (bodies.zstd) return zstdDecompress(bodies.zstd.bytes);
  throw new Error('a cached response without a body');
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
