import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import type { StatusCode } from '../../shared/listings/vocabulary.ts';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const get = (path: string) => request(site.app).get(path);

async function idOf(status: StatusCode): Promise<number> {
  const estates = site.database.db.selectFrom('listing').where('kind', '=', 'estate');
  const query = estates.where('status', '=', status);
  return (await query.select('id').orderBy('id').executeTakeFirstOrThrow()).id;
}

describe('estate', () => {
  test('gives what the popup shows', async () => {
    const id = await idOf('AVAILABLE');
    const { status, body } = await get(`/fr/ajax/estate/${id}`).set('content-type', 'application/json');
    expect(status).toBe(200);
    const keys = [
      'id',
      'status',
      'title',
      'url',
      'image',
      'imageAlt',
      'price',
      'city',
      'lat',
      'lng',
      'isProject',
      'headType',
    ];
    expect(Object.keys(body).sort()).toEqual(keys.sort());
    expect(body.id).toBe(id);
    expect(body.status).toEqual({ id: 1 });
    expect(body.url).toMatch(/^http:\/\/localhost:3000\/fr\/offre\//);
  });

  test('an estate on the hidden list says no more than its status', async () => {
    const id = await idOf('WITHDRAWN');
    expect((await get(`/nl/ajax/estate/${id}`)).body).toEqual({ id, status: { id: 5 } });
  });

  test.each(['0', 'x', '99999999', '-1'])('%s is unknown', async (id) => {
    const { status, body } = await get(`/nl/ajax/estate/${id}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ status: 404, errors: [] });
  });
});

test('similar-estate gives the same objects, never the estate itself', async () => {
  const id = await idOf('AVAILABLE');
  const { body } = await get(`/de/ajax/similar-estate/${id}`);
  expect(Array.isArray(body)).toBe(true);
  expect(body.map((estate: { id: number }) => estate.id)).not.toContain(id);
});

describe('search-city', () => {
  test('speaks the select widget’s form', async () => {
    const { body } = await get('/nl/ajax/search-city?q=luik');
    expect(body.results[0]).toEqual({ id: 'liege-4000', text: '4000 Luik' });
    expect(body.pagination).toEqual({ more: false });
  });

  test('pages, and takes term for q', async () => {
    const first = (await get('/nl/ajax/search-city?term=b')).body;
    const second = (await get('/nl/ajax/search-city?term=b&page=2')).body;
    expect(first.pagination.more).toBe(true);
    expect(first.results).toHaveLength(20);
    expect(second.results[0]).not.toEqual(first.results[0]);
  });

  test.each(['', '?q=', '?q=%00', '?q=x&page=-1', '?page=1e9'])(
    '%s finds something or nothing',
    async (query) => {
      expect((await get(`/nl/ajax/search-city${query}`)).status).toBe(200);
    },
  );
});

describe('what is not there', () => {
  test.each(['/xx/ajax/search-city', '/nl/ajax/nothing', '/nl/ajax'])('%s is a JSON 404', async (path) => {
    const { status, body } = await get(path);
    expect([status, body.status]).toEqual([404, 404]);
  });

  test('another method is a JSON 405', async () => {
    const { status, body, headers } = await request(site.app).post('/nl/ajax/search-city');
    expect([status, body.status, headers.allow]).toEqual([405, 405, 'GET, HEAD']);
  });
});
