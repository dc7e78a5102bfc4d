/** Verifies a widget's response with the CAPTCHA service; an unreadable answer means not verified. */
import * as v from 'valibot';
import type { HumanVerdict } from '../../../graphql/submissions/ports.ts';
import { createCircuitBreaker } from '../../platform/fetching/circuit-breaker.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { hashOf } from './form-token.ts';
import { findProvider, type HumanService } from './providers.ts';
import type { UsedTokens } from './used-human-tokens.ts';

const TIMEOUT_MS = 3_000;
const MAX_BODY_BYTES = 16_384;
const MAX_FAILURES = 5;
const PAUSE_MS = 30_000;
/** No service returns longer responses. */
const MAX_RESPONSE_LENGTH = 8_192;
/** No service accepts older responses. */
const REMEMBERED_MS = 86_400_000;

const answer = v.object({
  success: v.boolean(),
  hostname: v.optional(v.nullable(v.string())),
  score: v.optional(v.nullable(v.number())),
  'error-codes': v.optional(v.nullable(v.array(v.string()))),
});
type Answer = v.InferOutput<typeof answer>;

/** Codes after which a new response can succeed. */
const EXPIRED = ['timeout-or-duplicate', 'expired-input-response', 'already-seen-response'];
/** Codes that blame the visitor's response; all others are errors of the site or the service. */
const REJECTED = ['invalid-input-response', 'missing-input-response', 'bad-request'];
/** hCaptcha's code for either case. */
const EITHER = 'invalid-or-already-seen-response';

interface SiteverifyDependencies {
  service: HumanService;
  /** URLs of the sites on which a widget may be solved. */
  widgetSites: readonly string[];
  usedTokens: UsedTokens;
  log: Logger;
  now: () => Date;
  /** The time limit of a request to the service. */
  timeout?: (() => AbortSignal) | undefined;
}

/** Verifies the response that a widget wrote into a form (`g-recaptcha-response`). */
export function createSiteverify(parts: SiteverifyDependencies) {
  const {
    service,
    widgetSites,
    usedTokens,
    log,
    now,
    timeout = () => AbortSignal.timeout(TIMEOUT_MS),
  } = parts;
  const breaker = createCircuitBreaker({ maxFailures: MAX_FAILURES, pauseMs: PAUSE_MS, now });
  const judge = createVerdict(service, new Set(widgetSites.map((site) => new URL(site).hostname)));

  async function askAndJudge(response: string): Promise<HumanVerdict> {
    if (!breaker.allowsRequest()) return 'unavailable';
    try {
      const answer = await ask(service, response, timeout());
      const verdict = judge(answer);
      if (verdict === 'unavailable') throw new Error(codesOf(answer).join(' ').slice(0, 100));
      breaker.recordSuccess();
      return verdict;
    } catch (error) {
      breaker.recordFailure();
      log.error({ reason: reasonOf(error) }, 'the CAPTCHA service failed');
      return 'unavailable';
    }
  }

  return {
    async verify(response: string | null): Promise<HumanVerdict> {
      // The response is missing without JavaScript, or where the script is blocked.
      if (!response) return 'unavailable';
      if (response.length > MAX_RESPONSE_LENGTH) return 'robot';
      const forgottenAt = new Date(now().getTime() + REMEMBERED_MS);
      if (!(await usedTokens.take(hashOf(response), forgottenAt))) return 'used';
      return askAndJudge(response);
    },
  };
}

/** The visitor's address is not sent: the service does not need it. */
async function ask(
  { verifyUrl, secret }: HumanService,
  response: string,
  signal: AbortSignal,
): Promise<Answer> {
  const answered = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response }),
    redirect: 'error',
    signal,
  });
  if (answered.status !== 200) {
    await answered.body?.cancel();
    throw new Error(`status ${answered.status}`);
  }
  return v.parse(answer, JSON.parse(await readText(answered)));
}

async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > MAX_BODY_BYTES) throw new Error('too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Creates a function that interprets an answer of the service, for widgets on these hosts. */
export function createVerdict({ verifyUrl, minScore }: HumanService, hosts: ReadonlySet<string>) {
  const { hasHostname } = findProvider(verifyUrl);
  return (reply: Answer): HumanVerdict => {
    if (!reply.success) return judgeCodes(codesOf(reply));
    const isHere = reply.hostname ? hosts.has(reply.hostname.toLowerCase()) : !hasHostname;
    const isLikely = typeof reply.score !== 'number' || reply.score >= minScore;
    return isHere && isLikely ? 'human' : 'robot';
  };
}

function judgeCodes(codes: string[]): HumanVerdict {
  if (codes.some((code) => code === EITHER || EXPIRED.includes(code))) return 'expired';
  // A failure without a code means that the response was rejected.
  return codes.every((code) => REJECTED.includes(code)) ? 'robot' : 'unavailable';
}

function codesOf(reply: Answer): string[] {
  return reply['error-codes'] ?? [];
}

/** A short reason that contains no text of the service. */
function reasonOf(error: unknown): string {
  if (v.isValiError(error)) return 'the response cannot be parsed';
  const { name, message, cause } = error as Error & { cause?: { code?: string } };
  if (name === 'SyntaxError') return 'the response cannot be parsed';
  return cause?.code ?? (name === 'Error' ? message : name);
}
