import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

test('a home is shared by link, with JavaScript and without', async ({
  page,
  visit,
  homes,
  fullyHydrated,
}) => {
  const t = textsIn('en');
  await visit(`/en/offer/${homes.offered.id}`);
  await fullyHydrated();
  await page.locator('.share > summary').click();
  const whatsApp = page.getByRole('link', { name: t('share.newTab', { name: 'WhatsApp' }) });
  await expect(whatsApp).toBeVisible();
  await expect(page.getByLabel(t('share.link'))).toHaveValue(page.url());
});

test('a device with a share dialog opens it', { tag: ['@once', '@js'] }, async ({
  page,
  visit,
  homes,
  fullyHydrated,
}) => {
  const t = textsIn('en');
  const shared: unknown[] = [];
  await page.exposeFunction('noteShared', (data: unknown) => shared.push(data));
  await page.addInitScript(() => {
    const note = (data: unknown) =>
      (window as unknown as { noteShared: (data: unknown) => void }).noteShared(data);
    Object.defineProperty(Navigator.prototype, 'share', { value: async (data: unknown) => note(data) });
  });
  await visit(`/en/offer/${homes.offered.id}`);
  await fullyHydrated();
  await page.locator('.share > summary').click();
  await page.getByRole('button', { name: t('share.device') }).click();
  await expect.poll(() => shared).toEqual([{ title: expect.any(String), url: page.url() }]);
});

test.describe('on a phone', { tag: ['@once', '@js'] }, () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('the first screen books a viewing, keeps the home, and opens the share dialog', async ({
    page,
    visit,
    homes,
    fullyHydrated,
  }) => {
    const t = textsIn('nl');
    const shared: unknown[] = [];
    await page.exposeFunction('noteShared', (data: unknown) => shared.push(data));
    await page.addInitScript(() => {
      const note = (data: unknown) =>
        (window as unknown as { noteShared: (data: unknown) => void }).noteShared(data);
      Object.defineProperty(Navigator.prototype, 'share', { value: async (data: unknown) => note(data) });
    });
    await visit(`/nl/aanbod/${homes.offered.id}`);
    await fullyHydrated();
    const bar = page.getByRole('complementary', { name: t('estates.detail.actions') });
    for (const name of [t('listings.detail.viewingPlan'), t('estates.detail.share')])
      await expect(bar.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
    const box = await bar.boundingBox();
    expect(box?.height).toBeLessThan(640 / 3);
    await expect(bar.getByRole('button', { pressed: false })).toBeInViewport({ ratio: 1 });
    await bar.getByRole('link', { name: t('estates.detail.share'), exact: true }).tap();
    await expect.poll(() => shared).toEqual([{ title: expect.any(String), url: page.url() }]);
  });
});

test('without a share dialog the button leads to the ways to share, and opens them', {
  tag: ['@desktop', '@js'],
}, async ({ page, visit, homes, fullyHydrated }) => {
  const t = textsIn('en');
  await visit(`/en/offer/${homes.offered.id}`);
  await fullyHydrated();
  await page
    .getByRole('link', { name: t('estates.detail.share'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/#share$/);
  await expect(page.getByLabel(t('share.link'))).toBeInViewport();
});
