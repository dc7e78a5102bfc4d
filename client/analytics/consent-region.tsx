import './consent-region.css';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { RawIntlProvider } from 'react-intl';
import { ANALYTICS_SECTION, type Analytics, setsCookies, TOOL_NAMES } from '../../shared/analytics.ts';
import { routePath } from '../../shared/routes.ts';
import { useMessages } from '../intl/use-messages.ts';
import { MAIN_ID } from '../layout/layout.tsx';
import { LocaleContext, useLocale } from '../locale.tsx';
import { countingState, subscribeChoice } from './choice.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import type { AnalyticsServices } from './services.ts';

let isShown = false;

/**
 * Asks the visitor below the page, in a region beside the content. The region is no part of the page's React tree:
 * pages are the same for all visitors, and the answer is only in the browser.
 */
export async function showConsentRegion({ analytics, intl, locale, loadMessages }: AnalyticsServices) {
  if (isShown) return;
  isShown = true;
  await loadMessages('analytics');
  const place = document.createElement('div');
  place.className = 'consent-place';
  document.body.append(place);
  createRoot(place).render(
    <LocaleContext value={locale}>
      <RawIntlProvider value={intl}>
        <ConsentRegion analytics={analytics} />
      </RawIntlProvider>
    </LocaleContext>,
  );
}

/** Shows the question until the visitor answers, in this tab or in another one. */
function ConsentRegion({ analytics }: { analytics: Analytics }) {
  const state = useSyncExternalStore(subscribeChoice, () => countingState(analytics));
  return state === 'asked' ? <Question analytics={analytics} /> : null;
}

function Question({ analytics }: { analytics: Analytics }) {
  const t = useMessages();
  const locale = useLocale();
  const region = useRef<HTMLElement>(null);
  useEffect(() => reserveHeight(region.current), []);
  const kind = setsCookies(analytics) ? (analytics.tool === 'ga4' ? 'google' : 'cookies') : 'plain';
  return (
    <section className="consent" aria-label={t('analytics.region')} ref={region}>
      <div className="consent__inner">
        <p>
          {t(`analytics.question.${kind}`, { tool: TOOL_NAMES[analytics.tool] })}{' '}
          <a href={`${routePath('privacy', locale)}#${ANALYTICS_SECTION}`}>{t('analytics.more')}</a>
        </p>
        <ChoiceButtons onChosen={focusPage} />
      </div>
    </section>
  );
}

/** The focused button disappears with its region. */
function focusPage(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

/** Tells the style sheet the height of the region, so that it covers no focused element. */
function reserveHeight(region: HTMLElement | null): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--consent-height', `${region?.offsetHeight ?? 0}px`);
  });
  if (region) observer.observe(region);
  return () => {
    observer.disconnect();
    style.removeProperty('--consent-height');
  };
}
