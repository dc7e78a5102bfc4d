import { get } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import request from 'supertest';
import type { GraphPorts } from '../../graphql/context.ts';
import { routePath } from '../../shared/routes.ts';
import { type OpenServer, openServer } from '../support/open-server.ts';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;
let detailPath: string;
/** All except timeouts. */
const OTHER_CLOCKS = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
] as const;

/** Called before similar homes are queried; tests replace it. */
let beforeSimilar: () => Promise<void> = async () => {};

const withSlowSimilar = (ports: GraphPorts): GraphPorts => ({
  ...ports,
  estates: {
    ...ports.estates,
    findSimilar: async (...args) => {
      await beforeSimilar();
      return ports.estates.findSimilar(...args);
    },
  },
});

beforeAll(async () => {
  site = await startSite({ wrapPorts: withSlowSimilar, graceMs: 50 });
  const { id } = await site.database.db
    .selectFrom('listing')
    .where('kind', '=', 'estate')
    .where('status', '=', 'AVAILABLE')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const moved = await request(site.app)
    .get(routePath('estate', 'en', { estateId: id }))
    .redirects(0);
  detailPath = moved.get('location') as string;
});

afterAll(() => site.stop());

const getPage = (path: string) => request(site.app).get(path).set('accept', 'text/html').redirects(0);

describe('a complete page', () => {
  // With fake timers a page waits for its sections without limit, so it is complete even on a slow machine.
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: [...OTHER_CLOCKS] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('embeds each result once as inert text', async () => {
    const { text } = await getPage('/en/for-sale');
    const blocks = [...text.matchAll(/<script type="application\/json"[^>]*>([^<]*)<\/script>/g)];
    expect(blocks).toHaveLength(1);
    const state = JSON.parse(blocks[0]?.[1] ?? '');
    expect(Object.keys(state.results).map((key) => key.split(' ')[0])).toEqual([
      'Favorites',
      'Layout',
      'Results',
    ]);
  });

  test('has an ETag: the same page again is 304', async () => {
    const first = await getPage('/en/for-sale');
    expect(first.get('cache-control')).toBe('no-cache');
    const revalidated = await getPage('/en/for-sale').set('if-none-match', first.get('etag') as string);
    expect(revalidated.status).toBe(304);
  });

  test('allows its own files, and in its head styles and one script by their hash', async () => {
    const { headers } = await getPage(detailPath);
    const policy = headers['content-security-policy'] as string;
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+'(;|$)/);
    expect(policy).toMatch(/style-src 'self'( 'sha256-[\w+/=]+'){2}(;|$)/);
    expect(policy).not.toMatch(/unsafe|nonce/);
  });

  test('has a fast section in place', async () => {
    beforeSimilar = async () => {};
    const { text } = await getPage(detailPath);
    expect(text).toMatch(/id="similar".*class="card"/s);
    expect(text).not.toContain('$RC');
  });

  test('with a section that fails at once is complete otherwise', async () => {
    beforeSimilar = () => Promise.reject(new Error('broken'));
    const { status, text } = await getPage(detailPath);
    expect(status).toBe(200);
    expect(text).toContain('id="description"');
    expect(text).not.toContain('broken');
  });
});

describe('a page with a slow section', () => {
  test('is sent up to that section, which follows with a nonce', async () => {
    const slow = Promise.withResolvers<void>();
    beforeSimilar = () => slow.promise;
    const server = await openServer(site.app);
    const parts = await readParts(server, detailPath, (part) => {
      if (part.includes('Looking for similar properties')) slow.resolve();
    });
    await server.close();
    const [before, after] = splitAt(parts.text, '</html>');
    expect(before).not.toContain('$RC');
    expect(parts.text).toContain('data-result="SimilarEstates');
    const nonce = parts.policy.match(/'nonce-([\w-]+)'/)?.[1];
    expect(nonce).toBeTruthy();
    for (const [, attributes = ''] of parts.text.matchAll(
      /<script(?![^>]*application\/(?:ld\+)?json)([^>]*)>/g,
    )) {
      expect(attributes).toMatch(new RegExp(`nonce="${nonce}"|src="|data-modules="`));
    }
    expect(after).toBeDefined();
  });

  test('stays usable when the section fails', async () => {
    const slow = Promise.withResolvers<void>();
    beforeSimilar = () => slow.promise;
    const server = await openServer(site.app);
    const { status, text } = await readParts(server, detailPath, (part) => {
      if (part.includes('Looking for similar properties')) slow.reject(new Error('broken'));
    });
    await server.close();
    expect(status).toBe(200);
    expect(text).toContain('id="description"');
    expect(text).toContain('</html>');
  });
});

describe('errors', () => {
  test('of a page: 500, its error page inside the layout, without details', async () => {
    const broken = await startSite({
      wrapPorts: (ports) => ({
        ...ports,
        estates: { ...ports.estates, search: () => Promise.reject(new Error('secret')) },
      }),
    });
    const { status, text } = await request(broken.app).get('/fr/a-vendre').set('accept', 'text/html');
    expect(status).toBe(500);
    expect(text).toContain('class="footer"');
    expect(text).toContain('href="/fr"');
    expect(text).not.toContain('secret');
    await broken.stop();
  });

  test('of the layout: 500, a plain page in the language', async () => {
    const broken = await startSite({
      wrapPorts: (ports) => ({
        ...ports,
        offices: { ...ports.offices, list: () => Promise.reject(new Error('secret')) },
      }),
    });
    const { status, text } = await request(broken.app).get('/de').set('accept', 'text/html');
    expect(status).toBe(500);
    expect(text).toContain('<html lang="de-BE">');
    expect(text).toContain('href="/de"');
    expect(text).not.toContain('secret');
    await broken.stop();
  });
});

function readParts({ port }: OpenServer, path: string, onPart: (part: string) => void) {
  return new Promise<{ status: number | undefined; text: string; policy: string }>((resolve, reject) => {
    get({ port, path, host: '127.0.0.1', headers: { accept: 'text/html' } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
        onPart(text);
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          text,
          policy: String(response.headers['content-security-policy']),
        }),
      );
    }).on('error', reject);
  });
}

function splitAt(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf('Looking for similar properties');
  return [text.slice(0, at), text.includes(mark) ? text.slice(at) : undefined];
}
