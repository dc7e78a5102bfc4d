/** Asks the API of a CRM in the time of one job: what would have to wait is sent again by the queue. */
import type { BlockList } from 'node:net';
import { type Fetched, fetchError } from '../../../platform/fetching/fetch-error.ts';
import { ApiClient } from '../../import/connections/api-client.ts';

const DEADLINE_MS = 60_000;

/** A request that would have to wait. */
class PauseNeeded extends Error {}

/** `ask` returns the content of the response, or a sentence that says why there is none. */
export async function askOnce(
  { system, allowed }: { system: string; allowed: BlockList },
  ask: (client: ApiClient) => Promise<{ content: unknown } | { fault: string }>,
): Promise<Fetched<unknown>> {
  const client = new ApiClient({
    system,
    allowed,
    signal: AbortSignal.timeout(DEADLINE_MS),
    now: () => new Date(),
    wait: () => Promise.reject(new PauseNeeded()),
  });
  try {
    const answer = await ask(client);
    return 'fault' in answer ? fetchError('ANSWER', answer.fault) : { value: answer.content };
  } catch (error) {
    const isLate = error instanceof PauseNeeded || (error as Error).name === 'TimeoutError';
    if (!isLate) throw error;
    return fetchError('NETWORK', `${system} cannot be reached, or allows no more requests just now`);
  }
}
