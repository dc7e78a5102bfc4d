/** A subscription to new offers, from a search to its end. */
import { routePath } from '../../../shared/routes.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { formLanguagesFrom } from '../../support/e2e/languages.ts';
import { switchIpAddress } from '../../support/e2e/leads.ts';
import { confirmationPath } from '../../support/e2e/mails.ts';
import { summaryNamed } from '../../support/e2e/results.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

for (const { locale, t, tag } of formLanguagesFrom('nl')) {
  test(
    `in ${locale}, a search is subscribed to, confirmed, paused and unsubscribed`,
    { tag },
    async ({ page, context, visit, hydrated, mailFolder }, { project }) => {
      await switchIpAddress(context);
      const email = `zoekt-${locale}-${project.name.replaceAll(' ', '-')}@mail.example`.toLowerCase();
      const main = page.getByRole('main');
      const clickButton = (name: string) => main.getByRole('button', { name }).first().click();
      await visit(`${routePath('forSale', locale)}?type=house&maxPrice=900000`);
      await main.getByRole('button', { name: t('estates.results.subscribe') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('subscriptions.subscribe.title'));
      await expect(main.getByRole('heading', { name: t('subscriptions.wish.title') })).toBeVisible();
      await hydrated();
      await expectAccessible(page, 'main');

      await main.getByLabel(t('forms.field.email')).fill(email);
      await main.getByText(t('subscriptions.field.more')).click();
      await main.locator('#subscribe-city').fill('Gent');
      await main.getByRole('checkbox', { name: t('subscriptions.subscribe.consent') }).check();
      await clickButton(t('subscriptions.subscribe.submit'));
      await expect(page).toHaveURL(new RegExp(`${routePath('subscribeSuccess', locale)}\\?`));
      await expect(main).toContainText(`${t('subscriptions.wish.SALE')} · ${t('estates.type.HOUSE')} · `);
      await expectAccessible(page, 'main');

      await visit(await confirmationPath(mailFolder, email));
      await expectAccessible(page, 'main');
      await clickButton(t('subscriptions.confirm.submit'));
      await expect(main.getByRole('status').first()).toHaveText(t('subscriptions.edit.done.confirmed'));
      await expectAccessible(page, 'main');

      await clickButton(t('subscriptions.searches.pause'));
      await expect(main.getByText(t('subscriptions.searches.paused'))).toBeVisible();
      await clickButton(t('subscriptions.searches.resume'));
      await expect(main.getByText(t('subscriptions.searches.paused'))).toHaveCount(0);

      await main.getByRole('link', { name: t('subscriptions.searches.change') }).click();
      await expect(main.getByRole('button', { name: t('subscriptions.searches.save') })).toBeVisible();
      await expectAccessible(page, 'main');
      await clickButton(t('subscriptions.searches.save'));
      await expect(main.getByRole('status').first()).toHaveText(t('subscriptions.edit.done.searches'));

      await main.getByRole('link', { name: t('subscriptions.end.unsubscribe') }).click();
      await clickButton(t('subscriptions.unsubscribe.submit'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('subscriptions.unsubscribe.doneTitle'),
      );
      await expectAccessible(page, 'main');
      await clickButton(t('subscriptions.unsubscribe.back'));
      await expect(main.getByText(t('subscriptions.unsubscribe.isBack'))).toBeVisible();
    },
  );
}

test('the link beside the number of homes subscribes to the search', async ({
  page,
  context,
  visit,
  hydrated,
  isScripted,
  mailFolder,
}, { project }) => {
  const t = textsIn('de');
  await switchIpAddress(context);
  const email = `suche-${project.name.replaceAll(' ', '-')}@mail.example`.toLowerCase();
  await visit(`${routePath('forSale', 'de')}?type=house&maxPrice=900000`);
  await hydrated();
  await page.getByRole('link', { name: t('estates.results.email') }).click();
  const form = isScripted ? page.getByRole('dialog') : page.getByRole('main');
  await expect(form).toContainText(/900\.000/);
  if (isScripted) await expectAccessible(page, 'dialog');
  await form.getByLabel(t('forms.field.email')).fill(email);
  await form.getByRole('checkbox', { name: t('subscriptions.subscribe.consent') }).check();
  await form.getByRole('button', { name: t('subscriptions.subscribe.submit') }).click();
  await expect(page.getByText(t('subscriptions.success.text'))).toBeVisible();

  await visit(await confirmationPath(mailFolder, email));
  await expect(page.getByRole('main')).toContainText(/900\.000/);
});

test.describe('an error', () => {
  test.use({ expectedFailures: [404, 422] });
  const t = textsIn('fr');
  const path = `${routePath('subscribe', 'fr')}?transaction=rent&type=apartment`;

  test('is shown beside the fields of a new and of an existing subscription, and the latter can be erased', async ({
    page,
    context,
    visit,
    hydrated,
    isScripted,
    mailFolder,
  }, { project }) => {
    await switchIpAddress(context);
    const email = `cherche-${project.name.replaceAll(' ', '-')}@mail.example`.toLowerCase();
    const main = page.getByRole('main');
    await visit(path);
    await hydrated();
    await main.getByText(t('subscriptions.field.more')).click();
    await main.getByLabel(t('forms.field.email')).fill(email);
    await main.getByLabel(t('subscriptions.field.phone')).fill('12');
    await main.getByRole('checkbox', { name: t('subscriptions.subscribe.consent') }).check();
    await main.getByRole('button', { name: t('subscriptions.subscribe.submit') }).click();
    await expect(main.getByRole('alert')).toContainText(t('forms.fault.phone'));
    await expect(main.getByLabel(t('subscriptions.field.phone'))).toHaveValue('12');
    await expectAccessible(page, 'main');
    await main.getByLabel(t('subscriptions.field.phone')).fill('');
    await main.getByRole('button', { name: t('subscriptions.subscribe.submit') }).click();
    await expect(page).toHaveURL(new RegExp(`${routePath('subscribeSuccess', 'fr')}\\?`));

    await visit(await confirmationPath(mailFolder, email));
    await main.getByRole('button', { name: t('subscriptions.confirm.submit') }).click();
    await expect(main.getByRole('status').first()).toHaveText(t('subscriptions.edit.done.confirmed'));
    await hydrated();
    await main.getByText(t('subscriptions.field.more')).click();
    await main.getByLabel(t('subscriptions.field.mobile')).fill('12');
    await main.getByRole('button', { name: t('subscriptions.edit.save') }).click();
    await expect(main.getByRole('alert')).toContainText(t('forms.fault.phone'));
    await expect(main.getByLabel(t('subscriptions.field.mobile'))).toHaveValue('12');
    await expectAccessible(page, 'main');

    await main.getByRole('button', { name: t('subscriptions.end.erase') }).click();
    await expect(main.getByRole('status').first()).toHaveText(t('subscriptions.edit.erased'));
    await expectAccessible(page, 'main');
    if (isScripted) await page.reload();
    await expect(main).not.toContainText(email);
  });

  test('with an invalid link: the visitor requests a new one', async ({ page, context, visit, hydrated }) => {
    await switchIpAddress(context);
    const main = page.getByRole('main');
    await visit(routePath('editSubscription', 'fr', { token: 'x'.repeat(43) }));
    await expectAccessible(page, 'main');
    await main.getByRole('link', { name: t('subscriptions.link.ask') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('subscriptions.link.title'));
    await hydrated();
    await expectAccessible(page, 'main');
    await main.getByLabel(t('forms.field.email')).fill('personne@mail.example');
    await main.getByRole('button', { name: t('subscriptions.link.submit') }).click();
    await expect(main.getByRole('status').first()).toContainText(t('subscriptions.link.sent'));
    await expectAccessible(page, 'main');
  });
});

test('a subscription has the filters that were typed but not applied', { tag: ['@js', '@desktop'] }, async ({
  page,
  context,
  visit,
  fullyHydrated,
}) => {
  const t = textsIn('en');
  await switchIpAddress(context);
  const main = page.getByRole('main');
  await visit(routePath('subscribe', 'en'));
  await fullyHydrated();
  await summaryNamed(page, t('estates.filters.price')).click();
  await main.getByLabel(t('estates.filters.maxPrice')).fill('300000');
  await main.getByLabel(t('forms.field.email')).fill('typed@mail.example');
  await main.getByRole('checkbox', { name: t('subscriptions.subscribe.consent') }).check();
  const sending = page.waitForRequest(
    (request) => request.postData()?.includes('typed@mail.example') === true,
  );
  await main.getByRole('button', { name: t('subscriptions.subscribe.submit') }).click();
  expect((await sending).postData()).toContain('"maxPrice":300000');
  await expect(page).toHaveURL(new RegExp(`${routePath('subscribeSuccess', 'en')}\\?`));
});

test('filters that were typed but not submitted go along to the subscription', { tag: '@desktop' }, async ({
  page,
  visit,
  fullyHydrated,
  isScripted,
}) => {
  const t = textsIn('en');
  const main = page.getByRole('main');
  await visit(routePath('forSale', 'en'));
  if (isScripted) await fullyHydrated();
  await summaryNamed(page, t('estates.filters.price')).click();
  await main.getByLabel(t('estates.filters.maxPrice')).fill('450000');
  await main.getByRole('button', { name: t('estates.results.subscribe') }).click();
  await expect(page).toHaveURL(/\/en\/keep-me-informed\?.*maxPrice=450000/);
  await expect(main.getByRole('list', { name: t('estates.filters.active') })).toContainText('450,000');
});

test('without JavaScript the address is asked for once the filters are submitted', {
  tag: '@desktop',
}, async ({ page, visit, isScripted }) => {
  test.skip(isScripted, 'with JavaScript both are on the page');
  const t = textsIn('en');
  const main = page.getByRole('main');
  const email = main.getByLabel(t('forms.field.email'));
  await visit(routePath('subscribe', 'en'));
  await expect(email).toBeHidden();
  await summaryNamed(page, t('estates.filters.price')).click();
  await main.getByLabel(t('estates.filters.maxPrice')).fill('450000');
  await main.getByRole('button', { name: t('subscriptions.wish.submit') }).click();
  await expect(email).toBeVisible();
  await expect(main.getByLabel(t('estates.filters.maxPrice'))).toBeHidden();
  await main.getByRole('link', { name: t('subscriptions.wish.change') }).click();
  await expect(email).toBeHidden();
  await summaryNamed(page, t('estates.filters.price')).click();
  await expect(main.getByLabel(t('estates.filters.maxPrice'))).toHaveValue('450000');
});
