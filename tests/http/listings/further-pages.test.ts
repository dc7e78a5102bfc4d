/** Further pages of a list have a title and a description of their own. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { LOCALES } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { startSite, type TestSite } from '../../support/site.ts';

const LISTS = ['forSale', 'forRent', 'holiday', 'news'] as const;

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

async function headOf(path: string): Promise<{ title: string | undefined; description: string | undefined }> {
  const { status, text } = await request(site.app).get(path);
  expect([path, status]).toEqual([path, 200]);
  return {
    title: /<title>([^<]*)/.exec(text)?.[1],
    description: /<meta name="description" content="([^"]*)/.exec(text)?.[1],
  };
}

test.each(LISTS.flatMap((name) => LOCALES.map((locale) => [name, locale] as const)))(
  '%s in %s',
  async (name, locale) => {
    const path = routePath(name, locale);
    const heads = [await headOf(path), await headOf(`${path}?page=2`)];
    for (const key of ['title', 'description'] as const) {
      const texts = heads.map((head) => head[key] ?? '');
      expect(texts[0]).not.toMatch(/\b(pagina|page|Seite) \d/i);
      expect(texts[1]).toMatch(/\b(pagina|page|Seite) 2\b/i);
    }
  },
);
