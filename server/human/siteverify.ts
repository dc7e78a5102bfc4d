/** Verifies a widget's response with its service; an answer that cannot be read counts as no. */
import * as v from 'valibot';
import type { HumanVerdict } from '../../graphql/submissions/ports.ts';
import { createCircuitBreaker } from '../circuit-breaker.ts';
import type { UsedTokens } from '../database/submissions/used-human-tokens.ts';
import type { Logger } from '../logging/logger.ts';
import { hashOf } from './form-token.ts';
import { findProvider, type HumanService } from './providers.ts';

const TIMEOUT_MS = 3_000;
const MOST_BYTES = 16_384;
const MOST_FAILURES = 5;
const PAUSE_MS = 30_000;
/** Longer ones are no service's. */
const LONGEST_RESPONSE = 8_192;
/** No service accepts a response that is older. */
const REMEMBERED_MS = 86_400_000;

const answer = v.object({
  success: v.boolean(),
  hostname: v.optional(v.nullable(v.string())),
  score: v.optional(v.nullable(v.number())),
  'error-codes': v.optional(v.nullable(v.array(v.string()))),
});
type Answer = v.InferOutput<typeof answer>;

/** A new response helps. */
const EXPIRED = ['timeout-or-duplicate', 'expired-input-response', 'already-seen-response'];
/** What the visitor sent is no good; anything else is a fault of the site or of the service. */
const REJECTED = ['invalid-input-response', 'missing-input-response', 'bad-request'];
/** hCaptcha says both at once. */
const EITHER = 'invalid-or-already-seen-response';

interface SiteverifyParts {
  service: HumanService;
  /** Addresses of the sites on which a widget may be solved. */
  widgetSites: readonly string[];
  used: UsedTokens;
  log: Logger;
  now: () => Date;
  /** Aborts a question that the service has had its time for. */
  timeout?: (() => AbortSignal) | undefined;
}

/** Verifies what a service's widget wrote into a form (`g-recaptcha-response`). */
export function createSiteverify(parts: SiteverifyParts) {
  const { service, widgetSites, used, log, now, timeout = () => AbortSignal.timeout(TIMEOUT_MS) } = parts;
  const breaker = createCircuitBreaker({ mostFailures: MOST_FAILURES, pauseMs: PAUSE_MS, now });
  const judge = createJudge(service, new Set(widgetSites.map((site) => new URL(site).hostname)));

  async function askAndJudge(response: string): Promise<HumanVerdict> {
    if (!breaker.allows()) return 'unavailable';
    try {
      const said = await ask(service, response, timeout());
      const verdict = judge(said);
      if (verdict === 'unavailable') throw new Error(codesOf(said).join(' ').slice(0, 100));
      breaker.succeeded();
      return verdict;
    } catch (error) {
      breaker.failed();
      log.error({ reason: reasonOf(error) }, 'the service that tells humans from robots fails');
      return 'unavailable';
    }
  }

  return {
    async verify(response: string | null): Promise<HumanVerdict> {
      // Without JavaScript, or where its script is blocked, there is none.
      if (!response) return 'unavailable';
      if (response.length > LONGEST_RESPONSE) return 'robot';
      const forgottenAt = new Date(now().getTime() + REMEMBERED_MS);
      if (!(await used.take(hashOf(response), forgottenAt))) return 'used';
      return askAndJudge(response);
    },
  };
}

/** The address of the visitor is not sent: the service needs it not. */
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
    if (size > MOST_BYTES) throw new Error('too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** What an answer of the service means where a widget may be solved on these hosts. */
export function createJudge({ verifyUrl, minScore }: HumanService, hosts: ReadonlySet<string>) {
  const { namesHost } = findProvider(verifyUrl);
  return (said: Answer): HumanVerdict => {
    if (!said.success) return judgeCodes(codesOf(said));
    const isHere = said.hostname ? hosts.has(said.hostname.toLowerCase()) : !namesHost;
    const isLikely = typeof said.score !== 'number' || said.score >= minScore;
    return isHere && isLikely ? 'human' : 'robot';
  };
}

function judgeCodes(codes: string[]): HumanVerdict {
  if (codes.some((code) => code === EITHER || EXPIRED.includes(code))) return 'expired';
  // Without a code the response was rejected.
  return codes.every((code) => REJECTED.includes(code)) ? 'robot' : 'unavailable';
}

function codesOf(said: Answer): string[] {
  return said['error-codes'] ?? [];
}

/** Short, and without what the other side may have written around it. */
function reasonOf(error: unknown): string {
  if (v.isValiError(error)) return 'its answer is none';
  const { name, message, cause } = error as Error & { cause?: { code?: string } };
  if (name === 'SyntaxError') return 'its answer is none';
  return cause?.code ?? (name === 'Error' ? message : name);
}
