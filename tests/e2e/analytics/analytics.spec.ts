/** Visits count only as the visitor allows, by the path of the page, and never on pages with a secret address. */
import type { Page } from 'playwright/test';
import { routePath } from '../../../shared/routes.ts';
import { holdScript, MATOMO, toolCookies, withTool } from '../../support/e2e/analytics.ts';
import { expectAccessible, expectAccessibleOnPhone } from '../../support/e2e/axe.ts';
import { fillIn, submit } from '../../support/e2e/leads.ts';
import { expect } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const google = withTool({ tool: 'ga4', measurementId: 'G-TEST1234' });
const matomo = withTool({ tool: 'matomo', host: MATOMO, siteId: 1, cookies: true });
const plausible = withTool({ tool: 'plausible', domain: 'agency.example', consent: false });
google.use({ expectedFailures: [404] });

const t = textsIn('en');
const SECRET = routePath('editSubscription', 'en', { token: 'a'.repeat(43) });
const COLLECT = 'https://region1.google-analytics.com/g/collect';

const regionOf = (page: Page) => page.getByRole('region', { name: t('analytics.region') });
const buttonOf = (page: Page, name: 'allow' | 'decline') =>
  regionOf(page).getByRole('button', { name: t(`analytics.${name}`), exact: true });
const linkInFooter = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

google(
  'after a yes, each page counts once, by its path, and a form by its kind',
  { tag: '@once' },
  async ({ page, baseURL, requests, visit }) => {
    const sent = (name: string) =>
      requests
        .filter(({ url, sent: { en } }) => url === COLLECT && en === name)
        .map((request) => request.sent);
    const views = () =>
      sent('page_view').map(({ page_location }) => String(page_location).replace(baseURL ?? '', ''));
    await visit('/en/for-sale?where=Kerkstraat%205');
    await expect(regionOf(page)).toBeVisible();
    expect(requests).toEqual([]);
    expect(await toolCookies(page)).toEqual([]);

    await buttonOf(page, 'allow').click();
    await expect(regionOf(page)).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
    await expect.poll(views).toEqual(['/en/for-sale']);
    await linkInFooter(page, t('layout.item.contact')).click();
    await expect.poll(views).toEqual(['/en/for-sale', '/en/contact']);
    expect(sent('page_view')[1]).toMatchObject({
      page_title: expect.stringContaining(t('layout.item.contact')),
      page_referrer: `${baseURL}/en/for-sale`,
    });

    const visitor = { place: page, t, form: 'contact' as const };
    await fillIn(visitor);
    await submit(visitor);
    await expect.poll(() => sent('generate_lead').map(({ lead_kind }) => lead_kind)).toEqual(['contact']);
    expect(views()).toEqual(['/en/for-sale', '/en/contact']);
    // What Google's tag adds by itself has no query either.
    expect(JSON.stringify(requests)).not.toMatch(/Kerkstraat|%3F|\?/);
  },
);

plausible(
  'a visit from a widget counts with the site that shows the widget, and nothing else of the query',
  { tag: '@once' },
  async ({ requests, visit, baseURL }) => {
    const urls = () => requests.map(({ sent: { url } }) => String(url).replace(baseURL ?? '', ''));
    await visit('/en/for-sale?q=Kerkstraat&utm_source=partner.example&utm_medium=widget&utm_term=x');
    await expect.poll(urls).toEqual(['/en/for-sale?utm_source=partner.example&utm_medium=widget']);
    await visit('/en/for-rent?utm_source=partner%26mail%3Da%40b.c&utm_medium=widget');
    await expect.poll(() => urls().slice(1)).toEqual(['/en/for-rent']);
    await visit('/en/news?utm_source=partner.example&utm_medium=email');
    await expect.poll(() => urls().slice(2)).toEqual(['/en/news']);
  },
);

google(
  'a page with a secret address loads and asks nothing, also after a yes',
  { tag: '@once' },
  async ({ page, requests, visit, fullyHydrated }) => {
    await visit('/en');
    await buttonOf(page, 'allow').click();
    await expect.poll(() => requests.length).toBe(2);
    await page.goto(SECRET);
    await fullyHydrated();
    expect(requests).toHaveLength(2);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await fullyHydrated();
    await expect(regionOf(page)).toHaveCount(0);
    expect(requests).toHaveLength(2);
    await expect(page.locator('script[src*="google"]')).toHaveCount(0);
    expect(JSON.stringify(requests)).not.toContain('aaaa');
  },
);
google(
  'after a no, nothing counts, and the page does not ask again for six months',
  { tag: '@once' },
  async ({ page, requests, visit, fullyHydrated }) => {
    await visit('/en');
    await buttonOf(page, 'decline').click();
    await expect(regionOf(page)).toBeHidden();
    await page.reload();
    await fullyHydrated();
    await expect(regionOf(page)).toHaveCount(0);
    expect(requests).toEqual([]);

    const chosenAt = Date.now() - 183 * 86_400_000;
    await page.evaluate(
      (choice) => localStorage.setItem('analytics-choice', choice),
      JSON.stringify({ isAllowed: true, chosenAt }),
    );
    await page.reload();
    await expect(regionOf(page)).toBeVisible();
    expect(requests).toEqual([]);
  },
);

