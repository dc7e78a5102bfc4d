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

/**
 * Everything in light colours; in dark ones only the colours differ, and those are the same on a phone. In further
 * languages only the words differ; and axe is JavaScript. `within`: a part of a page whose rest is as it was; on a phone
 * it is looked at with its whole page only.
 */
export async function expectNoComplaints(page: Page, within = 'html'): Promise<void> {
  const { tags, project } = test.info();
  if (tags.includes('@language') || project.use.javaScriptEnabled === false) return;
  if (project.name === 'phone' && within !== 'html') return;
  const axe = () => new AxeBuilder({ page }).include(within);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await complaintsIn(axe())).toEqual([]);
  if (project.name === 'phone') return;
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await complaintsIn(axe().withRules(COLOUR_RULES))).toEqual([]);
}
