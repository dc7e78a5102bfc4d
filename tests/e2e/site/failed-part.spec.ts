import { routePath } from '../../../shared/routes.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

test('a part of a page that does not load within two minutes is given up with a notice', {
  tag: ['@once', '@js'],
}, async ({ page, homes }) => {
  const t = textsIn('en');
  // Requests for it get no response.
  await page.route(/\/assets\/sections-[^/]*\.js$/, () => {});
  await page.clock.install();
  await page.goto(`/en/offer/${homes.offered.id}`);
  await page.locator('html[data-ready=page]').waitFor({ state: 'attached' });
  const alert = page.getByRole('alert').filter({ hasText: t('layout.missingPart') });
  await page.clock.runFor(100_000);
  await expect(alert).toHaveCount(0);
  await page.clock.runFor(30_000);
  await expect(alert).toBeVisible();
  // The part's server HTML stays readable.
  await expect(page.getByRole('region', { name: t('estates.section.financial'), exact: true })).toBeVisible();
});

test('of several parts, only the one that failed to load has a notice', { tag: ['@once', '@js'] }, async ({
  page,
  homes,
  fullyHydrated,
}) => {
  const t = textsIn('fr');
  await page.route(/\/assets\/share-[^/]*\.js$/, (route) => route.abort('aborted'));
  await page.addInitScript(() => sessionStorage.setItem('baksteen.reloaded', String(Date.now())));
  await page.goto(routePath('estate', 'fr', { estateId: homes.project.id }));
  await fullyHydrated();
  const note = page.getByText(t('layout.missingPart')).filter({ visible: true });
  await expect(note).toHaveCount(1);
  await expect(note).toHaveRole('alert');
  await expect(page.locator('#entities .missing-part')).toBeHidden();
});

test('a picture viewer that fails to load is reported beside the pictures', {
  tag: ['@once', '@js'],
}, async ({ page, homes, fullyHydrated }) => {
  const t = textsIn('de');
  await page.route(/\/assets\/viewer-[^/]*\.js$/, () => {});
  await page.clock.install();
  await page.goto(routePath('estate', 'de', { estateId: homes.offered.id }));
  await fullyHydrated();
  const codeRequest = page.waitForRequest(/\/viewer-/);
  await page.locator('.gallery').getByRole('link').first().click();
  await codeRequest;
  const note = page.getByRole('alert').filter({ hasText: t('layout.missingPart') });
  await page.clock.runFor(100_000);
  await expect(note).toHaveCount(0);
  await page.clock.runFor(30_000);
  await expect(note).toBeVisible();
  await expect(page.locator('.gallery + .missing-part')).toBeVisible();
});
