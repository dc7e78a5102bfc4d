/** Each block of code in docs/api.md does what the document says, as it is written there. */
import { globSync, readFileSync } from 'node:fs';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildSchema, parse, validate } from 'graphql';
import { askSite, readBlock, readBlocks } from '../support/clients/api-document.ts';
import { createStrangerProject } from '../support/clients/stranger-project.ts';
import { type OpenServer, openServer } from '../support/open-server.ts';
import { startSite, type TestSite } from '../support/site.ts';

const project = createStrangerProject();
let site: TestSite;
let server: OpenServer;
let schemaText = '';

beforeAll(async () => {
  site = await startSite();
  server = await openServer(site.app);
  schemaText = await (await fetch(`${server.origin}/graphql/schema.graphql`)).text();
});
afterAll(async () => {
  await server.close();
  await site.stop();
  project.remove();
});

const codeOf = (heading: string, language = 'js') => askSite(readBlock(heading, language), server.origin);
const post = async (body: object) => {
  const response = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
};
/** Runs a module, and returns the lines that it prints. */
const runModule = async (code: string) => {
  project.write('module.mjs', code);
  return (await project.run('node', 'module.mjs')).trim().split('\n');
};

test('every block is one that a test runs', () => {
  const blocks = readBlocks().map(({ heading, language }) => `${heading}: ${language}`);
  expect(blocks.filter((block) => !/: (?:graphql|json)$/.test(block))).toEqual([
    'First query: sh',
    'First query: js',
    'Endless lists: js',
    'Subscriptions: js',
    // tests/e2e/api
    'A list of homes on any page: js',
    'A list of homes on any page: tsx',
    'Mobile apps: js',
    'Generated types: ts',
    // tests/human and tests/partners
    'The task: js',
    'Keys for partners: sh',
  ]);
});

test('the list of error codes is that of the program', () => {
  const files = globSync('{graphql,server/web/graphql}/**/*.ts', {
    exclude: ['graphql/desk/**', '**/generated/**', '**/*.test.ts'],
  });
  const own = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bcode: '([A-Z_]+)'/g)].map(([, code]) => code),
  );
  const ofApollo = Object.values(ApolloServerErrorCode)
    // Of servers that support stored queries.
    .filter((code) => code !== 'PERSISTED_QUERY_NOT_FOUND');
  const table = readFileSync('docs/api.md', 'utf8').matchAll(/^\| `([A-Z_]+)` +\| \d{3} /gm);
  const listed = [...table].map(([, code]) => code);
  expect(listed.sort()).toEqual([...new Set([...own, ...ofApollo])].sort());
});

describe('each document', () => {
  const documents = readBlocks().filter(({ language }) => language === 'graphql');

  test.each(documents.map(({ heading, code }) => [heading, code]))('of "%s" is valid', (_, code) => {
    expect(validate(buildSchema(schemaText), parse(code))).toEqual([]);
  });
});

describe('each response', () => {
  const [cost = '', tooCostly = ''] = readBlocks()
    .filter(({ language, heading }) => language === 'graphql' && heading === 'Limits and cost')
    .map(({ code }) => code);
  const stored = { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } };

  test.each([
    ['the cost of a query', 'Limits and cost', 0, { query: cost }],
    ['a query that costs too much', 'Limits and cost', 1, { query: tooCostly }],
    ['one failed field', 'Failed fields', 0, { query: readBlock('Failed fields', 'graphql') }],
    ['a stored query', 'Stored queries', 0, stored],
    ['a stored query with its text', 'Stored queries', 0, { ...stored, query: cost }],
  ])('has %s', async (_, heading, index, body) => {
    const written = readBlocks().filter((block) => block.heading === heading && block.language === 'json');
    expect(await post(body)).toMatchObject(JSON.parse(written[index]?.code ?? ''));
  });

  test('to the form names the mistakes', async () => {
    const { data } = await post({ query: codeOf('Errors', 'graphql') });
    const { errors } = data.sendContactMessage;
    expect(errors.map(({ reason }: { reason: string }) => reason)).toContain('EMAIL');
  });
});

