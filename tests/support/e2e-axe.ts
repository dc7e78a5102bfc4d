import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, test } from './e2e-test.ts';

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const FURTHER_LANGUAGES: ReadonlySet<string> = new Set(['@language', '@form-language']);
const PHONE = { width: 412, height: 839 };

/** Looks for what axe complains about, and at nothing else: what is fine need not be written down. */
const axeOn = (page: Page, within: string) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .setLegacyMode()
    .include(within);

/** What axe complains about, in a few words each. */
async function complaintsIn(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
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
  if (tags.some((tag) => FURTHER_LANGUAGES.has(tag)) || project.use.javaScriptEnabled === false) return;
  if (project.name === 'phone' && within !== 'html') return;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await complaintsIn(axeOn(page, within))).toEqual([]);
  if (project.name === 'phone') return;
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await complaintsIn(axeOn(page, within).withRules(COLOUR_RULES))).toEqual([]);
}

/** A page that is there already, as wide as a phone: styles ask for the width alone. */
export async function expectNoComplaintsOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await complaintsIn(axeOn(page, 'html'))).toEqual([]);
}
