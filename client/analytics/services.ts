import type { IntlShape } from 'react-intl';
import type { createBrowserRouter } from 'react-router';
import type { Analytics } from '../../shared/analytics.ts';
import type { Locale } from '../../shared/locales.ts';
import type { BrowserIntl } from '../intl/browser-intl.ts';

/** What the code that counts visits receives of the page. */
export interface AnalyticsServices {
  analytics: Analytics;
  locale: Locale;
  intl: IntlShape;
  loadMessages: BrowserIntl['loadMessages'];
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state'>;
}