describe('the code', () => {
  test('of the first query prints homes', async () => {
    const [first = ''] = await runModule(codeOf('First query'));
    expect(first).toMatch(/^\d+ \[$/);
    project.write('first.sh', askSite(readBlock('First query', 'sh'), server.origin));
    const shell = JSON.parse(await project.run('sh', 'first.sh'));
    expect(shell.data.estates.items).toHaveLength(3);
  });

  test('of a mobile app loads a home, and says when to try again', async () => {
    const use = `console.log(JSON.stringify([await loadHome('101', 'fr'), await loadHome('0', 'fr')]));`;
    const [home, unknown] = JSON.parse((await runModule(`${codeOf('Mobile apps')}\n${use}`)).join(''));
    expect(home.home).toMatchObject({ title: { text: expect.any(String) }, photos: expect.any(Array) });
    expect(unknown).toEqual({ home: null });
  });

  test('of an endless list prints each home once', async () => {
    const printed = await runModule(codeOf('Endless lists'));
    const { data } = await post({
      query: '{ estates(locale: nl, filter: { transaction: RENT }) { total } }',
    });
    expect(data.estates.total).toBeGreaterThan(60);
    expect(new Set(printed.map((line) => line.split(' ')[0])).size).toBe(data.estates.total);
    expect(printed).toHaveLength(data.estates.total);
  });

  test('of a subscription receives the agenda', async () => {
    const code = codeOf('Subscriptions').replace(/console\.log\((.+)\);/, 'console.log($1); process.exit();');
    const [free] = await runModule(code);
    expect(Number(free)).toBeGreaterThan(0);
  });

  test('in React shows homes', async () => {
    project.write('src/app.tsx', codeOf('A list of homes on any page', 'tsx'));
    await project.run('tsc');
    const lines = await runModule(`
      import { createElement } from 'react';
      import { prerenderStatic } from '@apollo/client/react/ssr';
      import { prerender } from 'react-dom/static';
      import { App, client } from './out/src/app.js';
      const { result } = await prerenderStatic({
        tree: createElement(App), context: { client }, renderFunction: prerender,
      });
      console.log(result);`);
    expect(lines.join('').match(/<a href="http[^"]+">[^<]+<\/a>/g)).toHaveLength(6);
  });
});

describe('types generated from the schema text by the configuration', () => {
  test('are those of Apollo Client', async () => {
    project.write('schema.graphql', schemaText);
    project.write('codegen.ts', readBlock('Generated types', 'ts'));
    project.write('src/homes.ts', HOMES);
    await project.run('graphql-codegen', '--config', 'codegen.ts');
    await project.run('tsc');
    const { homes } = JSON.parse(await project.run('node', 'out/src/homes.js', `${server.origin}/graphql`));
    expect(homes).toEqual([
      { id: expect.any(String), status: expect.stringMatching(/^[A-Z_]+$/) },
      { id: expect.any(String), status: expect.stringMatching(/^[A-Z_]+$/) },
    ]);
  });

  test('reject what the schema lacks', async () => {
    project.write('src/homes.ts', HOMES.replace('total', 'totals'));
    await expect(project.run('graphql-codegen', '--config', 'codegen.ts')).rejects.toThrow(/totals/);
  });
});

/** A module of a developer: what it reads of a result is typed. */
const HOMES = `
  import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
  import { graphql } from './gql/index.ts';

  const HOMES = graphql(\`query Homes($page: Int!, $locale: Locale!) {
    estates(locale: $locale, page: $page, pageSize: 2) { total items { id status { code } } }
  }\`);
  const client = new ApolloClient({
    link: new HttpLink({ uri: process.argv[2] ?? '' }),
    cache: new InMemoryCache(),
  });
  // @ts-expect-error: the language is one of four
  const wrong = () => client.query({ query: HOMES, variables: { page: 1, locale: 'it' } });
  const { data } = await client.query({ query: HOMES, variables: { page: 1, locale: 'nl' } });
  const total: number = data?.estates.total ?? 0;
  const homes = data?.estates.items.map(({ id, status }) => ({ id, status: status?.code }));
  console.log(JSON.stringify({ total, homes, wrong: typeof wrong }));
`;
