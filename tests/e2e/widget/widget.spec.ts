/** The widget on a page of another site: cards of a search, a single home, and a search bar. */
import type { Page } from 'playwright/test';
import { LOCALES } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';
import { NOTHING_STORED, storedIn, onPartnerSite as test } from '../../support/widget/partner-site.ts';

const SOURCE = 'utm_source=127.0.0.1&utm_medium=widget';
const AGENCY = { agency: 'Baksteen' };
const script = (baseURL: string | undefined, attributes = '') =>
  `<script src="${baseURL}/widget.js" async ${attributes}></script>`;
const cardsOf = (page: Page) => page.locator('baksteen-homes').getByRole('article');
const HOSTILE = `* { all: unset !important; display: none; font-size: 90px !important; line-height: 0 !important;
  text-transform: uppercase !important; letter-spacing: 2em !important; }
  html, body, main { display: block; }`;

/** Whether the page is wider than its window. */
const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const lang of LOCALES)
  test(`a search shows its newest homes in ${lang}, under a strict policy`, {
    tag: ['@once', '@js'],
  }, async ({ page, baseURL, partner, context }) => {
    const t = textsIn(lang);
    const search = `${routePath('forSale', 'nl')}?city=gent-9000`;
    const body = `<baksteen-homes search="${search}" count="3" heading-level="2"></baksteen-homes>`;
    await partner.open({ lang, body: body + script(baseURL) });
    await expect(cardsOf(page)).toHaveCount(3);
    const list = page.getByRole('list', { name: t('estates.results.list') });
    await expect(list.getByRole('heading', { level: 2 })).toHaveCount(3);
    const links = list.getByRole('link');
    for (const link of await links.all()) {
      const href = String(await link.getAttribute('href'));
      expect(href.startsWith(`${baseURL}/${lang}/`)).toBe(true);
      expect(href).toContain(`?${SOURCE}`);
    }
    for (const image of await list.getByRole('img').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      await expect(image).toHaveAttribute('alt', /\S/);
      const shown = await image.evaluate((img: HTMLImageElement) => new URL(img.currentSrc));
      expect(String(shown)).toMatch(/-(400|800)\.avif$/);
    }
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflows(page)).toBe(false);
    }
    await expectAccessible(page);
    expect(await context.cookies()).toEqual([]);
    expect(await storedIn(page)).toEqual(NOTHING_STORED);
    await links.first().click();
    await expect(page).toHaveURL(new RegExp(`^${baseURL}/${lang}/[^/]+/\\d+/[^?]+\\?${SOURCE}$`));
  });

test('the link to all results leads to the search', { tag: '@js' }, async ({ page, baseURL, partner }) => {
  const search = `${baseURL}/en/for-sale?city=gent-9000&bedrooms=2`;
  await partner.open({ lang: 'en-GB', body: script(baseURL, `data-search="${search}" data-count="1"`) });
  await expect(cardsOf(page)).toHaveCount(1);
  await expect(page.locator('script + baksteen-homes')).toHaveCount(1);
  await page.getByRole('link', { name: /^All \d+ properties at Baksteen$/ }).click();
  await expect(page).toHaveURL(`${baseURL}/en/for-sale?city=gent-9000&bedrooms=2&${SOURCE}`);
});

test('projects and a single home are cards of the same kind', { tag: ['@once', '@js'] }, async ({
  page,
  baseURL,
  partner,
  homes,
}) => {
  const body = `<baksteen-homes search="/de/neubauprojekte" lang="de" count="2"></baksteen-homes>
    <section lang="fr"><baksteen-homes home="${homes.offered.id}"></baksteen-homes></section>`;
  await partner.open({ lang: 'es', body: body + script(baseURL) });
  await expect(cardsOf(page)).toHaveCount(3);
  await expect(cardsOf(page).first()).toContainText(/Fertigstellung|Im Bau|Bau/);
  const single = page.locator('section').getByRole('link');
  await expect(single).toHaveAttribute('href', new RegExp(`/fr/offre/${homes.offered.id}/`));
});

test('holiday homes and a unit of a project are cards, too', { tag: ['@once', '@js'] }, async ({
  page,
  baseURL,
  partner,
  homes,
}) => {
  const { id, from, until } = homes.holiday;
  const [entity] = homes.project.entities.filter(({ status }) => status.code === 'AVAILABLE');
  const period = `from=${from}&until=${until}&persons=1`;
  const body = `<baksteen-homes search="/de/feiertage?${period}" lang="de" count="3" heading-level="2"></baksteen-homes>
    <section><baksteen-homes home="${id}" heading-level="2"></baksteen-homes></section>
    <section><baksteen-homes home="${entity?.id}" heading-level="2"></baksteen-homes></section>`;
  await partner.open({ lang: 'fr', body: body + script(baseURL) });
  const list = page.getByRole('list', { name: textsIn('de')('holiday.list.label') });
  await expect(list.getByRole('article')).toHaveCount(3);
  await expect(list.getByRole('link').first()).toHaveAttribute('href', new RegExp(`\\?${period}&${SOURCE}$`));
  const single = page.locator('section').getByRole('article');
  await expect(single).toHaveCount(2);
  await expect(single.first()).toContainText(/à partir de .* par semaine/);
  await expect(single.last()).toContainText(/\d\s€/);
  // A plan is not cropped.
  await expect(single.last().getByRole('img')).toHaveCSS('object-fit', 'contain');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflows(page)).toBe(false);
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Alle \d+ Ferienunterkünfte bei Baksteen$/ }).click();
  await expect(page).toHaveURL(
    new RegExp(`^${baseURL}/de/feiertage\\?persons=1&from=${from}&until=${until}&${SOURCE}$`),
  );
});

