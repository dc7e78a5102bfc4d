import type { Page } from 'playwright/test';
import { routePath } from '../../../shared/routes.ts';
import { askApi } from '../../support/e2e/homes.ts';
import { languagesFrom } from '../../support/e2e/languages.ts';
import { expectNoOverflow } from '../../support/e2e/layout.ts';
import { showFilters } from '../../support/e2e/results.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const FIRST = 20;
const PROJECTS = '{ projects(locale: fr, pageSize: 60) { items { path entityCount } } }';

interface Projects {
  projects: { items: { path: string; entityCount: number }[] };
}

/** Opens a filter of the table, which a phone hides behind a button. */
async function openTool(page: Page, label: string): Promise<void> {
  await expect(page.locator('table.entities')).toBeVisible();
  const summary = page.locator('.entity-tool:not([open]) > summary').filter({ hasText: label });
  if (await summary.isVisible()) await summary.click();
}

for (const { locale, t, tag } of languagesFrom('nl', 'de')) {
  test(`in ${locale}, a project is found, its table sorted, filtered by floor and compared`, { tag }, async ({
    page,
    visit,
    isScripted,
    hydrated,
  }) => {
    await visit(routePath('projects', locale));
    await showFilters({ page });
    await page.locator('.projects__filter [name=type]').selectOption('apartment');
    const search = page.locator('.projects__filter').getByRole('button');
    await search.press('Enter');
    await expect(page).toHaveURL(/type=apartment/);
    if (isScripted) await expect(page.locator('.results__tools :focus')).toBeVisible();
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
    await hydrated();
    const table = page.locator('table.entities');
    const rows = table.locator('tbody tr');
    await expect(rows.nth(3)).toBeVisible();
    const all = await rows.count();
    expect(all).toBeGreaterThan(3);
    const byNumber = page.getByRole('link', { name: t('projects.column.number'), exact: true });
    await byNumber.click();
    await expect(page).toHaveURL(/sortType=number/);
    await expect(table.locator('[aria-sort=ascending]')).toHaveCount(1);
    await openTool(page, t('projects.filter.open'));
    await page.getByLabel(t('projects.filter.available')).check();
    const narrow = page.locator('.entity-filter').getByRole('button', { name: t('projects.filter.submit') });
    await narrow.press('Enter');
    await expect(page).toHaveURL(/available=yes.*sortType=number|sortType=number.*available=yes/);
    if (isScripted) await expect(narrow).toBeFocused();
    await expect.poll(() => rows.count()).toBeLessThan(all);
    await rows
      .first()
      .getByRole('link', { name: t('projects.table.compareMore') })
      .click();
    await expect(page.locator('.entity-compare').getByRole('columnheader')).toHaveCount(1);
    await rows.first().getByRole('rowheader').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#plan')).toBeVisible();
  });
}

test('the building shows the same entities as the table, by keyboard too', async ({
  page,
  visit,
  isScripted,
  hydrated,
}) => {
  const t = textsIn('fr');
  await visit(`${routePath('projects', 'fr')}?type=apartment`);
  await page.getByRole('main').getByRole('article').nth(1).getByRole('heading').getByRole('link').click();
  await hydrated();
  const floor = page
    .getByRole('navigation', { name: t('projects.picker.label'), includeHidden: true })
    .getByRole('listitem', { includeHidden: true })
    .first();
  await openTool(page, t('projects.picker.label'));
  await floor.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/floor=/);
  await expect(floor.getByRole('link')).toHaveAttribute('aria-current', 'true');
  const windows = await floor.locator('.building__window').count();
  await expect(page.locator('table.entities tbody tr')).toHaveCount(windows);
  if (isScripted) await expect(floor.getByRole('link')).toBeFocused();
});

test.describe('a project with many entities on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('shows available entities first, and the rest on demand', async ({ page, fullyHydrated, request }) => {
    const t = textsIn('fr');
    const { projects } = await askApi<Projects>(request, PROJECTS);
    const [largest] = projects.items.toSorted((a, b) => b.entityCount - a.entityCount);
    await page.goto(largest?.path ?? '');
    await fullyHydrated();
    const rows = page.locator('table.entities tbody tr');
    const total = largest?.entityCount ?? 0;
    await expect(rows.filter({ visible: true })).toHaveCount(FIRST);
    await expect(rows.first()).toContainText(t('listings.status.AVAILABLE'));
    expect((await rows.first().boundingBox())?.y).toBeLessThan(1000);
    await page.getByText(t('projects.table.more', { count: total - FIRST })).click();
    await expect(rows.filter({ visible: true })).toHaveCount(total);
    await expect(rows.last()).toContainText(t('listings.status.SOLD'));
    await page.getByText(t('projects.table.fewer')).click();
    await expect(rows.filter({ visible: true })).toHaveCount(FIRST);
    await expectNoOverflow(page, [320, 360]);
  });
});

test.describe('typing a price', { tag: ['@js', '@once'] }, () => {
  test('and pressing Enter keeps the focus and shows the parsed number', async ({
    page,
    homes,
    fullyHydrated,
  }) => {
    const t = textsIn('nl');
    await page.goto(routePath('estate', 'nl', { estateId: homes.project.id }));
    await fullyHydrated();
    const field = page.locator('.entity-filter').getByLabel(t('projects.filter.maxPrice'));
    await field.fill('€ 400.000');
    await field.press('Enter');
    await expect(page).toHaveURL(/maxPrice=/);
    await expect(field).toHaveValue('400000');
    await expect(field).toBeFocused();
    const available = page.getByLabel(t('projects.filter.available'));
    await available.press('Space');
    await available.press('Enter');
    await expect(page).toHaveURL(/available=yes/);
    await expect(available).toBeFocused();
    await page.goBack();
    await expect(available).not.toBeChecked();
    await page.goBack();
    await expect(field).toHaveValue('');
  });
});

test.describe('without the code of the table', { tag: ['@js', '@once'] }, () => {
  test('a column header still sorts it', async ({ page, homes, fullyHydrated }) => {
    const t = textsIn('nl');
    await page.route('**/assets/project-entities-*.js', (route) => route.abort('aborted'));
    await page.addInitScript(() => sessionStorage.setItem('baksteen.reloaded', String(Date.now())));
    await page.goto(routePath('estate', 'nl', { estateId: homes.project.id }));
    await fullyHydrated();
    await page.getByRole('link', { name: t('projects.column.number'), exact: true }).click();
    await expect(page).toHaveURL(/sortType=number/);
    await expect(page.locator('table.entities [aria-sort=ascending]')).toHaveCount(1);
    await expect(page.locator('table.entities tbody tr').first()).toBeVisible();
  });
});

test('a project does not load the code of estate pages, which share its URLs', {
  tag: ['@once', '@js'],
}, async ({ page, visit, homes, fullyHydrated }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const ofHomes = /^\/assets\/detail-page-[^/]*\.js$/;
  await visit(routePath('estate', 'en', { estateId: homes.offered.id }));
  await fullyHydrated();
  expect(loaded.filter((file) => ofHomes.test(file))).not.toEqual([]);
  loaded.length = 0;
  await visit(routePath('estate', 'en', { estateId: homes.project.id }));
  await fullyHydrated();
  expect(loaded.some((file) => file.includes('/project-page-'))).toBe(true);
  expect(loaded.filter((file) => ofHomes.test(file))).toEqual([]);
});
