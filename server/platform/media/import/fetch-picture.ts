import type { Fetched } from '../../fetching/fetch-error.ts';
import { fetchPublic } from '../../fetching/fetch-public.ts';
import type { FetchOptions } from '../../fetching/public-request.ts';
import { MAX_BYTES } from './prepare-picture.ts';

const WANTED = {
  maxBytes: MAX_BYTES,
  deadlineMs: 30_000,
  headers: { accept: 'image/*, application/pdf' },
};

/** Fetches a picture or a document by URL. */
export async function fetchPicture(source: string, options: FetchOptions): Promise<Fetched<Uint8Array>> {
  const fetched = await fetchPublic(source, WANTED, options);
  return fetched.fault ? fetched : { value: fetched.value.bytes };
}
