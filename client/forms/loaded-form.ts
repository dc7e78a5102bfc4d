import type { LoaderFunctionArgs } from 'react-router';
import { askOf } from '../data/run.ts';
import { HumanChallengeDocument, type HumanChallengeQuery } from './generated/forms.generated.ts';

/** What a form was given when it was shown: it counts for one sending. */
export type Challenge = HumanChallengeQuery['humanChallenge'];

/** What the loader of a page with a form answers. */
export interface LoadedForm {
  challenge: Challenge;
  /** The page says that the last one was received. */
  isSent: boolean;
}

/** Loads what the form of a page needs, whatever else is loaded. */
export async function loadForm({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<LoadedForm> {
  const { humanChallenge } = await askOf(context)(HumanChallengeDocument, {});
  return { challenge: humanChallenge, isSent: new URL(request.url).searchParams.has('sent') };
}