test('styles of the page do not break it', { tag: '@js' }, async ({ page, baseURL, partner }) => {
  const body = `<baksteen-homes search-bar></baksteen-homes><baksteen-homes search="/nl/te-koop" count="2"></baksteen-homes>`;
  await partner.open({ body: body + script(baseURL), css: HOSTILE });
  await expect(cardsOf(page)).toHaveCount(2);
  for (const card of await cardsOf(page).all()) {
    await expect(card).toBeVisible();
    const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 };
    expect(width).toBeGreaterThan(200);
    expect(height).toBeGreaterThan(200);
  }
  await expect(page.getByRole('combobox')).toBeVisible();
  const style = await cardsOf(page)
    .first()
    .evaluate((card) => {
      const { fontSize, textTransform, letterSpacing } = getComputedStyle(card);
      return { fontSize, textTransform, letterSpacing };
    });
  expect(style).toEqual({ fontSize: '32px', textTransform: 'none', letterSpacing: 'normal' });
  // The text of the page itself is wider than its window.
  for (const element of await page.locator('baksteen-homes').all())
    expect(await element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

for (const lang of LOCALES)
  test(`the search bar is used by keyboard in ${lang}`, { tag: ['@once', '@js'] }, async ({
    page,
    baseURL,
    partner,
  }) => {
    const t = textsIn(lang);
    await partner.open({ lang, body: `<baksteen-homes search-bar></baksteen-homes>${script(baseURL)}` });
    const bar = page.getByRole('search', { name: t('home.search.label') });
    await expect(bar.getByRole('radio', { name: t('home.search.sale') })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(bar.getByRole('radio', { name: t('home.search.rent') })).toBeChecked();
    await page.keyboard.press('Tab');
    const field = bar.getByRole('combobox', { name: t('home.search.where'), exact: true });
    await expect(field).toBeFocused();
    await page.keyboard.type('2000');
    const option = bar.getByRole('option', { name: /^2000 / });
    await expect(option).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', String(await option.getAttribute('id')));
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(/^2000 \p{L}/u);
    await expect(bar.getByRole('listbox')).toBeHidden();
    expect(await storedIn(page)).toEqual(NOTHING_STORED);
    await page.keyboard.press('Enter');
    const results = routePath('forRent', lang);
    await expect(page).toHaveURL(new RegExp(`^${baseURL}${results}[/?].*2000.*${SOURCE}$`));
  });

test('a suggestion is chosen by pointer, and the list closes with the focus', { tag: '@js' }, async ({
  page,
  baseURL,
  partner,
}) => {
  await partner.open({ lang: 'en', body: `<baksteen-homes search-bar></baksteen-homes>${script(baseURL)}` });
  const field = page.getByRole('combobox');
  await field.fill('gent');
  await page.getByRole('option', { name: '9000 Ghent' }).click();
  await expect(field).toHaveValue('9000 Ghent');
  await field.fill('brus');
  await expect(page.getByRole('listbox')).toBeVisible();
  await field.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await field.fill('leu');
  await expect(page.getByRole('listbox')).toBeVisible();
  await field.blur();
  await expect(page.getByRole('listbox')).toBeHidden();
});

test.describe('without an agency', () => {
  for (const lang of LOCALES)
    test(`says so in ${lang}, with a link`, { tag: ['@once', '@js'] }, async ({ page, baseURL, partner }) => {
      const t = textsIn(lang);
      await page.route('**/widget/homes?*', (route) => route.abort('internetdisconnected'));
      await page.route('**/graphql?*', (route) => route.abort('internetdisconnected'));
      const body = `<baksteen-homes search="/nl/te-koop"></baksteen-homes><baksteen-homes search-bar></baksteen-homes>`;
      await partner.open({ lang, body: body + script(baseURL) });
      await expect(page.getByText(t('widget.unavailable'))).toBeVisible();
      const link = page.getByRole('link', { name: t('widget.site', AGENCY) });
      await expect(link).toHaveAttribute('href', `${baseURL}/${lang}?${SOURCE}`);
      await page.getByRole('combobox').fill('gent');
      await expect(cardsOf(page)).toHaveCount(0);
    });
});
