/** A subscription to new offers, from a search to its end. */

import { routePath } from '../../shared/routes.ts';
import { expectNoComplaints } from '../support/e2e-axe.ts';
import { languagesFrom } from '../support/e2e-languages.ts';
import { comeFromElsewhere } from '../support/e2e-leads.ts';
import { confirmationPath } from '../support/e2e-mails.ts';
import { expect, test } from '../support/e2e-test.ts';

for (const { locale, t, tag } of languagesFrom('nl')) {
  test(
    `in ${locale}, a search is subscribed to, confirmed, paused and left`,
    { tag },
    async ({ page, context, visit, takenOver, mailFolder }, { project }) => {
      await comeFromElsewhere(context);
      const email = `zoekt-${locale}-${project.name.replaceAll(' ', '-')}@mail.example`.toLowerCase();
      const main = page.getByRole('main');
      const press = (name: string) => main.getByRole('button', { name }).first().click();
      await visit(`${routePath('forSale', locale)}?type=house&maxPrice=900000`);
      await main.getByRole('link', { name: t('estates.results.subscribe') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('subscriptions.subscribe.title'));
      await expect(main.getByRole('heading', { name: t('subscriptions.wish.title') })).toBeVisible();
      await takenOver();
      await expectNoComplaints(page, 'main');

      await main.getByLabel(t('forms.field.email')).fill(email);
      await main.getByText(t('subscriptions.field.more')).click();
      await main.locator('#subscribe-city').fill('Gent');
      await main.getByRole('checkbox', { name: t('subscriptions.subscribe.consent') }).check();
      await press(t('subscriptions.subscribe.submit'));
      await expect(page).toHaveURL(new RegExp(`${routePath('subscribeSuccess', locale)}$`));
      await expectNoComplaints(page, 'main');

      await visit(await confirmationPath(mailFolder, email));
      await expectNoComplaints(page, 'main');
      await press(t('subscriptions.confirm.submit'));
      await expect(main.getByRole('status').first()).toHaveText(t('subscriptions.edit.done.confirmed'));
      await expectNoComplaints(page, 'main');

      await press(t('subscriptions.searches.pause'));
      await expect(main.getByText(t('subscriptions.searches.paused'))).toBeVisible();
      await press(t('subscriptions.searches.resume'));
      await expect(main.getByText(t('subscriptions.searches.paused'))).toHaveCount(0);

      await main.getByRole('link', { name: t('subscriptions.searches.change') }).click();
      await expect(main.getByRole('button', { name: t('subscriptions.searches.save') })).toBeVisible();
      await expectNoComplaints(page, 'main');
      await press(t('subscriptions.searches.save'));
      await expect(main.getByRole('status').first()).toHaveText(t('subscriptions.edit.done.searches'));

      await main.getByRole('link', { name: t('subscriptions.end.unsubscribe') }).click();
      await press(t('subscriptions.unsubscribe.submit'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('subscriptions.unsubscribe.doneTitle'),
      );
      await expectNoComplaints(page, 'main');
      await press(t('subscriptions.unsubscribe.back'));
      await expect(main.getByText(t('subscriptions.unsubscribe.isBack'))).toBeVisible();
    },
  );
}
