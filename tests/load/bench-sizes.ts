/**
 * `npm run bench:sizes`: the cost of uncached pages for Node and PostgreSQL as the number of homes grows. The
 * databases are kept for later runs; a million homes take some minutes to write. Sizes can be given: `--
 * 10000`.
 */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import pg from 'pg';
import { connect } from '../../server/platform/database/connect.ts';
import { type EmbeddedServer, startEmbedded } from '../../server/platform/database/embedded.ts';
import { fillDatabase } from './fill-database.ts';
import { firstOutput } from './first-output.ts';
import { measure as measureLoad } from './measure.ts';
import { postgresMs, postmasterOf } from './postgres-cpu.ts';
import { cpuMsOf, moveToOtherCore, onServerCore, type RunningServer, runServer } from './run-server.ts';

// Set before react-dom is imported, because its development build is many times slower.
process.env.NODE_ENV = 'production';
const { bareReactMs } = await import('./bare-react.ts');
const SIZES = [10_000, 100_000, 1_000_000];
const SECONDS = 6;
/** Due jobs run first. */
const SETTLING_MS = 30_000;
const CONNECTIONS = 10;
const EXPORT_KEY = 'the-key-of-exports-in-this-bench';
/** Number of homes in a narrow search. */
const NARROW = 30;
const print = (line: string) => process.stdout.write(`${line}\n`);

interface Site {
  server: RunningServer;
  database: EmbeddedServer;
  /** Pid of the PostgreSQL postmaster. */
  postmaster: number;
}

interface Figure {
  perSecond: number;
  nodeMs: number;
  postgresMs: number;
  /** Pages of 8 kB that PostgreSQL read, from memory or disk. */
  blocks: number;
}

const sizes = process.argv.slice(2).map(Number);
moveToOtherCore();
print('| homes | page | requests/s | CPU of Node (ms) | CPU of PostgreSQL (ms) | pages of 8 kB |');
print('|--:|---|--:|--:|--:|--:|');
for (const homes of sizes.length > 0 ? sizes : SIZES) await printSize(homes);

async function printSize(homes: number): Promise<void> {
  const folder = path.resolve('.cache/bench-sizes', String(homes));
  const directory = path.join(folder, 'database');
  const database = await startEmbedded({ directory, log: () => {}, isDurable: false });
  await fillDatabase(database, homes);
  const postmaster = await postmasterOf(database);
  const server = await runServer(folder, { RESPONSE_CACHE_MB: '0', AGENCY_FILE: writeAgencyFile(folder) });
  await sleep(SETTLING_MS);
  try {
    const site = { server, database, postmaster };
    for (const [name, targetOf] of Object.entries(await pages(database))) {
      const { perSecond, nodeMs, postgresMs: databaseMs, blocks } = await measure(site, targetOf);
      const figures = [nodeMs.toFixed(1), databaseMs.toFixed(1), Math.round(blocks)];
      print(`| ${[homes, name, Math.round(perSecond), ...figures].join(' | ')} |`);
    }
    await printSitemap(site, homes);
    for (const file of ['homes.jsonl', 'kyero.xml']) await printExport(site, homes, file);
    for (const target of ['/nl/te-koop', '/nl']) await printBesideReact(site, homes, target);
  } finally {
    await server.stop();
    await database.stop();
  }
}

