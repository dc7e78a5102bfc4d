import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, test } from './e2e-test.ts';

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe complains about, in a few words each. */
async function complaintsIn(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

/** Everything in light colours; in dark ones only the colours differ, and those are the same on a phone. */
export async function expectNoComplaints(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await complaintsIn(new AxeBuilder({ page }))).toEqual([]);
  if (test.info().project.name === 'phone') return;
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await complaintsIn(new AxeBuilder({ page }).withRules(COLOUR_RULES))).toEqual([]);
}
