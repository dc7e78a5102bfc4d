/** The playground at `/graphql`, for browser tests. */
import { expect, type Page } from 'playwright/test';

/** Opens the playground, and waits for its editor, which shows the first example unless a link is opened. */
export async function openPlayground(
  page: Page,
  path = '/graphql',
  text = 'ApartmentsToRent',
): Promise<void> {
  await page.goto(path);
  await expect(queryEditor(page)).toContainText(text);
}

export const queryEditor = (page: Page) => page.locator('.graphiql-query-editor');
export const variableEditor = (page: Page) => page.getByRole('region', { name: 'Variables' });
export const resultPanel = (page: Page) => page.locator('.graphiql-response');
/** The names of the tabs; a tab also has a button that closes it. */
export const tabNames = (page: Page) => page.getByRole('tab').locator('button[title]');
export const selectedTab = (page: Page) => page.getByRole('tab', { selected: true });
export const executeButton = (page: Page) => page.getByRole('button', { name: /^Execute query/ });
export const example = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} `) });
