/** Loads the challenge of a form in a dialog, where a page's form has a loader. */
import { use, useCallback, useEffect, useState } from 'react';
import { type BrowserServices, BrowserServicesContext } from '../../data/browser-services.ts';
import type { MessageFile } from '../../intl/message-files.ts';
import { useLoadChallenge } from '../in-place/use-load-challenge.ts';
import type { Challenge } from '../loaded-form.ts';

/**
 * Returns a challenge and the function that renews it after each submission. When loading fails or needs a
 * third-party widget, navigates to the form's own page.
 */
export function useChallenge(path: string, messages: MessageFile) {
  const { loadMessages } = useBrowserServices();
  const [challenge, setChallenge] = useState<Challenge>();
  const load = useLoadChallenge();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a loaded challenge serves any path
  useEffect(() => {
    let isWanted = true;
    const leave = () => {
      if (isWanted) window.location.assign(path);
    };
    Promise.all([loadMessages('forms'), loadMessages(messages)])
      .then(load)
      .then((loaded) => {
        // Third-party widgets run only on the form's own page.
        if (loaded.service) leave();
        else setChallenge(loaded);
      })
      .catch(leave);
    return () => {
      isWanted = false;
    };
  }, [load, loadMessages, messages]);
  /** Typed values are kept, even when renewing fails. */
  const renew = useCallback(() => load().then(setChallenge, () => {}), [load]);
  return { challenge, renew };
}

function useBrowserServices(): BrowserServices {
  const services = use(BrowserServicesContext);
  if (!services) throw new Error('a dialog opens in a browser');
  return services;
}
