import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import type { GraphPorts } from '../../../graphql/context.ts';
import type { Locale } from '../../../shared/locales.ts';

/** Names pages in menus. */
export function createRouteLabels(intls: Record<Locale, IntlShape>): GraphPorts['routeLabel'] {
  return (route, locale) =>
    translatorOf(intls[locale])(route === 'analytics' ? 'layout.analytics' : `layout.item.${route}`);
}
