/** Counts visits with the tool of the agency. Loads after hydration, and only on a site with such a tool. */
import { FORM_SENT, PAGE_SHOWN } from '../page-events.ts';
import { PAGES } from '../pages.ts';
import { countingState, subscribeChoice } from './choice.ts';
import { loadTracker } from './load-tracker.ts';
import type { AnalyticsServices } from './services.ts';
import { removeToolCookies } from './tool-cookies.ts';
import type { CountedPage, Tracker } from './tracker.ts';

/** The forms that the agency answers, by name. */
const LEAD_KINDS: Readonly<Record<string, string>> = {
  contact: 'contact',
  info: 'info',
  valuation: 'valuation',
  stay: 'stay',
  waiting: 'waiting-list',
  subscribe: 'subscription',
  'email-search': 'subscription',
};

/** Asks the visitor where necessary, and counts pages and leads while the visitor allows it. */
export async function startAnalytics(services: AnalyticsServices): Promise<void> {
  const { analytics, router } = services;
  // All pages of this document have secret addresses: its policy allows no tool.
  if (shownRow(router)?.hasSecretUrl) return;
  const counter = createCounter(services);
  const update = () => {
    counter.update();
    if (countingState(analytics) === 'asked')
      void import('./consent-region.tsx').then(({ showConsentRegion }) => showConsentRegion(services));
  };
  subscribeChoice(update);
  document.addEventListener(PAGE_SHOWN, counter.countPage);
  document.addEventListener(FORM_SENT, (event) => {
    const kind = LEAD_KINDS[(event as CustomEvent<string>).detail];
    if (kind) counter.countLead(kind);
  });
  update();
}

/** Counts pages and leads while the visitor allows it. */
function createCounter({ analytics, router }: Pick<AnalyticsServices, 'analytics' | 'router'>) {
  let tracker: Promise<Tracker> | undefined;
  let isCounting = false;
  /** The address of the last page that counted. */
  let last = '';
  const use = (act: (tool: Tracker) => void) => {
    // A module that does not load counts nothing.
    tracker?.then((tool) => isCounting && act(tool)).catch(() => {});
  };
  const countPage = () => {
    const page = isCounting ? describePage(router, last) : null;
    if (!page || page.url === last) return;
    last = page.url;
    use((tool) => tool.countPage(page));
  };
  const stop = () => {
    removeToolCookies(analytics.tool);
    tracker?.then((tool) => tool.stop()).catch(() => {});
    last = '';
  };
  return {
    countPage,
    countLead: (kind: string) => isCounting && use((tool) => tool.countLead(kind)),
    update() {
      const isAllowed = countingState(analytics) === 'counted';
      if (isAllowed === isCounting && tracker) return;
      isCounting = isAllowed;
      if (!isAllowed) return stop();
      tracker ??= loadTracker(analytics);
      use((tool) => tool.resume());
      countPage();
    },
  };
}

/**
 * Returns what tools may know of the page. Null for errors and for pages with a secret address. The title of a search
 * can contain what the visitor has typed, so it is left out.
 */
function describePage(router: AnalyticsServices['router'], last: string): CountedPage | null {
  const row = shownRow(router);
  if (!row || row.hasSecretUrl || router.state.errors) return null;
  const { origin, pathname, search } = window.location;
  return {
    url: origin + pathname + widgetSource(search),
    title: search ? pathname : document.title,
    referrer: last || withoutQuery(document.referrer),
  };
}

const HOST = /^[\w.-]{1,253}$/;

/** Returns the parameters that a widget adds to its links (`client/widget/site-link.ts`); empty for other visits. */
function widgetSource(search: string): string {
  const query = new URLSearchParams(search);
  const host = query.get('utm_source') ?? '';
  if (query.get('utm_medium') !== 'widget' || !HOST.test(host)) return '';
  return `?utm_source=${host}&utm_medium=widget`;
}

function shownRow({ state }: AnalyticsServices['router']) {
  const id = state.matches.at(-1)?.route.id;
  return PAGES.find(({ name }) => name === id);
}

/** Returns the path of a page of this site, and only the origin of another site. */
function withoutQuery(referrer: string): string {
  if (!URL.canParse(referrer)) return '';
  const url = new URL(referrer);
  return url.origin === window.location.origin ? url.origin + url.pathname : `${url.origin}/`;
}
