/** The fixed pages of the sitemap derive from the rows of the pages. */
import { expect, test } from '@jest/globals';
import { type DocumentNode, Kind } from 'graphql';
import type { PageRow } from '../../../../client/page.ts';
import { PAGES } from '../../../../client/pages.ts';
import type { Executor } from '../../../../graphql/execute.ts';
import { ROUTES } from '../../../../shared/routes.data.ts';
import { listFixedPages } from './page-lists.ts';

/** Returns the names of a document's fields in its result. */
function fieldsOf({ definitions }: DocumentNode): string[] {
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const selections =
    operation && 'selectionSet' in operation ? (operation.selectionSet?.selections ?? []) : [];
  return selections.flatMap((field) =>
    field.kind === Kind.FIELD ? [field.alias?.value ?? field.name.value] : [],
  );
}

/** Counts this number of items in each list. */
const counting =
  (total: number, counted: string[] = []): Executor =>
  async (document: DocumentNode) => {
    counted.push(...fieldsOf(document));
    return Object.fromEntries(fieldsOf(document).map((name) => [name, { total }])) as never;
  };

async function pathsOf(execute: Executor, pages?: readonly PageRow[]): Promise<(string | undefined)[]> {
  const listed = await listFixedPages(execute, pages);
  return listed.map(({ paths }) => paths.find(({ locale }) => locale === 'en')?.path);
}

test('a page that is added with a path and a row is in the sitemap', async () => {
  const row = { name: 'subscribeSuccess', file: 'client/features/added/added-page.tsx' } as PageRow;
  expect(await pathsOf(counting(1), [row])).toEqual(['/en/keep-me-informed/success']);
});

test.each(PAGES.map((row) => [row.name, row] as const))(
  'the page %s is in the sitemap, or its row says why not',
  async (name, row) => {
    const path = `/en/${ROUTES[name].en}`.replace(/\/$/, '');
    const isLeftOut = Boolean(row.hasSecretUrl || (row.sitemap && row.sitemap !== 'if-not-empty'));
    expect(await pathsOf(counting(1), [row])).toEqual(isLeftOut ? [] : [path]);
  },
);

test('lists are in the sitemap unless they are empty', async () => {
  const counted: string[] = [];
  const filled = await pathsOf(counting(1, counted));
  const empty = await pathsOf(counting(0));
  const lists = PAGES.filter(({ sitemap }) => sitemap === 'if-not-empty').map(({ name }) => name);
  expect(counted.sort()).toEqual([...lists].sort());
  expect(filled.filter((path) => !empty.includes(path))).toEqual(
    lists.map((name) => `/en/${ROUTES[name].en}`),
  );
  expect(empty).toContain('/en/contact');
});
