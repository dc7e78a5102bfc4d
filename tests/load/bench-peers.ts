/**
 * `npm run bench:peers`: pages and queries of the site with 10,000 homes, compared with other servers, by turns in one
 * run. Each server runs on one core; databases and the load generator use the other. Peers: `express.static`,
 * `node:http` and Apollo Server (`peers.ts`), react-dom with the same markup, and Next.js with the same homes and
 * styles. Prints medians without judging them. An argument selects rows: `npm run bench:peers -- 'new page|react'`.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startEmbedded } from '../../server/platform/database/embedded.ts';
import { SORT_TYPES } from '../../shared/estates/search-params.ts';
import { LOCALES } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { fillDatabase } from './fill-database.ts';
import { firstOutput } from './first-output.ts';
import { buildNextApp, CARD_FIELDS, startNextApp } from './next-app.ts';
import { postgresMs, postmasterOf } from './postgres-cpu.ts';
import { cpuMsOf, moveToOtherCore, onServerCore, runServer } from './run-server.ts';

const MEASURED = new RegExp(process.argv[2] ?? '');
const HOMES = 10_000;
const ROUNDS = 3;
const WARM_UP_S = 2;
const MEASURE_S = 4;
const CONNECTIONS = 16;
/** Each of the searches has at least this many pages of 24 homes. */
const PAGES_OF_SEARCH = 60;
const SEARCHES = [
  ...['type=house', 'type=apartment', 'bedrooms=1', 'bedrooms=2'],
  ...['maxPrice=10000000', 'minPrice=2', 'minArea=2', 'maxArea=900000'],
];
/**
 * Shares no factor with the number of paths, so that all are visited once, in an order that mixes early and late pages.
 */
const STRIDE = 7_919;
const NEXT_PORT = 3_221;
const RENDERING_PORT = 3_222;
const RESULTS = '/nl/te-koop';
const BROWSER = 'gzip, deflate, br, zstd';
const QUERY = `{ estates(locale: nl, filter: { transaction: SALE }) {
  total items { id price path address { city { name } } } } }`;
const print = (line: string) => process.stdout.write(`${line}\n`);

/** A server under load, and its CPU time so far: of Node, and of PostgreSQL where it has one. */
interface Peer {
  url: string;
  nodeMs(): number;
  postgresMs?(): number;
}

interface Row {
  what: string;
  peer: Peer;
  /** The path of each request, or a function that returns that of the next. */
  path: string | (() => string);
  encoding: string;
  body?: string;
}

interface Figure {
  perSecond: number;
  nodeMs: number;
  postgresMs: number;
}

const folder = path.resolve('.cache/bench-sizes', String(HOMES));
moveToOtherCore();
const database = await startEmbedded({
  directory: path.join(folder, 'database'),
  log: () => {},
  isDurable: false,
});
await fillDatabase(database, HOMES);
const postmaster = await postmasterOf(database);
const server = await runServer(folder);
/**
 * The same site without a response cache: it renders a page for each request. As in Next.js, the homes are in memory.
 */
const rendering = await runServer(folder, { RESPONSE_CACHE_MB: '0' }, RENDERING_PORT);
const ends = [() => rendering.stop(), () => server.stop(), () => database.stop()];
try {
  const rows = await createRows();
  printTable(await measureByTurns(rows.filter(({ what }) => MEASURED.test(what))));
} finally {
  for (const end of ends) await end();
}

async function createRows(): Promise<Row[]> {
  const site: Peer = { url: server.url, nodeMs: server.cpuMs, postgresMs: () => postgresMs(postmaster) };
  const withoutCache: Peer = { ...site, url: rendering.url, nodeMs: rendering.cpuMs };
  const html = String(await fetchBytes(server.url + RESULTS, 'identity'));
  const react = await startPeer(['tests/load/bare-react.ts', write('peer-page.html', html)]);
  const { files, plain, apollo } = await startStaticPeers();
  const next = await startNext(html);
  const page = (what: string, peer: Peer, target: string, encoding = BROWSER): Row => ({
    what,
    peer,
    path: target,
    encoding,
  });
  let prices = 90_000_000;
  const newSearch = (what: string, encoding: string): Row => ({
    ...page(what, site, RESULTS, encoding),
    // A parameter that makes each search a new one, and that all homes fulfil.
    path: () => `${RESULTS}?maxPrice=${prices++}`,
  });
  const nextPage = pagesOfSearches();
  const newPage = (what: string, encoding: string): Row => ({
    ...page(what, site, RESULTS, encoding),
    path: nextPage,
  });
  const query = { encoding: BROWSER, body: JSON.stringify({ query: QUERY }), path: '/graphql' };
  return [
    page('cached results page', site, RESULTS),
    page('`express.static`, the same bytes', files, '/page.html'),
    page('`node:http`, the same bytes', plain, '/'),
    page('Next, rendered when it was built', next, '/kept'),
    page('cached results page, not compressed', site, RESULTS, 'identity'),
    newSearch('new search, zstd', BROWSER),
    newSearch('new search, Brotli', 'br'),
    newSearch('new search, not compressed', 'identity'),
    newPage('new page of a counted search, zstd', BROWSER),
    newPage('new page of a counted search, not compressed', 'identity'),
    page('results page, rendered for each request, zstd', withoutCache, RESULTS),
    page('results page, rendered for each request, not compressed', withoutCache, RESULTS, 'identity'),
    page('react-dom, the same markup, not compressed', react, '/', 'identity'),
    page('Next, rendered for each request', next, '/new'),
    page('Next, the same, not compressed', next, '/new', 'identity'),
    { what: 'cached GraphQL list of 24', peer: site, ...query },
    { what: 'Apollo Server, the same response', peer: apollo, ...query },
  ];
}

