import { get, type IncomingHttpHeaders } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import type { GraphPorts } from '../../../graphql/context.ts';
import { type OpenServer, openServer } from '../../support/open-server.ts';
import { startSite, type TestSite } from '../../support/site.ts';

let site: TestSite;
let server: OpenServer;
/** Called before homes are searched, and before markers of a map; tests replace them. */
const hooks = { search: async () => {}, clusters: async () => {} };

const withSlowSearch = (ports: GraphPorts): GraphPorts => ({
  ...ports,
  estates: {
    ...ports.estates,
    search: async (...args) => {
      await hooks.search();
      return ports.estates.search(...args);
    },
    findClusters: async (...args) => {
      await hooks.clusters();
      return ports.estates.findClusters(...args);
    },
  },
});

beforeAll(async () => {
  site = await startSite({ wrapPorts: withSlowSearch, graceMs: 50 });
  server = await openServer(site.app);
});

afterEach(() => {
  hooks.search = async () => {};
  hooks.clusters = async () => {};
});

afterAll(async () => {
  await server.close();
  await site.stop();
});

const PAGES = [
  ['results', '/en/for-sale?minPrice=1000', 'search'],
  ['a town', '/en/for-sale/ghent-9000', 'search'],
  ['a map of homes', '/en/for-sale?view=map&minPrice=1000', 'clusters'],
] as const;

describe.each(PAGES)('the page of %s with a slow query', (_, path, port) => {
  test('is sent up to its title, and completed without scripts', async () => {
    const { status, headers, beginning, text } = await readSlowly(path, port);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).not.toContain('nonce');
    expect(beginning).toMatch(/<title>Property for sale.*<header.*<h1[^>]*>Property for sale[^<]*<\/h1>/s);
    expect(beginning).not.toMatch(/class="card|<footer/);
    expect(text).toMatch(/<h1.*class="card.*<footer.*<\/html>/s);
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text).not.toMatch(/\$RC|<template/);
  });

  test('has the body of the page with a fast query', async () => {
    const { text } = await readSlowly(path, port);
    expect(bodyOf(text)).toBe(bodyOf(await readFast(path)));
  });

  test('says that it takes long when the query fails', async () => {
    const { status, text } = await readSlowly(path, port, new Error('broken'));
    expect(status).toBe(200);
    expect(text).toMatch(/<h1.*This is taking longer than usual\..*href="\/en\/for-sale.*<footer.*<\/html>/s);
    expect(text).toContain('"isRestMissing":true');
    expect(text).not.toContain('broken');
    expect(await readFast(path)).toContain('class="card');
  });
});

test('the beginning of a page names the towns of the search', async () => {
  const { beginning, text } = await readSlowly('/en/for-sale?city=gent-9000&minPrice=1000', 'search');
  expect(beginning).toContain('<title>Property for sale in Ghent');
  expect(beginning).toMatch(/rel="canonical" href="[^"]*\?city=gent-9000&amp;minPrice=1000"/);
  expect(text).not.toContain('SearchPlaces');
});

test('redirects and unknown towns are decided before a page is sent', async () => {
  expect((await getPage('/en/for-sale?city=gent-9000')).status).toBe(301);
  expect((await getPage('/en/for-sale/nowhere-9999')).status).toBe(404);
});

test('a search that fails at once is a failed page', async () => {
  hooks.search = () => Promise.reject(new Error('broken'));
  expect((await getPage(PAGES[0][1])).status).toBe(500);
});

const getPage = (path: string) => request(site.app).get(path).set('accept', 'text/html').redirects(0);

const bodyOf = (html: string) => html.slice(html.indexOf('<body'));

async function readFast(path: string): Promise<string> {
  hooks.search = hooks.clusters = async () => {};
  return (await getPage(path)).text;
}

/** Reads a page whose query ends, or fails, only when the beginning of the page has arrived. */
async function readSlowly(path: string, port: keyof typeof hooks, failure?: Error) {
  const slow = Promise.withResolvers<void>();
  hooks[port] = () => slow.promise;
  return new Promise<{
    status: number | undefined;
    headers: IncomingHttpHeaders;
    beginning: string;
    text: string;
  }>((resolve, reject) => {
    get({ port: server.port, path, host: '127.0.0.1', headers: { accept: 'text/html' } }, (response) => {
      const parts: string[] = [];
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        parts.push(part);
        if (failure) slow.reject(failure);
        else slow.resolve();
      });
      response.on('end', () => {
        const { statusCode: status, headers } = response;
        resolve({ status, headers, beginning: parts[0] ?? '', text: parts.join('') });
      });
    }).on('error', reject);
  });
}
