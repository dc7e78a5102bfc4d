/** Fetches an estate from SweepBright's API for websites: https://website.sweepbright.com/docs/ */
import * as v from 'valibot';
import type { Fetched } from '../../../platform/fetching/fetch-error.ts';
import { fetchError } from '../../../platform/fetching/fetch-error.ts';
import { fetchPublic } from '../../../platform/fetching/fetch-public.ts';
import { postAndRead } from '../../../platform/fetching/post-public.ts';
import type { FetchOptions } from '../../../platform/fetching/public-request.ts';
import type { SweepBrightWebhook } from './feed-webhooks.ts';

const MAX_TOKEN_BYTES = 1024 ** 2;
const MAX_ESTATE_BYTES = 2 * 1024 ** 2;
const DEADLINE_MS = 20_000;
const VERSION = 'application/vnd.sweepbright.v20200313+json';

const tokenResponse = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ access_token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/)) }),
);

/** Returns the estate as JSON, or why it cannot be fetched. */
export async function fetchEstate(
  id: string,
  webhook: Pick<SweepBrightWebhook, 'api' | 'clientId' | 'clientSecret'>,
  options: FetchOptions,
): Promise<Fetched<Uint8Array>> {
  const token = await fetchToken(webhook, options);
  if (token.fault) return token;
  const headers = { accept: VERSION, authorization: `Bearer ${token.value}` };
  const request = { headers, maxBytes: MAX_ESTATE_BYTES, deadlineMs: DEADLINE_MS, keepsHttps: true };
  const fetched = await fetchPublic(`${webhook.api}/estates/${id}`, request, options);
  return fetched.fault ? fetched : { value: fetched.value.bytes };
}

async function fetchToken(
  { api, clientId, clientSecret }: Pick<SweepBrightWebhook, 'api' | 'clientId' | 'clientSecret'>,
  options: FetchOptions,
): Promise<Fetched<string>> {
  const credentials = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
  const posted = await postAndRead(`${api}/oauth/token`, {
    ...options,
    body: JSON.stringify(credentials),
    headers: { accept: 'application/json' },
    maxBytes: MAX_TOKEN_BYTES,
    deadlineMs: DEADLINE_MS,
  });
  if (posted.fault) return posted;
  const parsed = v.safeParse(tokenResponse, Buffer.from(posted.value).toString());
  return parsed.success
    ? { value: parsed.output.access_token }
    : fetchError('ANSWER', 'its server sends no access token');
}
