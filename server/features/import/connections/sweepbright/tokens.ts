/** Access tokens of SweepBright's API. */
import * as v from 'valibot';
import { exchangePublic } from '../../../../platform/fetching/exchange-public.ts';
import { type Fetched, fetchError } from '../../../../platform/fetching/fetch-error.ts';
import { type FetchOptions, statusFault } from '../../../../platform/fetching/public-request.ts';

export interface SweepBrightAccess {
  /** Without a slash at the end. */
  api: string;
  clientId: string;
  clientSecret: string;
}

const MAX_BYTES = 1024 ** 2;
const DEADLINE_MS = 20_000;
/** A token is replaced before it expires. */
const MARGIN_SECONDS = 60;

const tokenResponse = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    access_token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/)),
    /** Seconds. */
    expires_in: v.fallback(v.number(), 0),
  }),
);

interface Token {
  text: string;
  expiresAt: number;
}

export function createTokens(
  access: SweepBrightAccess,
  { allowed, now }: Pick<FetchOptions, 'allowed'> & { now: () => number },
) {
  let token: Token | undefined;
  return {
    /** Returns the current token, or fetches a new one. */
    async get(signal?: AbortSignal): Promise<Fetched<string>> {
      if (token && now() < token.expiresAt) return { value: token.text };
      const fetched = await fetchToken(access, { allowed, ...(signal && { signal }) });
      if (fetched.fault) return fetched;
      const { access_token: text, expires_in: seconds } = fetched.value;
      token = { text, expiresAt: now() + (seconds - MARGIN_SECONDS) * 1000 };
      return { value: text };
    },

    /** Forgets a token that the API has rejected, unless another call has replaced it. */
    forget(rejected: string | undefined): void {
      if (token?.text === rejected) token = undefined;
    },
  };
}

async function fetchToken(
  { api, clientId, clientSecret }: SweepBrightAccess,
  options: FetchOptions,
): Promise<Fetched<v.InferOutput<typeof tokenResponse>>> {
  const credentials = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
  const request = {
    body: JSON.stringify(credentials),
    headers: { accept: 'application/json' },
    maxBytes: MAX_BYTES,
    deadlineMs: DEADLINE_MS,
  };
  const exchanged = await exchangePublic(`${api}/oauth/token`, request, options);
  if (exchanged.fault) return exchanged;
  const { status, bytes } = exchanged.value;
  if (status < 200 || status >= 300) return statusFault(status);
  const parsed = v.safeParse(tokenResponse, Buffer.from(bytes).toString());
  return parsed.success ? { value: parsed.output } : fetchError('ANSWER', 'its server sends no access token');
}