google(
  'withdrawing stops counting, and removes the cookies',
  { tag: '@once' },
  async ({ page, requests, visit }) => {
    await visit('/en');
    await buttonOf(page, 'allow').click();
    await expect.poll(() => toolCookies(page)).toEqual(['_ga', '_ga_TEST1234']);
    await linkInFooter(page, t('layout.analytics')).click();
    const section = page.getByRole('region', { name: t('analytics.title') });
    await expect(section.getByRole('status')).toHaveText(t('analytics.state.counted'));
    await expect.poll(() => requests.filter(({ sent }) => sent.en === 'page_view').length).toBe(2);

    await section.getByRole('button', { name: t('analytics.decline') }).click();
    await expect(section.getByRole('status')).toHaveText(t('analytics.state.notCounted'));
    expect(await toolCookies(page)).toEqual([]);
    const before = requests.length;
    await linkInFooter(page, t('layout.item.contact')).click();
    await expect(page).toHaveTitle(new RegExp(t('layout.item.contact')));
    expect(requests).toHaveLength(before);
    expect(await toolCookies(page)).toEqual([]);
  },
);

google(
  'a signal of the browser counts as a no, without a question',
  { tag: '@once' },
  async ({ page, requests, visit, fullyHydrated }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await visit(routePath('privacy', 'en'));
    await fullyHydrated();
    await expect(page.getByText(t('analytics.state.objected'))).toBeVisible();
    await expect(regionOf(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('analytics.allow') })).toHaveCount(0);
    expect(requests).toEqual([]);
  },
);

google('without JavaScript nothing is asked', { tag: '@once' }, async ({ pageWithoutJavaScript: page }) => {
  await page.goto(routePath('privacy', 'en'));
  await expect(page.getByRole('heading', { name: t('analytics.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('analytics.allow') })).toHaveCount(0);
  await expect(page.locator('script[src*="google"], link[href*="google"]')).toHaveCount(0);
});

google('the question has equal answers and hides nothing', { tag: '@once' }, async ({ page, visit }) => {
  await visit('/en');
  await expect(regionOf(page)).toBeInViewport();
  const boxes = await Promise.all(
    (['allow', 'decline'] as const).map(async (name) => {
      const button = buttonOf(page, name);
      const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
      return [width, height, await button.getAttribute('class'), await button.getAttribute('aria-pressed')];
    }),
  );
  expect(boxes[0]).toEqual(boxes[1]);
  const top = () => regionOf(page).evaluate((region) => region.getBoundingClientRect().top);
  await page.locator('.footer a').first().focus();
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(
      (edge) =>
        !document.activeElement?.closest('.consent') &&
        (document.activeElement?.getBoundingClientRect().bottom ?? 0) > edge,
      await top(),
    );
    expect(isCovered).toBe(false);
  }
  await page.locator('.footer a').last().focus();
  await page.keyboard.press('Tab');
  await expect(regionOf(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(buttonOf(page, 'allow')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(buttonOf(page, 'decline')).toBeFocused();
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await page.setViewportSize({ width: 800, height: 400 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(regionOf(page)).not.toBeInViewport();
});

matomo(
  'Matomo counts by its own client, and loses its cookies with the choice',
  { tag: '@once' },
  async ({ page, baseURL, requests, visit }) => {
    const sent = () =>
      requests.filter(({ url }) => url === `${MATOMO}/matomo.php`).map((request) => request.sent);
    await visit('/en/for-sale?sortType=price');
    await buttonOf(page, 'allow').click();
    await expect
      .poll(sent)
      .toEqual([{ idsite: '1', url: `${baseURL}/en/for-sale`, urlref: '', action_name: '/en/for-sale' }]);
    expect(await toolCookies(page)).toEqual(['_pk_id.1.abcd']);
    await linkInFooter(page, t('layout.analytics')).click();
    await expect.poll(() => sent().length).toBe(2);
    await page.getByRole('button', { name: t('analytics.decline') }).click();
    await expect.poll(() => toolCookies(page)).toEqual([]);
  },
);

plausible(
  'without cookies and consent, pages count until the visitor objects',
  { tag: '@once' },
  async ({ page, baseURL, requests, visit, fullyHydrated }) => {
    const event = { name: 'pageview', domain: 'agency.example' };
    await visit('/en/for-sale?sortType=price');
    await expect
      .poll(() => requests.map(({ sent }) => sent))
      .toEqual([{ ...event, url: `${baseURL}/en/for-sale`, referrer: '' }]);
    await expect(regionOf(page)).toHaveCount(0);
    await linkInFooter(page, t('layout.analytics')).click();
    await expect.poll(() => requests.length).toBe(2);
    await page.getByRole('button', { name: t('analytics.decline') }).click();
    await expect(page.getByText(t('analytics.state.notCounted'))).toBeVisible();
    await visit('/en');
    await fullyHydrated();
    expect(requests).toHaveLength(2);
  },
);

for (const [name, onTool, views] of [
  ['Matomo', matomo, `${MATOMO}/matomo.php`],
  ['Google', google, COLLECT],
] as const) {
  onTool(
    `a no while the script of ${name} loads leaves nothing to send`,
    { tag: '@once' },
    async ({ page, baseURL, requests, visit }) => {
      const script = await holdScript(page);
      const statement = routePath('privacy', 'en');
      const sent = () =>
        requests
          .filter(({ url }) => url === views)
          .map(({ sent: { url, page_location } }) => url ?? page_location);
      await visit('/en');
      await buttonOf(page, 'allow').click();
      await script.requested;
      await linkInFooter(page, t('layout.analytics')).click();
      const section = page.getByRole('region', { name: t('analytics.title') });
      await section.getByRole('button', { name: t('analytics.decline') }).click();
      await expect(section.getByRole('status')).toHaveText(t('analytics.state.notCounted'));
      await script.release();
      expect(await toolCookies(page)).toEqual([]);
      // Requests are listed in their order, so nothing of the time before the no may come first.
      await section.getByRole('button', { name: t('analytics.allow') }).click();
      await expect.poll(sent).toEqual([baseURL + statement]);
    },
  );
}
