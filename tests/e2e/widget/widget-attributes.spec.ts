/** The widget with wrong attributes, attributes that change, and many elements. */
import type { Page, Request } from 'playwright/test';
import { expect } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';
import { onPartnerSite as test } from '../../support/widget/partner-site.ts';

const t = textsIn('en');
const ELEMENT = 'baksteen-homes';
const cardsOf = (page: Page) => page.locator(ELEMENT).getByRole('article');
const loaded = (baseURL: string | undefined) => `<script src="${baseURL}/widget.js"></script>`;

/** The requests for homes so far; the list grows later. */
function followRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => request.url().includes('/widget/homes?') && requests.push(request));
  return requests;
}

test.describe('attributes without meaning', () => {
  test.use({ expectedFailures: [400] });

  for (const [attributes, text] of [
    ['search="/en/for-sale?minPrice=900000&maxPrice=1"', t('widget.empty')],
    ['home="2147483647"', t('widget.gone')],
    ['search="https://other.example/en/for-sale"', t('widget.unavailable')],
    ['search="/en/for-sale?area=x"', t('widget.unavailable')],
    ['search="/en/contact"', t('widget.unavailable')],
    ['search="&quot;><script>alert(1)</script>"', t('widget.unavailable')],
  ] as const)
    test(`${attributes} shows a sentence`, { tag: ['@once', '@js'] }, async ({
      page,
      baseURL,
      partner,
      problems,
    }) => {
      await partner.open({ lang: 'en', body: `<${ELEMENT} ${attributes}></${ELEMENT}>${loaded(baseURL)}` });
      await expect(page.locator(ELEMENT).getByText(text)).toBeVisible();
      await expect(page.locator(ELEMENT).getByRole('link')).toHaveCount(1);
      if (text !== t('widget.unavailable')) return;
      // The author of the page reads why.
      await expect.poll(() => problems.length).toBe(1);
      expect(problems.splice(0)[0]).toContain(`<${ELEMENT}>: Neither the number of a home nor a search`);
    });
});

test('what cannot be a home or a search is not requested', { tag: ['@once', '@js'] }, async ({
  page,
  baseURL,
  partner,
  problems,
}) => {
  const requests = followRequests(page);
  const wrong = ['home="abc"', 'home="javascript:alert(1)"', '', `search="/${'x'.repeat(3000)}"`];
  const body = wrong.map((attributes) => `<${ELEMENT} ${attributes}></${ELEMENT}>`).join('');
  await partner.open({ lang: 'en', body: body + loaded(baseURL) });
  await expect.poll(() => problems.length).toBe(wrong.length);
  expect(problems.splice(0).every((line) => line.startsWith(`console warning: <${ELEMENT}>: `))).toBe(true);
  expect(requests).toEqual([]);
  await expect(page.locator(ELEMENT).first()).toHaveText('');
});

test('numbers out of bounds are brought within them', { tag: ['@once', '@js'] }, async ({
  page,
  baseURL,
  partner,
}) => {
  const body = `<${ELEMENT} search="/en/for-sale" count="9999" heading-level="99"></${ELEMENT}>`;
  await partner.open({ lang: 'en', body: body + loaded(baseURL) });
  await expect(cardsOf(page)).toHaveCount(12);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(12);
});

test('attributes that change show something else', { tag: ['@once', '@js'] }, async ({
  page,
  baseURL,
  partner,
}) => {
  const requests = followRequests(page);
  const body = `<${ELEMENT} search="/en/for-sale" count="2"></${ELEMENT}>`;
  await partner.open({ lang: 'en', body: body + loaded(baseURL) });
  await expect(cardsOf(page)).toHaveCount(2);
  await page.locator(ELEMENT).evaluate((element) => {
    element.setAttribute('count', '3');
    element.setAttribute('lang', 'fr');
    element.setAttribute('search', '/en/for-rent');
  });
  await expect(cardsOf(page)).toHaveCount(3);
  await expect(page.getByRole('link', { name: /chez Baksteen$/ })).toBeVisible();
  expect(requests).toHaveLength(2);
});

test('equal widgets share a request, and removed ones abort theirs', { tag: ['@once', '@js'] }, async ({
  page,
  baseURL,
  partner,
}) => {
  const requests = followRequests(page);
  const failed: string[] = [];
  // Pictures of removed cards are aborted, too.
  page.on('requestfailed', (request) => {
    if (request.url().includes('/widget/homes?')) failed.push(request.failure()?.errorText ?? '');
  });
  await partner.open({ lang: 'en', body: `<div id="place"></div>${loaded(baseURL)}${loaded(baseURL)}` });
  const create = (count: number, cards: number) =>
    page.evaluate(
      ([name, elements, shown]) => {
        const place = document.querySelector('#place') as HTMLElement;
        const created = Array.from({ length: elements }, () => {
          const element = document.createElement(name);
          element.setAttribute('search', '/en/for-sale');
          element.setAttribute('count', String(shown));
          return element;
        });
        place.replaceChildren(...created);
      },
      [ELEMENT, count, cards] as const,
    );
  await create(50, 1);
  await expect(cardsOf(page)).toHaveCount(50);
  expect(requests).toHaveLength(1);

  const held = Promise.withResolvers<void>();
  await page.route('**/widget/homes?*', async (route) => {
    await held.promise;
    await route.continue().catch(() => {});
  });
  await create(5, 2);
  await expect.poll(() => requests.length).toBe(2);
  await page.evaluate(() => document.querySelector('#place')?.replaceChildren());
  await expect.poll(() => failed).toEqual(['net::ERR_ABORTED']);
  held.resolve();
});
