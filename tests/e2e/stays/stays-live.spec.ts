/** Features that need JavaScript: live nights of a unit. */
import { addDays } from '../../../shared/days.ts';
import { routePath } from '../../../shared/routes.ts';
import { languagesFrom } from '../../support/e2e/languages.ts';
import { switchIpAddress } from '../../support/e2e/leads.ts';
import { bookElsewhere, findStay } from '../../support/e2e/stays.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const STREAM = '**/graphql/stream*';

test.beforeEach(async ({ context }) => {
  await switchIpAddress(context);
});

for (const { locale, t, tag } of languagesFrom('en')) {
  test(
    `in ${locale}, two visitors see nights taken and freed, and keep their input`,
    { tag: ['@js', ...tag] },
    async ({ page, context, request, visit, fullyHydrated, mailFolder }, { project }) => {
      const stay = await findStay(request, { project: project.name, locale, index: 4 });
      const { rentalUnitId, from } = stay;
      await visit(stay.path);
      await fullyHydrated();
      const panel = page.getByRole('complementary', { name: t('holiday.stay.title') });
      const total = String(await panel.locator('.stay__total').textContent());
      // The visitor has typed other dates.
      const until = panel.getByLabel(t('holiday.search.until'), { exact: true });
      await until.fill(addDays(from, 20));
      const other = await context.newPage();
      await other.goto(routePath('holidayUnit', locale, { rentalUnitId }));
      await other.locator('html[data-ready=whole]').waitFor({ state: 'attached' });
      const days = [page, other].map((window) =>
        window
          .locator(`#month-${from.slice(0, 7)} .day`)
          .filter({ hasText: new RegExp(`^${Number(from.slice(8))}\\b`) }),
      );
      for (const day of days) await expect(day).not.toContainText(t('holiday.calendar.TAKEN'));

      const taken = await bookElsewhere(request, stay, { context, mailFolder });
      const news = panel.getByRole('status');
      await expect(news).toContainText(t('holiday.stay.lost'));
      for (const day of days) await expect(day).toContainText(t('holiday.calendar.TAKEN'));
      await expect(panel.locator('.stay__total')).toHaveCount(0);
      await expect(panel).toContainText(t('holiday.stay.others'));
      await expect(panel.getByRole('link', { name: t('holiday.stay.request') })).toHaveCount(0);
      await expect(until).toHaveValue(addDays(from, 20));

      await taken.giveBack();
      await expect(news).toContainText(t('holiday.stay.freed'));
      await expect(panel.locator('.stay__total')).toHaveText(total);
      for (const day of days) await expect(day).not.toContainText(t('holiday.calendar.TAKEN'));
      await expect(until).toHaveValue(addDays(from, 20));
      await other.close();
    },
  );
}

test.describe('without a stream', () => {
  test.use({ expectedFailures: [503] });

  test(
    'the nights are polled',
    { tag: '@js' },
    async ({ page, context, request, visit, mailFolder }, { project }) => {
      const t = textsIn('nl');
      const stay = await findStay(request, { project: project.name, locale: 'nl', index: 5 });
      await page.clock.install();
      await page.route(STREAM, (route) => route.fulfill({ status: 503 }));
      const refused = page.waitForResponse(STREAM);
      await visit(stay.path);
      // After an interaction the page may send requests, but not on load.
      await page.mouse.click(5, 5);
      await refused;
      const taken = await bookElsewhere(request, stay, { context, mailFolder });
      await expect(async () => {
        await page.clock.fastForward(20_000);
        await expect(page.locator('#stay')).toContainText(t('holiday.stay.lost'), { timeout: 1_000 });
      }).toPass();
      await taken.giveBack();
    },
  );
});
