import type { LoaderFunctionArgs } from 'react-router';
import { runUncachedOf } from '../data/run-query.ts';
import { HumanChallengeDocument, type HumanChallengeQuery } from './generated/forms.generated.ts';

/** The challenge issued when a form is shown. It is valid for one submission. */
export type Challenge = HumanChallengeQuery['humanChallenge'];

export interface LoadedForm {
  challenge: Challenge;
  /** Whether a form was sent before this page (`?sent`). */
  isSent: boolean;
}

/** Loads the data that every form needs, in addition to the page's own data. */
export async function loadForm({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<LoadedForm> {
  const { humanChallenge } = await runUncachedOf(context)(HumanChallengeDocument, {});
  return { challenge: humanChallenge, isSent: new URL(request.url).searchParams.has('sent') };
}
