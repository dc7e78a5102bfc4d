import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import type { StatusCode } from '../../../shared/listings/vocabulary.ts';
import { routePath } from '../../../shared/routes.ts';
import { seeChanges } from '../../support/database/see-changes.ts';
import { type DemoProject, findDemoProject, findProject } from '../../support/demo-project.ts';
import { expectRedirect } from '../../support/redirects.ts';
import { startSite, type TestSite } from '../../support/site.ts';

let site: TestSite;
let project: DemoProject;

beforeAll(async () => {
  site = await startSite();
  project = await findDemoProject(site);
});
afterAll(() => site.stop());

const get = (path: string) => request(site.app).get(path).set('accept', 'text/html').redirects(0);

describe('the page of an entity', () => {
  test('is reached by its permanent link and by its id alone', async () => {
    const [entity] = project.entities;
    const path = `${project.path}/${entity?.id}`;
    for (const link of [`/nl/detail?id=${entity?.id}`, `/nl/aanbod/${entity?.id}`]) {
      const response = await get(link);
      await expectRedirect(site.app, response, { status: 301, to: path });
    }
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toContain(`href="${project.path}"`);
  });

  test('that is sold stays indexed for 90 days, regardless of the others', async () => {
    const { id = 0 } = project.entities.find(({ status }) => status === 'SOLD') ?? {};
    const isIndexedAfter = async (days: number) => {
      const closed_at = new Date(Date.parse('2026-11-21T06:00:00Z') - days * 86_400_000);
      await site.database.db.updateTable('project_entity').set({ closed_at }).where('id', '=', id).execute();
      await seeChanges(site);
      const { status, text } = await get(`${project.path}/${id}`);
      expect(status).toBe(200);
      return !text.includes('content="noindex"');
    };
    expect([await isIndexedAfter(89), await isIndexedAfter(91)]).toEqual([true, false]);
    expect((await get(project.path)).text).not.toContain('content="noindex"');
  });

  test('of a project sold long ago is not indexed, like the project', async () => {
    const { id } = await findProject(site, 'SOLD');
    const { db } = site.database;
    const entity = await db
      .selectFrom('project_entity')
      .where('project_id', '=', id)
      .select('id')
      .executeTakeFirstOrThrow();
    const closed = (at: string) =>
      db
        .updateTable('listing')
        .set({ closed_at: new Date(at) })
        .where('id', '=', id)
        .execute();
    await db
      .updateTable('project_entity')
      .set({ closed_at: new Date('2026-11-20') })
      .where('id', '=', entity.id)
      .execute();
    const moved = await get(`/nl/detail?id=${entity.id}`);
    const pages: string[] = [];
    for (const at of ['2026-11-01', '2026-01-01']) {
      await closed(at);
      await seeChanges(site);
      pages.push((await get(moved.get('location') as string)).text);
    }
    expect(pages.map((text) => text.includes('content="noindex"'))).toEqual([false, true]);
  });

  test('that is withdrawn is 410 and links to its project', async () => {
    const { db } = site.database;
    const entity = project.entities.at(-1);
    const setStatus = (status: StatusCode) =>
      db
        .updateTable('project_entity')
        .set({ status })
        .where('id', '=', entity?.id ?? 0)
        .execute();
    await setStatus('WITHDRAWN');
    const moved = await get(`/nl/detail?id=${entity?.id}`);
    const { status, text } = await get(moved.get('location') as string);
    if (entity) await setStatus(entity.status as StatusCode);
    expect([moved.status, status]).toEqual([301, 410]);
    expect(text).toContain(`href="${project.path}"`);
    expect(text).toContain('content="noindex"');
    expect(text).not.toContain('id="plan"');
    expect(text).not.toContain('entity__facts');
  });

  test('of a withdrawn project is 410 and links to the other projects', async () => {
    const { db } = site.database;
    const { id } = await findProject(site, 'SOLD');
    const entity = await db
      .selectFrom('project_entity')
      .where('project_id', '=', id)
      .select('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('listing').set({ status: 'WITHDRAWN' }).where('id', '=', id).execute();
    const moved = await get(`/nl/detail?id=${entity.id}`);
    const page = await get(moved.get('location') as string);
    await db.updateTable('listing').set({ status: 'SOLD' }).where('id', '=', id).execute();
    expect(page.status).toBe(410);
    expect(page.text).toMatch(/class="notice[ "]/);
    expect(page.text).not.toContain(`href="${moved.get('location')?.replace(/\/\d+$/, '')}"`);
  });

  test('of another project is not found', async () => {
    const { id } = await findProject(site, 'SOLD');
    const entity = project.entities[0];
    const path = routePath('projectEntity', 'nl', { estateId: id, slug: 'x', entityId: entity?.id ?? 0 });
    expect((await get(path)).status).toBe(404);
    expect((await get(`${project.path}/abc`)).status).toBe(404);
  });
});
