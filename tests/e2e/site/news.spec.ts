import { routePath } from '../../../shared/routes.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

test('news has pages, and each item links to the next', async ({ page, visit, hydrated }) => {
  const t = textsIn('nl');
  const main = page.getByRole('main');
  await visit(routePath('news', 'nl'));
  await expect(main.getByRole('article')).toHaveCount(13);
  await main.getByRole('link', { name: t('listings.pages.next') }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(main.getByRole('article')).toHaveCount(3);
  await hydrated();
  const heading = main.getByRole('article').last().getByRole('heading');
  const title = String(await heading.textContent());
  await heading.getByRole('link').click();
  await hydrated();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(main.getByRole('article').getByRole('time')).toBeVisible();
  const ways = page.getByRole('navigation', { name: t('news.item.more') });
  await expect(ways.getByRole('link', { name: t('news.item.previous') })).toHaveCount(0);
  await ways.getByRole('link', { name: t('news.item.next') }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
  await hydrated();
  await ways.getByRole('link', { name: t('news.item.previous') }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('the language switch leads to the same news item', async ({ page, visit, hydrated }) => {
  const t = textsIn('fr');
  await visit(routePath('newsItemById', 'nl', { newsId: 1 }));
  await page.getByRole('link', { name: 'Français' }).first().click();
  await expect(page).toHaveURL(/\/fr\/actualites\/1\/[a-z0-9-]+$/);
  await hydrated();
  await expect(page.getByRole('navigation', { name: t('news.item.more') })).toBeVisible();
});
