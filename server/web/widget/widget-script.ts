import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import type { Locale } from '../../../shared/locales.ts';
import {
  MAX_WIDGET_CARDS,
  USUAL_WIDGET_CARDS,
  WIDGET_HOMES_PATH,
  type WidgetConfig,
  type WidgetTexts,
} from '../../../shared/widget.ts';
import { type CachedResponse, toCachedResponse } from '../../platform/response-cache/cached-response.ts';

const HEADERS = { 'content-type': 'text/javascript; charset=utf-8' };

interface ScriptParts {
  /** Its `widget` is the built script, which reads the constant `WIDGET`. */
  assets: { widget: string };
  intls: Record<Locale, IntlShape>;
  /** The languages of the site. */
  site: { locales: readonly Locale[] };
  /** `current()` returns another object after each change of texts or languages. */
  siteFolder: { current(): object };
  settings: { publicUrl: string; agency: { name: string } };
}

/** Returns the widget's script as a response. It is built when the site folder has another state, and else cached. */
export function followWidgetScript(parts: ScriptParts): () => CachedResponse {
  let built: { folder: object; response: CachedResponse } | undefined;
  return () => {
    const folder = parts.siteFolder.current();
    if (built?.folder !== folder) {
      const response = toCachedResponse({ status: 200, headers: HEADERS, body: widgetScript(parts) });
      built = { folder, response };
    }
    return built.response;
  };
}

/**
 * Returns the script with its configuration. It is a function that runs at once, so that a page which includes the
 * script twice declares nothing twice.
 */
function widgetScript({ assets, intls, site, settings }: ScriptParts): string {
  const config: WidgetConfig = {
    origin: new URL(settings.publicUrl).origin,
    homesPath: WIDGET_HOMES_PATH,
    cards: { usual: USUAL_WIDGET_CARDS, most: MAX_WIDGET_CARDS },
    texts: Object.fromEntries(
      site.locales.map((locale) => [locale, textsIn(intls[locale], settings.agency.name)]),
    ),
  };
  return `(WIDGET=>{${assets.widget}\n})(${JSON.stringify(config)});\n`;
}

function textsIn(intl: IntlShape, agency: string): WidgetTexts {
  const t = translatorOf(intl);
  return {
    unavailable: t('widget.unavailable'),
    site: t('widget.site', { agency }),
    noPhoto: t('listings.card.noPhoto'),
    bar: t('home.search.label'),
    transaction: t('home.search.transaction'),
    sale: t('home.search.sale'),
    rent: t('home.search.rent'),
    where: t('home.search.where'),
    whereHint: t('home.search.whereHint'),
    submit: t('home.search.submit'),
  };
}
