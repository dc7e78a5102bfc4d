/** `menu.json`: the items of the menu and the footer, and what no menu shows. */
import * as v from 'valibot';
import type { MenuTarget } from '../../../graphql/site-folder/ports.ts';
import { LOCALES } from '../../../shared/locales.ts';
import { MENU_ROUTES, type MenuRoute } from '../../../shared/menu-routes.ts';
import type { Faults } from './faults.ts';
import type { MenuFile } from './site-folder.ts';

const isMenuRoute = (name: string): name is MenuRoute => (MENU_ROUTES as readonly string[]).includes(name);

const MAX_ITEMS = 20;
const label = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'is empty'),
  v.maxLength(40, 'has more than 40 characters'),
);
const labels = v.strictObject(Object.fromEntries(LOCALES.map((locale) => [locale, v.optional(label)])));
const item = v.union(
  [v.string(), v.strictObject({ url: v.pipe(v.string(), v.url(), v.regex(/^https?:/)), label: labels })],
  'is neither the name of a page nor { "url": "https://…", "label": { "nl": "…" } }',
);
const items = v.pipe(v.array(item), v.maxLength(MAX_ITEMS, `has more than ${MAX_ITEMS} items`));

export const menuSchema = v.strictObject({
  header: v.optional(items),
  footer: v.optional(items),
  hide: v.optional(v.pipe(v.array(v.string()), v.maxLength(50)), []),
});

/** Checks the names of a menu; items that lead nowhere are reported and left out. */
export function readMenu(
  file: v.InferOutput<typeof menuSchema>,
  pages: ReadonlySet<string>,
  faults: Faults,
): MenuFile {
  const toTarget = (entry: v.InferOutput<typeof item>): MenuTarget[] => {
    if (typeof entry !== 'string') return [{ url: entry.url, labels: entry.label }];
    if (isMenuRoute(entry)) return [{ route: entry }];
    if (pages.has(entry)) return [{ page: entry }];
    faults.add('menu.json', `there is no page "${entry}"`);
    return [];
  };
  for (const name of file.hide)
    if (!isMenuRoute(name) && !pages.has(name)) faults.add('menu.json', `hide: there is no page "${name}"`);
  return {
    header: file.header?.flatMap(toTarget),
    footer: file.footer?.flatMap(toTarget),
    hide: file.hide,
  };
}
