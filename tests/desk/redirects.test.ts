/** Addresses of an earlier site that managers redirect. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { type DeskSite, startDeskSite } from '../support/desk/desk-site.ts';
import { createSiteParts } from '../support/desk/site-parts.ts';

type Parts = ReturnType<typeof createSiteParts>;

let site: DeskSite;
let parts: Parts;
beforeAll(async () => {
  site = await startDeskSite();
  parts = createSiteParts(site);
});
afterAll(() => site?.stop());
beforeEach(() => parts.removeFiles());

const get = (path: string) => request(site.app).get(path);
const send: Parts['send'] = (...form) => parts.send(...form);
const files = () => parts.files();

describe('redirects', () => {
  test('lead old addresses to pages, and end', async () => {
    expect((await send('redirects', { from: '/Over-Ons.html', to: '/nl/contact' })).status).toBe(303);
    expect((await send('redirects', { from: '/blog/*', to: 'https://blog.example/' })).status).toBe(303);
    const moved = await get('/over-ons.html?utm=1');
    expect([moved.status, moved.headers.location]).toEqual([301, '/nl/contact?utm=1']);
    expect((await get('/blog/een/twee')).headers.location).toBe('https://blog.example/');
    expect((await send('redirects', { intent: 'remove', from: '/over-ons.html' })).status).toBe(303);
    expect((await get('/over-ons.html')).status).toBe(404);
  });

  test.each([
    [{ from: 'over-ons', to: '/nl' }, 'begins with a /'],
    [{ from: '//evil.example', to: '/nl' }, 'begins with a /'],
    [{ from: '/nl/contact', to: '/nl' }, 'is a page of this site'],
    [{ from: '/a', to: '/nl/nergens' }, 'leads to no page'],
    [{ from: '/a', to: '' }, 'leads to no page'],
    [{ from: '/nl/aanbod/1', to: '/nl/aanbod/1' }, 'redirected itself'],
  ])('are refused with a sentence: %j', async (fields, sentence) => {
    const refused = await send('redirects', fields);
    expect([refused.status, refused.text.includes(sentence)]).toEqual([422, true]);
    expect(await files()).toEqual({});
  });

  test.each([
    ['/over%20ons.html', '/Over%20ons.html'],
    ['/100%25-gratis', '/100%25-gratis'],
    ['/?page_id=2', '/?page_id=2'],
  ])('of other sites are accepted as they are written: %s', async (from, requested) => {
    expect((await send('redirects', { from, to: '/nl/contact#form' })).status).toBe(303);
    expect((await get(requested)).headers.location).toBe('/nl/contact#form');
    expect((await send('redirects', { intent: 'remove', from })).status).toBe(303);
    expect(await files()).toEqual({});
  });

  test.each([
    [{ from: '/lus', to: 'http://localhost:3000/lus' }, 'leads to no page'],
    [{ from: '/nl/te-koop*', to: '/nl/contact' }, 'is a page of this site'],
    [{ from: '/n*', to: '/nl/contact' }, 'is a page of this site'],
    [{ from: '/desk/x', to: '/nl/contact' }, 'is a page of this site'],
    [{ from: '/a', to: '//site/nl/contact' }, 'leads to no page'],
    [{ from: '/a', to: 'https://' }, 'leads to no page'],
  ])('that would do harm are refused: %j', async (fields, sentence) => {
    const refused = await send('redirects', fields);
    expect([refused.status, refused.text.includes(sentence)]).toEqual([422, true]);
  });

  test('beyond the size of the file are refused, and the others stay', async () => {
    const filler = Object.fromEntries(
      Array.from({ length: 1750 }, (_, index) => [`/${'x'.repeat(90)}${index}`, '/nl/contact']),
    );
    await site.query(
      `insert into site_file (name, content, changed_by, changed_at) values ($1, $2, 'x', now())`,
      ['redirects.json', Buffer.from(JSON.stringify(filler))],
    );
    const refused = await send('redirects', {
      from: `/${'y'.repeat(400)}`,
      to: `https://a.example/${'z'.repeat(400)}`,
    });
    expect([refused.status, refused.text.includes('larger than 200\u00a0kB')]).toEqual([422, true]);
    expect((await get(Object.keys(filler)[7] as string)).status).toBe(301);
  });

  test('do not lead into each other', async () => {
    await send('redirects', { from: '/nl/aanbod/1', to: '/nl/aanbod/2' });
    const refused = await send('redirects', { from: '/nl/aanbod/2', to: '/nl' });
    expect([refused.status, refused.text.includes('redirected itself')]).toEqual([422, true]);
  });
});
