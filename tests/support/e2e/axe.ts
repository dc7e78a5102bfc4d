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

/** Rules that axe does not run by default. */
const FURTHER_RULES = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };

const OPTIONS: RunOptions = { resultTypes: ['violations'], rules: FURTHER_RULES };
const COLOUR_OPTIONS: RunOptions = { resultTypes: ['violations'], runOnly: COLOUR_RULES };

/** Returns the accessibility violations in a part of a page, one short line each. */
async function findViolations(page: Page, within: string, options = OPTIONS): Promise<string[]> {
  // The script is large, so each document gets it once.
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
 * Runs all rules in light colours. Dark colours need only the colour rules, which are the same on a phone.
 * Other languages differ only in text, and without JavaScript axe cannot run. `within`: a part of the page,
 * when the rest is unchanged; a phone always checks the whole page.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  const { tags, project } = test.info();
  if (tags.some((tag) => FURTHER_LANGUAGES.has(tag)) || project.use.javaScriptEnabled === false) return;
  if (project.name === 'phone' && within !== 'html') return;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await findViolations(page, within)).toEqual([]);
  if (project.name === 'phone') return;
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await findViolations(page, within, COLOUR_OPTIONS)).toEqual([]);
}

/** Checks a loaded page at the width of a phone, because styles depend only on the width. */
export async function expectAccessibleOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await findViolations(page, 'html')).toEqual([]);
}
