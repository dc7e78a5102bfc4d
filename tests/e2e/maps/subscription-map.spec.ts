/** Drawing an area on the page of a subscription. */
import { routePath } from '../../../shared/routes.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const t = textsIn('nl');
const path = `${routePath('subscribe', 'nl')}?transaction=rent&area=10km-leuven-3000`;

test('an area is drawn by keyboard beside the selected ones', { tag: '@js' }, async ({
  page,
  visit,
  fullyHydrated,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(path);
  await fullyHydrated();
  const part = page.locator('.wish__map');
  await part.getByText(t('subscriptions.wish.map')).click();
  const map = page.getByRole('region', { name: t('map.draw.label') });
  // The selected radius is on the map.
  await expect(map.locator('path.map-area')).toHaveCount(1);
  const startButton = part.getByRole('button', { name: t('map.draw.begin') });
  await expect(startButton).toBeEnabled();
  await expectAccessible(page, '.wish__map');
  await startButton.press('Enter');
  const tools = part.getByRole('group', { name: t('map.draw.hint') });
  const middle = tools.getByRole('button', { name: t('map.draw.middle') });
  await middle.press('Enter');
  const corners = part.locator('.draw-area__sheet circle');
  for (const [direction, side] of [
    ['map.east', 'cx'],
    ['map.south', 'cy'],
  ] as const) {
    const before = await corners.last().getAttribute(side);
    await map.getByRole('button', { name: t(direction) }).press('Enter');
    await expect(corners.last()).not.toHaveAttribute(side, String(before));
    await middle.press('Enter');
  }
  await tools.getByRole('button', { name: t('map.results.search') }).press('Enter');
  await expect(page).toHaveURL(/transaction=rent&area=10km-leuven-3000&area=shape-[\w-]+/);
  await expect(page.getByRole('link', { name: t('estates.active.shape') })).toBeVisible();
  await expect(map.locator('path.map-area')).toHaveCount(2);
  // The form submits the URL's search with the drawn area.
  const form = page.locator('form[method="post"][action*="area=10km-leuven-3000&area=shape-"]');
  await expect(form).toHaveCount(1);
});

test('without JavaScript there is no map, and towns and radius remain', async ({
  page,
  visit,
  isScripted,
}) => {
  test.skip(isScripted, 'The map takes a script.');
  await visit(path);
  await expect(page.locator('.wish__map')).toBeHidden();
  await expect(page.locator('input[name="around"]')).toBeAttached();
  await expect(page.locator('.chip', { hasText: /Leuven/ })).toBeVisible();
});
