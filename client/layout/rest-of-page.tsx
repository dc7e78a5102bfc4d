import './rest-of-page.css';
import { type ReactNode, Suspense, use } from 'react';
import { useLocation } from 'react-router';
import { BrowserServicesContext } from '../data/browser-services.ts';
import { useIsRestMissing } from '../data/results.ts';
import { useMessages } from '../intl/use-messages.ts';
import { SectionBoundary } from '../ui/section-boundary.tsx';

/** The HTML at which the server divides a page into its beginning and its rest. */
export const REST_START = '<div id="rest">';

/**
 * The part of a page that needs slow queries, at the end of an element `.has-rest`. The server sends what is above it
 * first (`send-page.ts`). When a query of the rest fails or does not end in time, the browser sends it again.
 */
export function RestOfPage({ children }: { children: ReactNode }) {
  return <div id="rest">{useIsRestMissing() ? <QueriedAgain>{children}</QueriedAgain> : children}</div>;
}

function QueriedAgain({ children }: { children: ReactNode }) {
  return (
    <SectionBoundary fallback={<Missing />}>
      <Suspense fallback={<Missing />}>
        <InBrowser>{children}</InBrowser>
      </Suspense>
    </SectionBoundary>
  );
}

/** Makes the server render the fallback of the nearest `Suspense`. */
export class MissingRestError extends Error {}

function InBrowser({ children }: { children: ReactNode }) {
  if (!use(BrowserServicesContext)) throw new MissingRestError('the rest of the page is missing');
  return children;
}

function Missing() {
  const t = useMessages();
  const { pathname, search } = useLocation();
  return (
    <p role="alert">
      {t('layout.missingRest')} <a href={pathname + search}>{t('layout.loadAgain')}</a>
    </p>
  );
}