/** Returns a function that gives the path of another page of a few searches, orders and languages at each call. */
function pagesOfSearches(): () => string {
  const pages = Array.from({ length: PAGES_OF_SEARCH }, (_, index) => `page=${index + 1}`);
  const searches = LOCALES.flatMap((locale) =>
    SEARCHES.map((one) => `${routePath('forSale', locale)}?${one}`),
  );
  const orders = SORT_TYPES.flatMap((type) =>
    ['asc', 'desc'].map((order) => `sortType=${type}&sortOrder=${order}`),
  );
  const paths = searches.flatMap((search) =>
    orders.flatMap((order) => pages.map((page) => `${search}&${order}&${page}`)),
  );
  let visited = 0;
  return () => {
    const path = paths[(STRIDE * visited) % paths.length];
    if (path === undefined || visited++ === paths.length) throw new Error('no page is left that is new');
    return path;
  };
}

/** Starts the servers of `peers.ts` with the bytes that the site sends. */
async function startStaticPeers(): Promise<Record<'files' | 'plain' | 'apollo', Peer>> {
  for (let times = 0; times < 4; times++) await fetchBytes(server.url + RESULTS, BROWSER);
  // The strongest compression runs in the background.
  await sleep(2_000);
  const page = write('peer-page.br', await fetchBytes(server.url + RESULTS, BROWSER));
  const list = write('peer-list.json', JSON.stringify(await ask(QUERY)));
  const started = await startPeer(['tests/load/peers.ts', page, list]);
  const [files = '', plain = '', apollo = ''] = JSON.parse(started.url);
  const at = (url: string): Peer => ({ ...started, url });
  return { files: at(files), plain: at(plain), apollo: at(apollo) };
}

/** Starts a program that prints where it listens. */
async function startPeer(command: readonly string[]): Promise<Peer> {
  const [program = '', ...args] = onServerCore([process.execPath, ...command]);
  const peer = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  ends.unshift(async () => void peer.kill('SIGTERM'));
  return { url: await firstOutput(peer), nodeMs: () => cpuMsOf(peer.pid) };
}

async function startNext(html: string): Promise<Peer> {
  const { estates } = await ask<{ estates: { items: object[] } }>(
    `{ estates(locale: nl, filter: { transaction: SALE }) { items { ${CARD_FIELDS} } } }`,
  );
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('');
  const app = path.resolve('.cache/bench-next');
  buildNextApp(app, { homes: estates.items, styles });
  const next = startNextApp(app, NEXT_PORT);
  ends.unshift(async () => void next.kill('SIGTERM'));
  const url = `http://127.0.0.1:${NEXT_PORT}`;
  while (!(await fetch(`${url}/kept`).catch(() => null))) await sleep(100);
  return { url, nodeMs: () => cpuMsOf(next.pid) };
}

/** Measures all rows in each round, so that a slower moment of the machine does not concern one row alone. */
async function measureByTurns(rows: readonly Row[]): Promise<[string, Figure][]> {
  const figures = new Map<string, Figure[]>(rows.map(({ what }) => [what, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const row of rows) figures.get(row.what)?.push(await measure(row));
  return [...figures].map(([what, all]) => [what, medianOf(all)]);
}

async function measure({ what, peer, path: target, encoding, body }: Row): Promise<Figure> {
  const request =
    typeof target === 'string'
      ? { path: target }
      : { setupRequest: (next: autocannon.Request) => ({ ...next, path: target() }) };
  const run = (duration: number) =>
    autocannon({
      url: peer.url,
      connections: CONNECTIONS,
      duration,
      method: body ? 'POST' : 'GET',
      headers: {
        accept: body ? 'application/json' : 'text/html',
        'accept-encoding': encoding,
        'content-type': 'application/json',
      },
      requests: [{ ...request, ...(body ? { body } : {}) }],
    });
  await run(WARM_UP_S);
  const before = { node: peer.nodeMs(), postgres: peer.postgresMs?.() ?? 0 };
  const { requests, non2xx } = await run(MEASURE_S);
  if (non2xx > 0) throw new Error(`${what}: ${non2xx} answers were no success`);
  return {
    perSecond: requests.total / MEASURE_S,
    nodeMs: (peer.nodeMs() - before.node) / requests.total,
    postgresMs: ((peer.postgresMs?.() ?? 0) - before.postgres) / requests.total,
  };
}

/** Returns the figure with the median CPU time of both processes. */
function medianOf(figures: readonly Figure[]): Figure {
  const costOf = (one: Figure) => one.nodeMs + one.postgresMs;
  const sorted = figures.toSorted((a, b) => costOf(a) - costOf(b));
  return sorted[Math.floor(sorted.length / 2)] as Figure;
}

function printTable(rows: readonly [string, Figure][]): void {
  print(
    `\nNode ${process.version}, ${HOMES} homes, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds\n`,
  );
  print('| what | requests/s | CPU of Node (ms) | CPU of PostgreSQL (ms) |\n|---|--:|--:|--:|');
  for (const [what, { perSecond, nodeMs, postgresMs: databaseMs }] of rows)
    print(`| ${what} | ${Math.round(perSecond)} | ${nodeMs.toFixed(2)} | ${databaseMs.toFixed(2)} |`);
}

/** Writes a file of the bench; returns its path. */
function write(name: string, content: string | Buffer): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** Returns the bytes as transferred. */
function fetchBytes(url: string, encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { accept: 'text/html', 'accept-encoding': encoding } }, (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part) => parts.push(part));
      res.on('end', () => resolve(Buffer.concat(parts)));
    }).on('error', reject);
  });
}

async function ask<Data extends object>(query: string): Promise<Data> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query }),
  });
  return ((await answer.json()) as { data: Data }).data;
}
