import type { SiteLinks } from '../../../client/server-head.tsx';
import type { Locale } from '../../../shared/locales.ts';
import type { Brand } from '../../platform/theme/brand.ts';
import type { AppIcons } from '../app-icons/app-icons.ts';
import { manifestPath } from './manifest.ts';

/** Icons, manifest and colours in the head of every page. */
export function siteLinks(
  locale: Locale,
  { appIcons: icons, brand }: { appIcons: Pick<AppIcons, 'urlOf'>; brand(): Pick<Brand, 'palettes'> },
): SiteLinks {
  const { light, dark } = brand().palettes;
  return {
    favicon: '/favicon.ico',
    icon: icons.urlOf('icon.svg'),
    touchIcon: icons.urlOf('apple-touch-icon.png'),
    manifest: manifestPath(locale),
    // The colour of the header, which is at the upper edge of each page.
    themeColor: { light: light.paper, dark: dark.paper },
  };
}
