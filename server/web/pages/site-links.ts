import type { SiteLinks } from '../../../client/server-head.tsx';
import { eachLocale, type Locale } from '../../../shared/locales.ts';
import { PALETTE } from '../../platform/theme/palette.ts';
import type { AppIcons } from '../app-icons/app-icons.ts';
import { manifestPath } from './manifest.ts';

/** Icons, manifest and colours in the head of every page. */
export function createSiteLinks(icons: Pick<AppIcons, 'urlOf'>): Record<Locale, SiteLinks> {
  return eachLocale((locale) => ({
    favicon: '/favicon.ico',
    icon: icons.urlOf('icon.svg'),
    touchIcon: icons.urlOf('apple-touch-icon.png'),
    manifest: manifestPath(locale),
    // The colour of the header, which is at the upper edge of each page.
    themeColor: { light: PALETTE.light.paper, dark: PALETTE.dark.paper },
  }));
}
