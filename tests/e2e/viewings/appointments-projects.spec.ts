import type { APIRequestContext } from 'playwright/test';
import { routePath } from '../../../shared/routes.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const t = textsIn('en');

interface Project {
  id: string;
  name: string;
  hasAgenda: boolean;
  entities: { id: string; number: string; hasAgenda: boolean }[];
}

const PROJECTS = '{ projects(locale: en) { items { id name hasAgenda entities { id number hasAgenda } } } }';

/** Returns a project with viewings, and one of its entities with viewings. */
async function findViewed(request: APIRequestContext) {
  const response = await request.post('/graphql', { data: { query: PROJECTS } });
  const { items } = (await response.json()).data.projects as { items: Project[] };
  for (const project of items) {
    const entity = project.entities.find(({ hasAgenda }) => hasAgenda);
    if (project.hasAgenda && entity) return { project, entity };
  }
  throw new Error('no project has viewings');
}

test.describe('a viewing of new construction', () => {
  for (const kind of ['project', 'entity'] as const) {
    test(`of the kind ${kind} is booked from its page, with the next slot preselected`, async ({
      page,
      visit,
      hydrated,
    }) => {
      const found = await findViewed(page.request);
      await visit(routePath('estate', 'en', { estateId: found[kind].id }));
      await expect(page.getByRole('link', { name: t('listings.detail.viewingPlan') })).toBeVisible();
      await page.getByRole('link', { name: /^Next free time: / }).click();
      await hydrated();
      await expect(page.getByRole('heading', { name: t('appointments.choose.title') })).toBeVisible();
      await expect(page.locator('.slot input:checked')).toHaveCount(1);
      const viewed = page.getByRole('complementary', { name: t('appointments.home') });
      await expect(viewed).toContainText(found.project.name);
      if (kind === 'entity') await expect(viewed).toContainText(found.entity.number);
    });
  }
});
