/** Solves the proof of work that forms require while bots flood the site. Lazy-loaded only then. */
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * Returns the solution as the form sends it, or null when aborted. Web Crypto runs outside the main thread,
 * which stays responsive.
 */
export async function solveProofOfWork(work: string, controller: AbortController): Promise<string | null> {
  const challenge: Challenge = JSON.parse(work);
  const solution = await solveChallenge({ challenge, deriveKey, controller });
  return solution && JSON.stringify({ challenge, solution });
}
