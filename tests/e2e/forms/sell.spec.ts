import sharp from 'sharp';
import { routePath } from '../../../shared/routes.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { languagesFrom } from '../../support/e2e/languages.ts';
import { switchIpAddress } from '../../support/e2e/leads.ts';
import { expect, test } from '../../support/e2e/test.ts';

test.beforeEach(async ({ context }) => {
  await switchIpAddress(context);
});

for (const { locale, t, tag } of languagesFrom('nl')) {
  test(`in ${locale}, an owner sends a photo and is told what happens next`, { tag }, async ({
    page,
    visit,
    hydrated,
  }) => {
    await visit(routePath('sell', locale));
    await hydrated();
    const background = '#a23b22';
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const texts = {
      street: 'Meersstraat 12',
      postalCode: '9000',
      city: 'Gent',
      firstName: 'Annelies',
      name: 'Vanderstraeten',
      email: 'annelies.v@mail.example',
      phone: '0470 12 34 56',
    };
    for (const [name, text] of Object.entries(texts)) await page.locator(`#valuation-${name}`).fill(text);
    await page
      .locator('#valuation-photos')
      .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photo });
    await page.locator('#valuation-privacyConsent').check();
    await page.getByRole('button', { name: t('sell.submit') }).click();
    await expect(page.getByRole('status').filter({ hasText: t('sell.sent') })).toBeVisible();
    await expect(page).toHaveURL(`${routePath('sell', locale)}?sent`);
    await expectAccessible(page, 'main');
  });
}
