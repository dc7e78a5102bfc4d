/** Actions of visitors on a results page, with and without JavaScript. */
import type { Locator, Page } from 'playwright/test';
import { formatEstateSearch, parseEstateSearch } from '../../../shared/estates/search-params.ts';
import { expect } from './test.ts';
import type { Texts } from './texts.ts';

export interface Visitor {
  page: Page;
  t: Texts;
  isScripted: boolean;
}

/** Returns the disclosure of a filter, by its label. */
export function filterNamed({ page }: Pick<Visitor, 'page'>, label: string): Locator {
  return page.locator('details').filter({ has: summaryNamed(page, label) });
}

export function summaryNamed(page: Page, label: string): Locator {
  return page
    .locator('summary')
    .filter({ has: page.getByText(label, { exact: true }) })
    .first();
}

/** Returns the element that opens the filters on a phone. */
export function sheetSummary({ page }: Pick<Visitor, 'page'>): Locator {
  return page.locator('.sheet > summary');
}

/** Opens the filter sheet, where there is one. */
export async function showFilters(visitor: Pick<Visitor, 'page'>): Promise<void> {
  const isClosed = visitor.page.locator('.sheet:not([open]) > summary').filter({ visible: true });
  if ((await isClosed.count()) > 0) await sheetSummary(visitor).click();
}

/** Opens a filter, runs an action in it, and closes it again. */
export async function inFilter(
  visitor: Visitor,
  label: string,
  act: (filter: Locator) => Promise<void>,
): Promise<void> {
  const summary = summaryNamed(visitor.page, label);
  const filter = filterNamed(visitor, label);
  await showFilters(visitor);
  const isInSheet = await sheetSummary(visitor).isVisible();
  await summary.click();
  await act(filter);
  if (visitor.isScripted && !isInSheet) await visitor.page.keyboard.press('Escape');
  else await summary.click();
  await expect(filter).not.toHaveAttribute('open');
}

/** Ticks the first option of that name in a multi-select: a combobox with JavaScript, checkboxes without. */
export async function tickOption(visitor: Visitor, label: string, option: string): Promise<void> {
  const name = new RegExp(`^${option}\\s?\\d*$`);
  await inFilter(visitor, label, async (filter) => {
    if (!visitor.isScripted) return filter.getByRole('checkbox', { name }).first().check();
    const choice = filter.getByRole('option', { name }).first();
    await choice.click();
    await expect(choice).toHaveAttribute('aria-selected', 'true');
  });
}

/** Submits the filters. In a sheet the button first shows the number of results. */
export async function submitFilters(visitor: Visitor): Promise<void> {
  await showFilters(visitor);
  await visitor.page.getByRole('search').locator('button[type=submit]').click();
}

/** Waits until the page shows this number of results. */
export async function expectCount({ page, t }: Visitor, total: number): Promise<void> {
  const text = t('estates.results.count', { total });
  await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
}

/** Returns the chips of the active filters, in order. */
export function chips({ page, t }: Visitor): Locator {
  return page.getByRole('list', { name: t('estates.filters.active') }).getByRole('link');
}

export function chip(visitor: Visitor, filter: string): Locator {
  const name = visitor.t('estates.filters.remove', { filter });
  return visitor.page.getByRole('link', { name, exact: true });
}

/** Returns the links of the listed homes. */
export function homeLinks({ page, t }: Visitor): Locator {
  return page
    .getByRole('list', { name: t('estates.results.list') })
    .getByRole('heading')
    .getByRole('link');
}

export async function homePaths(visitor: Visitor): Promise<string[]> {
  return homeLinks(visitor).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** Returns the ids of homes, to compare lists whose paths are in different languages. */
export function idsOf(paths: readonly string[]): string[] {
  return paths.map((path) => path.split('/')[3] ?? '');
}

/** Sorts the results. A phone shows the sort links behind a disclosure. */
export async function sortBy(
  visitor: Visitor,
  key: 'date' | 'price' | 'city' | 'living_area',
): Promise<void> {
  await showSorting(visitor);
  await sortLink(visitor, key).click();
}

/** Opens the sort links. An open sheet hides the results until the new ones are shown. */
export async function showSorting({ page }: Pick<Visitor, 'page'>): Promise<void> {
  await expect(page.locator('.sheet[open]')).toHaveCount(0);
  const toggle = page.locator('.sort__toggle > summary');
  if (await toggle.isVisible()) await toggle.click();
}

export function sortLink({ page, t }: Visitor, key: 'date' | 'price' | 'city' | 'living_area'): Locator {
  const sort = page.getByRole('navigation', { name: t('estates.sort.label') });
  // The name of the current order also contains its direction.
  return sort
    .getByRole('link', { name: t(`estates.sort.${key}`), includeHidden: true })
    .filter({ hasNotText: t('estates.sort.price_per_area') });
}

/** Expects the URL to contain exactly this search, in any parameter order. */
export async function expectSearch({ page }: Pick<Visitor, 'page'>, expected: string): Promise<void> {
  const currentSearch = () => formatEstateSearch(parseEstateSearch(new URL(page.url()).searchParams));
  await expect.poll(currentSearch).toBe(expected);
}
