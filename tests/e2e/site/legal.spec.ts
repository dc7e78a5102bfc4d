import { routePath } from '../../../shared/routes.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

for (const { locale, name, section } of [
  { locale: 'nl', name: 'privacy', section: 'rights' },
  { locale: 'fr', name: 'terms', section: 'profession' },
] as const) {
  const t = textsIn(locale);
  test(`in ${locale}, the footer links to the ${name}, whose table of contents links to its sections`, async ({
    page,
    visit,
    hydrated,
  }) => {
    await visit(routePath('home', locale));
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: t(`layout.item.${name}`) }).click();
    await hydrated();
    await expect(page).toHaveURL(routePath(name, locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(`legal.${name}.title`));
    const contents = page.getByRole('navigation', { name: t('legal.contents') });
    const heading = t(`legal.${name}.${section}.title` as Parameters<typeof t>[0]);
    await contents.getByRole('link', { name: heading }).click();
    await expect(page).toHaveURL(new RegExp(`#${section}$`));
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
    await page.emulateMedia({ media: 'print' });
    await expect(contents).toBeHidden();
  });
}

test('nothing is stored before a visitor makes a choice, as the legal texts promise', async ({
  page,
  visit,
  context,
}) => {
  await visit(routePath('privacy', 'en'));
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(window.localStorage)).catch(() => [])).toEqual([]);
});