/** Reads the whole sitemap once, one file after another and not compressed. */
async function printSitemap({ server, postmaster }: Site, homes: number): Promise<void> {
  const before = { node: server.cpuMs(), postgres: postgresMs(postmaster), memory: server.peakMegabytes() };
  const started = performance.now();
  const index = await (await fetch(`${server.url}/sitemap.xml`)).text();
  const indexMs = Math.round(performance.now() - started);
  const files = [...index.matchAll(/<loc>[^<]*?(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, path]) => path);
  let bytes = 0;
  for (const path of files) {
    const { body } = await fetch(server.url + path, { headers: { 'accept-encoding': 'identity' } });
    for await (const chunk of body ?? []) bytes += chunk.length;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const memory = Math.round(server.peakMegabytes() - before.memory);
  const name = `sitemap: index ${indexMs} ms, ${files.length} files, ${Math.round(bytes / 1e6)} MB in ${seconds} s, +${memory} MB of memory`;
  const used = [server.cpuMs() - before.node, postgresMs(postmaster) - before.postgres];
  print(`| ${homes} | ${name} | | ${used.join(' | ')} | |`);
}

/** Reads an export of all homes, not compressed. */
async function printExport({ server, postmaster }: Site, homes: number, file: string): Promise<void> {
  const before = { node: server.cpuMs(), postgres: postgresMs(postmaster), memory: server.peakMegabytes() };
  const started = performance.now();
  const { body } = await fetch(`${server.url}/feeds/${file}?key=${EXPORT_KEY}`, {
    headers: { 'accept-encoding': 'identity' },
  });
  let bytes = 0;
  for await (const chunk of body ?? []) bytes += chunk.length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const memory = Math.round(server.peakMegabytes() - before.memory);
  const name = `${file}: ${Math.round(bytes / 1e6)} MB in ${seconds} s, +${memory} MB of memory`;
  const used = [server.cpuMs() - before.node, postgresMs(postmaster) - before.postgres];
  print(`| ${homes} | ${name} | | ${used.join(' | ')} | |`);
}

/** Writes the demo agency's file with a key for exports; returns its path. */
function writeAgencyFile(folder: string): string {
  const agency = JSON.parse(readFileSync('server/settings/agency.demo.json', 'utf8'));
  const file = path.join(folder, 'agency.json');
  writeFileSync(file, JSON.stringify({ ...agency, exportKey: EXPORT_KEY }));
  return file;
}

/** Compares an uncompressed page with react-dom serving its markup on the same core. */
async function printBesideReact({ server }: Site, homes: number, target: string): Promise<void> {
  const html = await (await fetch(server.url + target)).text();
  const file = path.resolve('.cache/bench-sizes/page.html');
  writeFileSync(file, html);
  const [program = '', ...args] = onServerCore([process.execPath, 'tests/load/bare-react.ts', file]);
  const peer = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const url = await firstOutput(peer);
    const bare = { url, cpuMs: () => cpuMsOf(peer.pid) };
    for (const [name, load] of [
      [`${target}, not compressed`, await measureLoad(server, { target, encoding: 'identity' })],
      ['its markup served by react-dom', await measureLoad(bare, { target: '/', encoding: 'identity' })],
    ] as const)
      print(`| ${homes} | ${name} | ${Math.round(load.perSecond)} | ${load.cpuMs.toFixed(1)} | | |`);
    print(`| ${homes} | the same in a loop | | ${(await bareReactMs(html)).toFixed(2)} | | |`);
  } finally {
    peer.kill('SIGTERM');
  }
}

/**
 * Returns the URL of the index request of each kind. A narrow search finds the same number of homes at any size,
 * and rarely repeats.
 */
async function pages({ connection }: EmbeddedServer): Promise<Record<string, (index: number) => string>> {
  const { pool, close } = connect(connection);
  const { rows } = await pool.query<{ euros: number }>(`
    select (price_cents / 100)::int as euros from estate_search join city on city.id = city_id
    where transaction = 'SALE' and type = 'APARTMENT' and postal_code = '9000' and price_cents is not null order by 1`);
  await close();
  const narrow = (index: number) => {
    const first = (index * 7) % (rows.length - NARROW);
    const [least, most] = [first, first + NARROW - 1].map((rank) => rows[rank]?.euros ?? 0);
    return `/nl/te-koop?city=gent-9000&type=apartment&minPrice=${Number(least) - (index % 97)}&maxPrice=${most}`;
  };
  return {
    'all for sale, counts known': () => '/nl/te-koop',
    'by price, third page, counts known': () => '/nl/te-koop?sortType=price&page=3',
    'narrow, counts known': () => narrow(0),
    'narrow, nothing known': narrow,
    home: () => '/nl',
  };
}

async function measure(
  { server, database, postmaster }: Site,
  targetOf: (index: number) => string,
): Promise<Figure> {
  const run = (duration: number, round: number) =>
    autocannon({
      url: server.url,
      connections: CONNECTIONS,
      duration,
      headers: { accept: 'text/html', 'accept-encoding': 'br' },
      setupClient: (client) => {
        const first = 100_000 * round + 5_000 * clients++;
        client.setRequests(Array.from({ length: 1_000 }, (_, index) => ({ path: targetOf(first + index) })));
      },
    });
  let clients = 0;
  await run(2, 0);
  const before = {
    node: server.cpuMs(),
    postgres: postgresMs(postmaster),
    blocks: await blocksRead(database),
  };
  const { requests, non2xx } = await run(SECONDS, 1);
  if (non2xx > 0) throw new Error(`${targetOf(0)}: ${non2xx} answers were no success`);
  const each = (used: number) => used / requests.total;
  return {
    perSecond: requests.total / SECONDS,
    nodeMs: each(server.cpuMs() - before.node),
    postgresMs: each(postgresMs(postmaster) - before.postgres),
    blocks: each((await blocksRead(database)) - before.blocks),
  };
}

/** Blocks read so far; servers report their reads with a delay of about a second. */
async function blocksRead({ connection }: EmbeddedServer): Promise<number> {
  await sleep(1_500);
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query(
    'select blks_hit + blks_read as blocks from pg_stat_database where datname = current_database()',
  );
  await client.end();
  return Number(rows[0].blocks);
}
