import type { Locale } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import type { Translate } from '../intl/use-messages.ts';
import type { Breadcrumb } from '../ui/breadcrumbs.tsx';
import type { NavigationItem } from './navigation-items.ts';

/** The first step to a page that a list links to: the list. */
export function listTrail(list: NavigationItem, t: Translate, locale: Locale): Breadcrumb[] {
  return [{ name: t(`layout.item.${list}`), path: routePath(list, locale) }];
}
