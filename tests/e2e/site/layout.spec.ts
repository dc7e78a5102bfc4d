import { expectNoLayoutShift, recordLayoutShifts } from '../../support/e2e/layout.ts';
import { KINDS_OF_PAGE } from '../../support/e2e/pages.ts';
import { test } from '../../support/e2e/test.ts';

test.describe('there is no layout shift while a page loads', { tag: '@js' }, () => {
  for (const name of ['home', 'results', 'offered home']) {
    test(`on ${name}`, async ({ page, visit, homes }) => {
      const kind = KINDS_OF_PAGE.find((other) => other.name === name);
      await recordLayoutShifts(page);
      await visit(kind?.pathIn('de', homes) ?? '');
      await expectNoLayoutShift(page);
    });
  }
});
