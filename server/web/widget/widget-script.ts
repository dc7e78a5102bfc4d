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

interface ScriptParts {
  /** The built script, which reads the constant `WIDGET`. */
  script: string;
  intls: Record<Locale, IntlShape>;
  /** The languages of the site. */
  locales: readonly Locale[];
  settings: { publicUrl: string; agency: { name: string } };
}

/**
 * Returns the widget's script with its configuration. It is a function that runs at once, so that a page which includes
 * the script twice declares nothing twice.
 */
export function widgetScript({ script, intls, locales, settings }: ScriptParts): string {
  const config: WidgetConfig = {
    origin: new URL(settings.publicUrl).origin,
    homesPath: WIDGET_HOMES_PATH,
    cards: { usual: USUAL_WIDGET_CARDS, most: MAX_WIDGET_CARDS },
    texts: Object.fromEntries(
      locales.map((locale) => [locale, textsIn(intls[locale], settings.agency.name)]),
    ),
  };
  return `(WIDGET=>{${script}\n})(${JSON.stringify(config)});\n`;
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
