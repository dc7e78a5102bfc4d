/** Videos and virtual tours of the demo: pages link to them and load nothing from other sites. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { LOCALES } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { startSite, type TestSite } from '../../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Returns a home on offer with exactly these. */
async function findHome({ video, tour }: { video: boolean; tour: boolean }) {
  const { rows } = await site.database.pool.query(
    `select id, video, virtual_tour as tour from listing
     where kind = 'estate' and status = 'AVAILABLE' and (video is not null) = $1 and (virtual_tour is not null) = $2
     order by id limit 1`,
    [video, tour],
  );
  return rows[0] as { id: number; video: string | null; tour: string | null };
}

const CASES = LOCALES.flatMap((locale) =>
  [
    { video: true, tour: false },
    { video: false, tour: true },
    { video: true, tour: true },
  ].map((has) => ({ locale, ...has })),
);

test.each(CASES)('in $locale, video $video and tour $tour', async ({ locale, video, tour }) => {
  const home = await findHome({ video, tour });
  const get = (path: string) => request(site.app).get(path).set('accept', 'text/html').redirects(2);
  const { status, text, headers } = await get(routePath('estate', locale, { estateId: home.id }));
  expect(status).toBe(200);
  const links = [...text.matchAll(/<a href="(https:\/\/[^"]*\.baksteen\.example\/[^"]*)" rel="noreferrer"/g)];
  expect(links.map(([, href]) => href)).toEqual([home.video, home.tour].filter(Boolean));
  for (const href of [home.video, home.tour]) if (href) expect(text).toContain(new URL(href).hostname);
  const own = text
    .replace(/<a [^>]*>/g, '')
    .replace(/<script type="application\/[^>]*>[\s\S]*?<\/script>/g, '');
  expect(own).not.toMatch(/<(iframe|video|embed|object)\b/);
  expect(own).not.toMatch(/(src|srcset|data)="https:\/\/(films|tours)\./);
  expect(headers['content-security-policy']).not.toContain('baksteen.example');
});
