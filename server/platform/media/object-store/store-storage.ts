import { createHash, hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { checkKey, fileHeaders, isMediaKey } from '../keys.ts';
import type { Listed, MediaStorage } from '../storage.ts';
import {
  createStoreClient,
  prefixOf,
  type StoreClient,
  type StoreClientDependencies,
} from './store-client.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import { readElements } from './store-xml.ts';

/** The header of an object with the SHA-256 of its content, hexadecimal. */
const HASH_HEADER = 'x-amz-meta-sha256';
/** The largest number of keys in one request. */
const MAX_DELETED = 1_000;

/** Stores media as objects of an S3-compatible store. Its methods reject with `StoreUnavailable`. */
export function createStoreStorage(dependencies: StoreClientDependencies): MediaStorage {
  const client = createStoreClient(dependencies);
  const prefix = prefixOf(dependencies.store);
  const head = (key: string) =>
    client.send({ operation: 'head', method: 'HEAD', key: checkKey(key) }, async ({ headers }) => headers);
  const read = (key: string) =>
    client.send({ operation: 'get', method: 'GET', key: checkKey(key) }, async (response) =>
      Buffer.from(await response.arrayBuffer()),
    );
  return {
    async put(key, bytes) {
      const sha256 = hash('sha256', bytes);
      // The store compares the first of both with the bytes that it has received.
      const headers = { ...fileHeaders(key), 'x-amz-content-sha256': sha256, [HASH_HEADER]: sha256 };
      await client.send(
        { operation: 'put', method: 'PUT', key: checkKey(key), headers, body: bytes },
        discard,
      );
    },
    async get(key) {
      const headers = await head(key);
      if (!headers) return null;
      return { size: Number(headers.get('content-length')), open: (range) => open(client, key, range) };
    },
    read,
    has: async (key) => (await head(key)) !== null,
    async hash(key) {
      const headers = await head(key);
      if (!headers) return null;
      const known = headers.get(HASH_HEADER);
      if (known) return known;
      // Another program has stored it.
      const bytes = await read(key);
      return bytes && hash('sha256', bytes);
    },
    async remove(keys) {
      for (let start = 0; start < keys.length; start += MAX_DELETED)
        await removeBatch(client, keys.slice(start, start + MAX_DELETED), prefix);
    },
    list: () => list(client, prefix),
  };
}

async function open(
  client: StoreClient,
  key: string,
  range?: { start: number; end: number },
): Promise<Readable> {
  const headers = range && { range: `bytes=${range.start}-${range.end}` };
  const body = await client.send(
    { operation: 'get', method: 'GET', key, ...(headers && { headers }) },
    async (response) => {
      if (response.status === (range ? 206 : 200) && response.body) return response.body;
      await response.body?.cancel();
      throw new StoreUnavailable('FAILED', `status ${response.status} instead of a part of the object`);
    },
  );
  if (!body) throw new StoreUnavailable('FAILED', 'the object has been removed meanwhile');
  return Readable.fromWeb(body as ReadableStream);
}

const discard = async (response: Response): Promise<void> => {
  await response.arrayBuffer();
};

async function removeBatch(client: StoreClient, keys: readonly string[], prefix: string): Promise<void> {
  const objects = keys.map((key) => `<Object><Key>${withPrefix(prefix, checkKey(key))}</Key></Object>`);
  const body = Buffer.from(`<Delete><Quiet>true</Quiet>${objects.join('')}</Delete>`);
  const headers = {
    'content-md5': createHash('md5').update(body).digest('base64'),
    'content-type': 'application/xml',
    'x-amz-content-sha256': hash('sha256', body),
  };
  const request = { operation: 'delete', method: 'POST', query: { delete: '' }, headers, body } as const;
  const faults = await client.send(request, async (response) => readElements(await response.text(), 'Error'));
  const [fault] = faults ?? [];
  if (fault) throw new StoreUnavailable('REFUSED', `${fault.Key} cannot be deleted: ${fault.Code}`);
}

const withPrefix = (prefix: string, key: string) => (prefix ? `${prefix}/${key}` : key);

async function* list(client: StoreClient, prefix: string): AsyncGenerator<Listed> {
  const start = withPrefix(prefix, '');
  let token: string | undefined;
  do {
    const query = {
      'list-type': '2',
      ...(start && { prefix: start }),
      ...(token && { 'continuation-token': token }),
    };
    const xml = await client.send({ operation: 'list', method: 'GET', query }, (response) => response.text());
    for (const { Key = '', Size, LastModified = '' } of readElements(xml ?? '', 'Contents')) {
      const key = Key.slice(start.length);
      if (isMediaKey(key)) yield { key, size: Number(Size), putMs: Date.parse(LastModified) };
    }
    token = readElements(xml ?? '', 'ListBucketResult')[0]?.NextContinuationToken;
  } while (token);
}
