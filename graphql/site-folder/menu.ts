import { ANALYTICS_SECTION } from '../../shared/analytics.ts';
import type { Locale } from '../../shared/locales.ts';
import type { MenuRoute } from '../../shared/menu-routes.ts';
import { routePath } from '../../shared/routes.ts';
import type { GraphPorts } from '../context.ts';
import type { OfferedKinds } from '../listings/ports.ts';
import { findVersion, pagePath } from './agency-pages.ts';
import type { MenuItemParent, MenuParent } from './parents.ts';
import type { MenuTarget } from './ports.ts';

/**
 * Lists the items of menu and footer. Empty lists, and pages about homes that the agency does not offer, are left out,
 * unless the agency names them itself. The page of the team does not exist without agents, so it is then left out in
 * any case.
 */
export async function listMenu(locale: Locale, ports: GraphPorts): Promise<MenuParent> {
  const { header, footer, hidesEmpty } = ports.siteContent.menu();
  const offered = await ports.listings.findOfferedKinds();
  const hasTeam = (await ports.offices.countTeam()) > 0;
  const toItems = (targets: readonly MenuTarget[]) =>
    targets
      .filter((target) => hasTeam || !('route' in target && target.route === 'team'))
      .filter((target) => !(hidesEmpty && 'route' in target && isOfNoUse(target.route, offered)))
      .flatMap((target) => toItem(target, locale, ports) ?? []);
  return { header: toItems(header), footer: [...toItems(footer), ...choiceItems(locale, ports)] };
}

/** The link to the visitor's choice whether visits count; none when they never do. */
function choiceItems(locale: Locale, { settings, routeLabel }: GraphPorts): MenuItemParent[] {
  if (!settings.privacy.analytics) return [];
  const path = `${routePath('privacy', locale)}#${ANALYTICS_SECTION}`;
  return [{ label: routeLabel('analytics', locale), path, writtenIn: null }];
}

const HOME_KINDS = ['forSale', 'forRent', 'projects', 'holiday'] as const;

/** Pages about homes of certain kinds. An agency that offers nothing yet keeps them. */
const ABOUT_HOMES: Partial<Record<MenuRoute, readonly (typeof HOME_KINDS)[number][]>> = {
  forSale: ['forSale'],
  mortgage: ['forSale', 'projects'],
  purchaseCost: ['forSale', 'projects'],
  subscribe: ['forSale', 'forRent', 'projects'],
};

/** Whether the page is a list without items, or only about homes of kinds that the agency does not offer. */
function isOfNoUse(route: MenuRoute, offered: OfferedKinds): boolean {
  const hasSome = (kinds: readonly (typeof HOME_KINDS)[number][]) => kinds.some((kind) => offered[kind]);
  const kinds = ABOUT_HOMES[route];
  if (kinds) return hasSome(HOME_KINDS) && !hasSome(kinds);
  return Object.hasOwn(offered, route) && !offered[route as keyof OfferedKinds];
}

/** Null for a page that was not written in any language of the site. */
function toItem(target: MenuTarget, locale: Locale, ports: GraphPorts): MenuItemParent | null {
  if ('route' in target)
    return {
      label: ports.routeLabel(target.route, locale),
      path: routePath(target.route, locale),
      writtenIn: null,
    };
  if ('url' in target) {
    const label = target.labels[locale] ?? Object.values(target.labels)[0];
    return label ? { label, path: target.url, writtenIn: null } : null;
  }
  const page = findVersion(target.page, locale, ports.siteContent);
  if (!page) return null;
  const writtenIn = page.locale === locale ? null : page.locale;
  return { label: page.title, path: pagePath(page, locale), writtenIn };
}
