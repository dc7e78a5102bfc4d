/** The real select widget of a legacy script, with the towns of `search-city`. */
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright/test';
import { LOCALES, type Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { expect, test } from '../../support/e2e/test.ts';

const PAGE_SIZE = 20;
const MAX_CHOSEN = 2;

const JQUERY = fileURLToPath(import.meta.resolve('jquery/dist/jquery.min.js'));
const WIDGET = fileURLToPath(import.meta.resolve('select2/dist/js/select2.min.js'));
const STYLES = fileURLToPath(import.meta.resolve('select2/dist/css/select2.min.css'));
const sentencesOf = (locale: Locale) =>
  fileURLToPath(import.meta.resolve(`select2/dist/js/i18n/${locale}.js`));

/** A page of a legacy site with two widgets, one of which requires two letters. */
const PAGE = `<!DOCTYPE html><title>Select widget</title><style>.select2-results__options { max-height: 200px }</style>
  <select id="towns" multiple style="width: 20rem"></select><select id="any" style="width: 20rem"></select>`;

const scriptFor = (locale: Locale) => `
  const ajax = { url: '/${locale}/ajax/search-city', dataType: 'json', delay: 0 };
  const common = { language: '${locale}', ajax };
  jQuery('#towns').select2({ ...common, minimumInputLength: 2, maximumSelectionLength: ${MAX_CHOSEN} });
  jQuery('#any').select2(common);
  window.say = (name, said) => jQuery.fn.select2.amd.require('select2/i18n/${locale}')[name](said);`;

async function openWidget(page: Page, locale: Locale): Promise<void> {
  await page.route('**/select-widget', (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  await page.goto('/select-widget');
  await page.addStyleTag({ path: STYLES });
  for (const path of [JQUERY, WIDGET, sentencesOf(locale)]) await page.addScriptTag({ path });
  await page.addScriptTag({ content: scriptFor(locale) });
}

/** Returns a text of the widget in its language. */
const sentence = (page: Page, name: string, values: object = {}) =>
  page.evaluate<string>(`say('${name}', ${JSON.stringify(values)})`);

const townsBox = (page: Page): Locator => page.locator('#towns + .select2 .select2-search__field');
const options = (page: Page): Locator =>
  page.locator('.select2-results__option--selectable:not(.select2-results__option--load-more)');
const message = (page: Page): Locator => page.locator('.select2-results__message');

/** Scrolls until no more pages load. */
async function scrollToEnd(page: Page): Promise<string[]> {
  const loading = page.locator('.select2-results__option--load-more');
  while ((await loading.count()) > 0) {
    const before = await options(page).count();
    await page.locator('.select2-results__options').evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expect.poll(() => options(page).count()).toBeGreaterThan(before);
  }
  return options(page).allTextContents();
}

async function allTowns(page: Page, locale: Locale, typed: string): Promise<string[]> {
  const found: string[] = [];
  for (let at = 1; ; at += 1) {
    const response = await page.request.get(`/${locale}/ajax/search-city?q=${typed}&page=${at}`);
    const { results, pagination } = await response.json();
    found.push(...results.map(({ text }: { text: string }) => text));
    if (!pagination.more) return found;
  }
}

test.describe('the select widget of a legacy script', { tag: ['@js', '@once'] }, () => {
  for (const locale of LOCALES) {
    test(`searches, scrolls and selects in ${locale}`, async ({ page }) => {
      await openWidget(page, locale);
      await townsBox(page).click();
      await expect(message(page)).toHaveText(
        await sentence(page, 'inputTooShort', { minimum: 2, input: '' }),
      );
      await page.keyboard.type('sa');
      await expect(options(page)).toHaveCount(PAGE_SIZE);
      const expected = await allTowns(page, locale, 'sa');
      expect(expected.length).toBeGreaterThan(2 * PAGE_SIZE);
      expect(await scrollToEnd(page)).toEqual(expected);
      const last = expected.at(-1) as string;
      await options(page).last().click();
      await expect(page.locator('.select2-selection__choice__display')).toHaveText([last]);
      const [id] = await page
        .locator('#towns')
        .evaluate((select) =>
          [...(select as HTMLSelectElement).selectedOptions].map((option) => option.value),
        );
      await page.goto(`${routePath('forSale', locale)}?city=${id}`);
      await expect(page.getByText(last, { exact: true }).first()).toBeAttached();
    });

    test(`shows all towns before anything is typed in ${locale}`, async ({ page }) => {
      await openWidget(page, locale);
      await page.locator('#any + .select2').click();
      await expect(options(page)).toHaveCount(PAGE_SIZE);
      const [first] = await options(page).allTextContents();
      await page.locator('.select2-results__options').evaluate((list) => list.scrollTo(0, list.scrollHeight));
      await expect(options(page)).toHaveCount(2 * PAGE_SIZE);
      await options(page).first().click();
      await expect(page.locator('#any + .select2 .select2-selection__rendered')).toHaveText(String(first));
    });

    test.describe('with a failing server', () => {
      test.use({ expectedFailures: [503] });

      test(`shows an error in ${locale}`, async ({ page }) => {
        await openWidget(page, locale);
        await townsBox(page).click();
        await page.keyboard.type('qqqqqqqq');
        await expect(message(page)).toHaveText(await sentence(page, 'noResults'));
        await page.route('**/ajax/search-city?*', (route) =>
          route.fulfill({ status: 503, json: { status: 503, message: 'x', errors: [] } }),
        );
        await townsBox(page).fill('gent');
        await expect(message(page)).toHaveText(await sentence(page, 'errorLoading'));
        await page.unrouteAll({ behavior: 'wait' });
        for (const town of ['brugge', 'leuven']) {
          await openWidgetAgain(page);
          await townsBox(page).fill(town);
          await options(page).first().click();
        }
        await expect(page.locator('.select2-selection__choice__display')).toHaveCount(MAX_CHOSEN);
        await openWidgetAgain(page);
        await expect(message(page)).toHaveText(
          await sentence(page, 'maximumSelected', { maximum: MAX_CHOSEN }),
        );
      });
    });
  }
});

/** Opens the list, which closes after a choice. */
async function openWidgetAgain(page: Page): Promise<void> {
  if ((await page.locator('.select2-dropdown').count()) === 0) await townsBox(page).click();
}
