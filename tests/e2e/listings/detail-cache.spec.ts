import { routePath } from '../../../shared/routes.ts';
import { askApi } from '../../support/e2e/homes.ts';
import { expect, test } from '../../support/e2e/test.ts';

interface Similar {
  estate: { path: string; similar: { id: string; path: string; similar: { id: string }[] }[] };
}

const SIMILAR = `query ($id: ID!) {
  estate(id: $id, locale: en) { path similar { id path similar { id } } }
}`;

test('going back from a similar home to a home sends no query', { tag: ['@js', '@once'] }, async ({
  page,
  visit,
  homes,
  request,
  fullyHydrated,
}) => {
  const { id } = homes.offered;
  const { estate } = await askApi<Similar>(request, SIMILAR, { id });
  // Its list of similar homes has fewer fields of the first home.
  const neighbour = estate.similar.find(({ similar }) => similar.some((home) => home.id === id));
  const queries: (string | null)[] = [];
  page.on('request', (sent) => {
    if (new URL(sent.url()).pathname === '/graphql') queries.push(sent.postData());
  });
  await visit(routePath('estate', 'en', { estateId: id }));
  await fullyHydrated();
  const answered = page.waitForResponse((response) => !!response.request().postData()?.includes('Similar'));
  await page.locator(`a[href="${neighbour?.path}"]`).first().click();
  await expect(page).toHaveURL(String(neighbour?.path));
  await answered;
  queries.length = 0;
  await page.goBack();
  await expect(page).toHaveURL(estate.path);
  await expect(page.locator(`a[href="${neighbour?.path}"]`).first()).toBeVisible();
  expect(queries).toEqual([]);
});
