/** Properties of page rows that have to agree with each other. */
import { expect, test } from '@jest/globals';
import type { PageRow, PageSource } from './page.ts';
import { PAGES } from './pages.ts';

function loadsMap({ messages = [], deferred }: PageSource): boolean {
  return [...messages, ...(deferred?.messages ?? [])].includes('map/place');
}

/** A page and the pages at the same URL. */
const sourcesOf = (row: PageRow): PageSource[] => [row, ...Object.values(row.variants ?? {})];

test('a page has a map exactly when it loads the messages of maps', () => {
  const hasMap = (row: PageRow) => sourcesOf(row).some((source) => source.hasMap);
  const withMap = PAGES.filter((row) => sourcesOf(row).some(loadsMap)).map(({ name }) => name);
  expect(withMap.length).toBeGreaterThan(10);
  expect(PAGES.filter(hasMap).map(({ name }) => name)).toEqual(withMap);
  // Where only some variants have a map, those are marked.
  const mixed = PAGES.filter((row) => hasMap(row) && !row.hasMap).flatMap(sourcesOf);
  expect(mixed.filter((source) => source.hasMap)).toEqual(mixed.filter(loadsMap));
  expect(mixed.length).toBeGreaterThan(3);
});
