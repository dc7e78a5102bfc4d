import type { HumanChallengeQuery } from './leads.generated.ts';

/** What the loader of a page with a form answers. */
export interface LoadedForm {
  challenge: HumanChallengeQuery['humanChallenge'];
  /** The page says that the last one was received. */
  isSent: boolean;
}
