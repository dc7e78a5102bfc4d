/** Google Analytics 4, by Google's tag. It counts only what this module sends, and nothing for advertising. */
import { type AnalyticsAccount, CHOICE_DAYS } from '../../shared/analytics.ts';
import { removeToolCookies } from './tool-cookies.ts';
import { insertScript, type Tracker } from './tracker.ts';

type Account = Extract<AnalyticsAccount, { tool: 'ga4' }>;

declare global {
  interface Window {
    /** Google's tag reads the commands from it. */
    dataLayer?: unknown[];
  }
}

const ADVERTISING = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' } as const;

/** Pages are sent by hand, and cookies end with the choice of the visitor. */
const CONFIG = {
  send_page_view: false,
  allow_google_signals: false,
  allow_ad_personalization_signals: false,
  cookie_expires: CHOICE_DAYS * 86_400,
  cookie_update: false,
};

export function createGa4({ measurementId }: Account): Tracker {
  const setDisabled = (isDisabled: boolean) =>
    Object.assign(window, { [`ga-disable-${measurementId}`]: isDisabled });
  let isConfigured = false;
  window.dataLayer ??= [];
  setDisabled(false);
  gtag('consent', 'default', Object.assign({ analytics_storage: 'granted' }, ADVERTISING));
  gtag('js', new Date());
  return {
    countPage({ url, title, referrer }) {
      const page = { page_location: url, page_title: title, page_referrer: referrer };
      // Also for events that Google's tag sends itself: without it they have the address with its query.
      gtag('set', page);
      if (!isConfigured) {
        isConfigured = true;
        gtag('config', measurementId, CONFIG);
        insertScript(`https://www.googletagmanager.com/gtag/js?id=${measurementId}`);
      }
      gtag('event', 'page_view', page);
    },
    countLead: (kind) => gtag('event', 'generate_lead', { lead_kind: kind }),
    stop() {
      setDisabled(true);
      removeToolCookies('ga4');
    },
    resume: () => void setDisabled(false),
  };
}

function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: Google's tag ignores commands that are arrays
  window.dataLayer?.push(arguments);
}
