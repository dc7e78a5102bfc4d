import { routePath } from '../../../shared/routes.ts';
import { expect, test } from '../../support/e2e/test.ts';

test('a home that is opened without a new document is reported each time, a prefetched one is not', {
  tag: ['@js', '@once'],
}, async ({ page, visit, fullyHydrated }) => {
  const reported: (string | null)[] = [];
  const statuses: number[] = [];
  page.on('request', (sent) => {
    if (new URL(sent.url()).pathname === '/views') reported.push(sent.postData());
  });
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/views') statuses.push(response.status());
  });
  await visit(routePath('forSale', 'en'));
  await fullyHydrated();
  const card = page.locator('main .card a[href*="/offer/"]').first();
  const path = String(await card.getAttribute('href'));
  const id = path.split('/')[3];
  const prefetched = page.waitForRequest((sent) => new URL(sent.url()).pathname === '/graphql');
  await card.hover();
  await prefetched;
  expect(reported).toEqual([]);
  await card.click();
  await expect(page).toHaveURL(path);
  await expect.poll(() => reported).toEqual([id]);
  await page.goBack();
  await expect(page).toHaveURL(routePath('forSale', 'en'));
  await page.goForward();
  await expect(page).toHaveURL(path);
  await expect.poll(() => reported).toEqual([id, id]);
  // The server counts a new document itself.
  await page.reload();
  await fullyHydrated();
  expect(reported).toEqual([id, id]);
  await expect.poll(() => statuses).toEqual([204, 204]);
});
