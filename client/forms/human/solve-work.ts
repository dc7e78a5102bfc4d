/** Solves the task that comes with a form while robots flood the site; loads only then. */
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * The solution as the form sends it, or null when there was no time for it. Each try is the browser's own
 * cryptography, away from the page's thread, which stays free.
 */
export async function solveWork(work: string, controller: AbortController): Promise<string | null> {
  const challenge: Challenge = JSON.parse(work);
  const solution = await solveChallenge({ challenge, deriveKey, controller });
  return solution && JSON.stringify({ challenge, solution });
}
