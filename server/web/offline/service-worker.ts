/** `/service-worker.js`: the built script after its configuration, which contains the offline page in each language. */
import type { RequestHandler } from 'express';
import type { IntlShape } from 'react-intl';
import { type MessageKey, translatorOf } from '../../../client/intl/use-messages.ts';
import { buttonClass } from '../../../client/ui/button/button-class.ts';
import { eachLocale, FORMAT_LOCALES, type Locale } from '../../../shared/locales.ts';
import {
  MAX_KEPT_BYTES,
  MAX_KEPT_PAGES,
  type OfflineConfig,
  type OfflineTexts,
} from '../../../shared/offline.ts';
import type { Assets } from '../pages/assets.ts';
import { escaped, plainDocument } from '../pages/plain-page.ts';

interface Services {
  assets: Pick<Assets, 'forPage' | 'serviceWorker'>;
  intls: Record<Locale, IntlShape>;
  settings: { offline: boolean; agency: { name: string; phone: string } };
}

/** Without the setting `OFFLINE` the script unregisters itself. Browsers fetch it anew when a page is opened. */
export function serviceWorker(services: Services): RequestHandler {
  return (_req, res) => {
    const config = services.settings.offline ? offlineConfig(services) : null;
    const script = `const OFFLINE=${JSON.stringify(config)};\n${services.assets.serviceWorker}`;
    res.set({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
    res.type('text/javascript').send(script);
  };
}

function offlineConfig(services: Services): OfflineConfig {
  const { css, sources } = services.assets.forPage({}, 'nl');
  const styles = sources['style-src'] ?? [];
  return {
    maxPages: MAX_KEPT_PAGES,
    maxBytes: MAX_KEPT_BYTES,
    policy: `default-src 'none'; img-src 'self'; form-action 'self'; style-src ${styles.join(' ')}`,
    texts: eachLocale((locale) => textsIn(locale, services, css)),
  };
}

function textsIn(locale: Locale, { intls, settings }: Services, css: string): OfflineTexts {
  const t = translatorOf(intls[locale]);
  const text = (key: MessageKey) => escaped(t(key));
  const again = `<p class="error-page__ways"><a class="${buttonClass()}" href="">${text('errors.again')}</a></p>`;
  return {
    format: FORMAT_LOCALES[locale],
    note: `<p class="notice" role="status">${escaped(t('offline.note', { date: '{date}' }))}</p>`,
    favorites: text('offline.favorites'),
    seen: text('offline.seen'),
    page: plainDocument(
      // The address of a logo changes with it, and is not stored.
      {
        locale,
        intl: intls[locale],
        agency: settings.agency,
        logo: undefined,
        assets: { styles: [], theme: css },
      },
      {
        title: t('offline.title'),
        heading: t('offline.title'),
        body: `<p>${text('offline.text')}</p><!--pages-->${again}`,
      },
    ),
  };
}
