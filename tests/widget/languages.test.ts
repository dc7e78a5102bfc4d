import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import request from 'supertest';
import { WIDGET_HOMES_PATH } from '../../shared/widget.ts';
import { startSite } from '../support/site.ts';

test('a site with two languages has no texts, cards or links in others', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'widget-site-'));
  await writeFile(path.join(folder, 'site.json'), JSON.stringify({ languages: ['fr', 'de'] }));
  const small = await startSite({ env: { SITE_DIR: folder } });
  const find = async (query: object) => (await request(small.app).get(WIDGET_HOMES_PATH).query(query)).body;
  const inFrench = await find({ search: '/fr/a-vendre', lang: 'fr', count: 2 });
  expect(inFrench.cards[0].path).toMatch(/^\/fr\/offre\//);
  expect(await find({ search: '/fr/a-vendre', count: 2 })).toEqual(inFrench);
  expect(await find({ search: '/fr/a-vendre', count: 2, lang: 'en' })).toEqual(inFrench);
  await small.stop();
  await rm(folder, { recursive: true });
});
