import { onAgencySite as test } from '../../support/e2e/agency-site.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { alertIn, expectSent, fieldNamed, fillIn, submit, switchIpAddress } from '../../support/e2e/leads.ts';
import { expect } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

test('the homes of a search are on a map, with a way to all of them', async ({ page, visit, isScripted }) => {
  await visit('/nl/gratis-schatting');
  const map = page.locator('.map');
  await map.scrollIntoViewIfNeeded();
  if (isScripted) {
    const marker = map.locator('.map__live .map-marker').first();
    await marker.click();
    await expect(map.locator('.map__live .leaflet-tile-loaded').first()).toBeVisible();
  } else await expect(map.locator('.map__markers a').first()).toBeVisible();
  await map.getByRole('link', { name: textsIn('nl')('site.map.search') }).click();
  await expect(page).toHaveURL('/nl/te-koop?city=leuven-3000&view=map');
});

test('the offices are on a map', async ({ page, visit, isScripted }) => {
  await visit('/nl/over-ons');
  const map = page.locator('.map');
  await map.scrollIntoViewIfNeeded();
  await expectAccessible(page, 'main');
  // The live map replaces the markers of the page.
  const markers = map.locator(isScripted ? '.map__live' : '.map__markers');
  await markers.getByRole('link', { name: 'Baksteen Gent, Gent' }).first().click();
  await expect(page).toHaveURL(/\/nl\/kantoren\/\d+/);
});

test.describe('the form on a page of the agency', () => {
  test.use({ expectedFailures: [422] });

  test('shows what is wrong with the typed values, and then that it was sent', async ({
    page,
    context,
    visit,
    hydrated,
    fullyHydrated,
    isScripted,
  }) => {
    await switchIpAddress(context);
    const visitor = { place: page, t: textsIn('nl'), form: 'contact' } as const;
    await visit('/nl/gratis-schatting');
    await fullyHydrated();
    await expect(fieldNamed(visitor, 'questionType')).toHaveValue('ESTIMATE');
    await expectAccessible(page, 'main');
    await fillIn(visitor);
    await fieldNamed(visitor, 'email').fill('annelies@mail');
    await submit(visitor);
    await expect(alertIn(visitor)).toBeFocused();
    await hydrated();
    await expect(fieldNamed(visitor, 'message')).toHaveValue('Wat is ons huis waard?');
    await fillIn(visitor);
    await submit(visitor);
    await expectSent(visitor);
    // Without JavaScript the contact page has answered.
    await expect(page).toHaveURL(isScripted ? '/nl/gratis-schatting' : '/nl/contact?sent');
  });
});
