/** A finished answer that more than one visitor may get. */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { BROTLI_WINDOW } from '../http/compress.ts';

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface MadeAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Headers of requests that decide whether this is the answer. */
  vary?: readonly string[];
}

/** Bodies by encoding: one that is missing is made from another when it is asked for. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  vary: readonly string[];
  hash: string;
  bodies: Partial<Record<Encoding, Body>>;
}

interface Body {
  bytes: Buffer;
  /** Different bytes have different tags. */
  tag: string;
}

const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
const QUICK = 4;
const BEST = 11;
/** Bytes of what an answer takes beside its body: key, headers, objects. */
const OVERHEAD = 2_000;

const pack = promisify(zlib.brotliCompress);
const unpack = promisify(zlib.brotliDecompress);
const zip = promisify<Buffer, Buffer>(zlib.gzip);

export function toAnswer({ status, headers, body, vary = [] }: MadeAnswer): Answer {
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

/** The body in an encoding: made when nobody has asked for it before. */
export async function bodyIn(answer: Answer, encoding: Encoding): Promise<Body> {
  const { bodies, hash: digest } = answer;
  const known = bodies[encoding];
  if (known) return known;
  const plain = await plainBytes(answer);
  if (encoding === 'identity') return { bytes: plain, tag: tagOf(digest, 'plain') };
  const bytes = encoding === 'br' ? await packed(plain, QUICK) : await zip(plain);
  bodies[encoding] ??= { bytes, tag: tagOf(digest, encoding) };
  return bodies[encoding];
}

/** For one that is kept: brotli alone, from which the others are made again. */
export async function slim(answer: Answer): Promise<void> {
  await bodyIn(answer, 'br');
  delete answer.bodies.identity;
}

/** Brotli at its best: some hundred milliseconds of another thread. */
export async function press(answer: Answer): Promise<void> {
  const bytes = await packed(await plainBytes(answer), BEST);
  answer.bodies.br = { bytes, tag: tagOf(answer.hash, 'best') };
}

export function sizeOf({ bodies }: Answer): number {
  return OVERHEAD + ENCODINGS.reduce((sum, encoding) => sum + (bodies[encoding]?.bytes.length ?? 0), 0);
}

async function plainBytes({ bodies }: Answer): Promise<Buffer> {
  if (bodies.identity) return bodies.identity.bytes;
  if (!bodies.br) throw new Error('an answer without a body');
  return unpack(bodies.br.bytes);
}

function tagOf(digest: string, form: string): string {
  return `"${digest}-${form}"`;
}

function packed(plain: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
    [BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return pack(plain, { params });
}
