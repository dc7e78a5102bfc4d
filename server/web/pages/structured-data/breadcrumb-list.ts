import type { BreadcrumbList, ItemList } from 'schema-dts';
import type { Breadcrumb } from '../../../../client/ui/breadcrumbs.tsx';
import type { PageData } from './page-data.ts';

/** The trail that the page shows. */
export function breadcrumbList(
  trail: readonly Breadcrumb[],
  current: string,
  { site }: Pick<PageData, 'site'>,
): BreadcrumbList {
  const steps = [
    ...trail.map(({ name, path }) => ({ name, item: site.publicUrl + path })),
    { name: current },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

interface ShownList {
  total: number;
  items: readonly { path: string }[];
}

/** The pages that a list links to, in its order. */
export function itemList({ total, items }: ShownList, { site }: Pick<PageData, 'site'>): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items.map(({ path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: site.publicUrl + path,
    })),
  };
}
