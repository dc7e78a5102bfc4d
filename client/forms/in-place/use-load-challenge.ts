import { use, useCallback } from 'react';
import { BrowserServicesContext } from '../../data/browser-services.ts';
import { HumanChallengeDocument } from '../generated/forms.generated.ts';
import type { Challenge } from '../loaded-form.ts';

/** Returns the function that loads a challenge without leaving the page. */
export function useLoadChallenge(): () => Promise<Challenge> {
  const services = use(BrowserServicesContext);
  return useCallback(async () => {
    if (!services) throw new Error('forms are sent in a browser');
    return (await services.runUncached(HumanChallengeDocument, {})).humanChallenge;
  }, [services]);
}
