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
