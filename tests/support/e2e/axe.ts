import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const FURTHER_LANGUAGES: ReadonlySet<string> = new Set(['@language', '@form-language']);
const PHONE = { width: 412, height: 839 };

const OPTIONS: RunOptions = { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } };
const COLOUR_OPTIONS: RunOptions = { resultTypes: ['violations'], runOnly: COLOUR_RULES };

/** The violations of accessibility rules within a part of a page, in a few words each. */
async function violationsIn(page: Page, within: string, options = OPTIONS): Promise<string[]> {
  // Its script is large: a document gets it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(([selector, chosen]) => window.axe.run(selector, chosen), [
    within,
    options,
  ] as const);
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
  expect(await violationsIn(page, within)).toEqual([]);
  if (project.name === 'phone') return;
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await violationsIn(page, within, COLOUR_OPTIONS)).toEqual([]);
}

/** A page that is there already, as wide as a phone: styles ask for the width alone. */
export async function expectNoComplaintsOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await violationsIn(page, 'html')).toEqual([]);
}
