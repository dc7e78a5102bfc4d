import { expect, test } from 'playwright/test';
import { type DevelopmentSite, startDevelopment } from '../../support/e2e/development.ts';

/** The first start seeds a database, bundles the packages and loads about 500 modules one by one. */
const TIMEOUT_MS = 240_000;
const SLOW = { timeout: 60_000 };
const CARD = 'client/features/estates/estate-card.tsx';

test.describe('npm run dev @once @js', () => {
  test.setTimeout(TIMEOUT_MS);
  test.use({ actionTimeout: 60_000 });
  let site: DevelopmentSite;
  test.beforeAll(async () => {
    // A hook has a time limit of its own.
    test.setTimeout(TIMEOUT_MS);
    site = await startDevelopment();
  });
  test.afterAll(() => site?.stop());

  test('renders on the server, and shows each kind of change', async ({ page, request }) => {
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(String(error)));
    const address = `${site.url}/en/for-sale`;
    const sentHtml = async () => (await request.get(address)).text();
    expect(await sentHtml()).toContain('class="card__title"');
    await page.goto(address);
    // A change reaches a page only after its scripts have run.
    const ready = () => page.waitForSelector('html[data-ready=whole]', { state: 'attached', ...SLOW });
    await ready();

    await test.step('a component and a style change without a new document', async () => {
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      site.edit(CARD, '{texts.kind}</span>', '{texts.kind} (changed)</span>');
      await expect(page.locator('.card__type').first()).toHaveText(/\(changed\)$/, SLOW);
      site.edit('client/layout/header.css', '.header {', '.header { outline: 3px solid rgb(1, 2, 3);');
      await expect(page.locator('.header')).toHaveCSS('outline-color', 'rgb(1, 2, 3)', SLOW);
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      expect(await sentHtml()).toContain('(changed)</span>');
    });

    await test.step('a message', async () => {
      site.edit('locales/en/results.json', '"Property for sale"', '"Changed property for sale"');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changed property for sale', SLOW);
      expect(await sentHtml()).toContain('Changed property for sale');
      await ready();
    });

    await test.step('a page module', async () => {
      const file = 'client/features/estates/results-page.tsx';
      site.edit(
        file,
        '<div className="results has-rest">',
        '<div className="results has-rest" id="changed">',
      );
      await expect(page.locator('.results#changed')).toBeVisible(SLOW);
      expect(await sentHtml()).toContain('id="changed"');
    });

    await test.step('a resolver', async () => {
      const data = { query: '{ settings { agencyName } }' };
      const nameSent = async () =>
        (await (await request.post(`${site.url}/graphql`, { data })).json()).data.settings.agencyName;
      expect(await nameSent()).not.toBe('Changed');
      site.edit(
        'graphql/settings/resolvers.ts',
        '=> ports.settings;',
        "=> ({ ...ports.settings, agencyName: 'Changed' });",
      );
      await expect.poll(nameSent, SLOW).toBe('Changed');
    });

    expect(problems).toEqual([]);
  });

  test('shows the stack of an error while rendering, in browser and terminal', async ({ page }) => {
    site.edit(CARD, '  const Heading =', "  if (level) throw new Error('broken card');\n  const Heading =");
    const response = await page.goto(`${site.url}/en/for-sale`);
    expect(response?.status()).toBe(500);
    await expect(page.locator('body')).toContainText(
      /Error: broken card\s+at EstateCard \(.*estate-card\.tsx/,
    );
    expect(site.output()).toMatch(/Error: broken card\s+at EstateCard \(.*estate-card\.tsx/);
  });
});
