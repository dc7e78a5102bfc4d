import type { MenuTarget, SiteContent } from '../../../graphql/site-folder/ports.ts';
import { FOOTER_POSITIONS, HEADER_POSITIONS, type MenuRoute } from '../../../shared/menu-routes.ts';
import type { SiteFolder } from './site-folder.ts';

/** The law requires them on every page. */
const REQUIRED: readonly MenuRoute[] = ['terms', 'privacy'];

/** The items of the menu and the footer: those of `menu.json`, else the site's own with the pages between them. */
export function composeMenu(folder: Pick<SiteFolder, 'menu' | 'pages'>): ReturnType<SiteContent['menu']> {
  const { header, footer, hide } = folder.menu;
  const isShown = (target: MenuTarget) => {
    if ('url' in target) return true;
    return 'route' in target
      ? isRequired(target) || !hide.includes(target.route)
      : !hide.includes(target.page);
  };
  const own = (footer ?? withPages(FOOTER_POSITIONS, 'footer', folder)).filter(isShown);
  const missing = REQUIRED.filter(
    (route) => !own.some((target) => 'route' in target && target.route === route),
  );
  return {
    header: (header ?? withPages(HEADER_POSITIONS, 'menu', folder)).filter(isShown),
    footer: [...own, ...missing.map((route) => ({ route }))],
    hidesEmpty: header === undefined,
  };
}

const isRequired = ({ route }: { route: MenuRoute }) => REQUIRED.includes(route);

function withPages(
  positions: Partial<Record<MenuRoute, number>>,
  place: 'menu' | 'footer',
  { pages }: Pick<SiteFolder, 'pages'>,
): MenuTarget[] {
  const ofPages = [...pages].flatMap(([page, versions]): [number, MenuTarget][] => {
    const position = Object.values(versions).find((version) => version[place] !== undefined)?.[place];
    return position === undefined ? [] : [[position, { page }]];
  });
  const items = [
    ...Object.entries(positions).map(([route, position]): [number, MenuTarget] => [
      position,
      { route: route as MenuRoute },
    ]),
    ...ofPages,
  ];
  return items.toSorted(([one], [other]) => one - other).map(([, target]) => target);
}
