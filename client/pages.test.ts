/** Properties of page rows that have to agree with each other. */
import { expect, test } from '@jest/globals';
import type { PageRow, PageSource } from './page.ts';
import { PAGES } from './pages.ts';

function loadsMap({ messages = [], deferred }: PageSource): boolean {
  return [...messages, ...(deferred?.messages ?? [])].includes('map/place');
}

/** A page and the pages at the same URL. */
const sourcesOf = (row: PageRow): PageSource[] => [row, ...Object.values(row.variants ?? {})];

test('the row of a page has a map exactly when the page loads the messages of maps', () => {
  const withMap = PAGES.filter((row) => sourcesOf(row).some(loadsMap)).map(({ name }) => name);
  expect(withMap.length).toBeGreaterThan(10);
  expect(PAGES.filter(({ hasMap }) => hasMap).map(({ name }) => name)).toEqual(withMap);
});
