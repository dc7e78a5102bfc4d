/** Matomo, by its JavaScript tracking client, which the agency's server provides. */
import { type AnalyticsAccount, CHOICE_DAYS } from '../../shared/analytics.ts';
import { removeToolCookies } from './tool-cookies.ts';
import { insertScript, type Tracker } from './tracker.ts';

type Account = Extract<AnalyticsAccount, { tool: 'matomo' }>;
type Command = readonly [name: string, ...values: unknown[]];

declare global {
  interface Window {
    /** Matomo's script replaces the list with an object that runs what is pushed. */
    _paq?: Command[] | { push(command: Command): void };
  }
}

const SECONDS = CHOICE_DAYS * 86_400;

export function createMatomo({ host, siteId, cookies }: Account): Tracker {
  window._paq ??= [];
  const run = (...command: Command) => window._paq?.push(command);
  run('setTrackerUrl', `${host}matomo.php`);
  run('setSiteId', String(siteId));
  // Without it requests are images, which the policy of the page does not allow.
  run('setRequestMethod', 'POST');
  if (cookies) {
    run('setSecureCookie', window.location.protocol === 'https:');
    run('setVisitorCookieTimeout', SECONDS);
    run('setReferralCookieTimeout', SECONDS);
  } else {
    run('disableCookies');
    run('disableBrowserFeatureDetection');
  }
  const setupCount = Array.isArray(window._paq) ? window._paq.length : 0;
  let isRequested = false;
  return {
    countPage({ url, title, referrer }) {
      run('setCustomUrl', url);
      run('setReferrerUrl', referrer);
      run('setDocumentTitle', title);
      run('trackPageView');
      if (!isRequested) insertScript(`${host}matomo.js`);
      isRequested = true;
    },
    countLead: (kind) => run('trackEvent', 'Lead', kind),
    stop() {
      // Matomo's script has not run yet: without this it would send the waiting pages and forms.
      if (Array.isArray(window._paq)) window._paq.length = setupCount;
      run('deleteCookies');
      run('disableCookies');
      removeToolCookies('matomo');
    },
    // Until the next document, visits count without cookies.
    resume() {},
  };
}
