import type { Locale } from '../../shared/locales.ts';
import type { MenuRoute } from '../../shared/menu-routes.ts';
import { routePath } from '../../shared/routes.ts';
import type { Translate } from '../intl/use-messages.ts';
import type { Breadcrumb } from '../ui/breadcrumbs.tsx';

/** The first step to a page that a list links to: the list. */
export function listTrail(list: MenuRoute, t: Translate, locale: Locale): Breadcrumb[] {
  return [{ name: t(`layout.item.${list}`), path: routePath(list, locale) }];
}
