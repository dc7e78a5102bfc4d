/**
 * `npm run bench`: the cost of pages and queries. The server runs on one core, database and load generator on
 * the other. Plain react-dom renders the same markup in the same run. Prints figures without judging them.
 */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../server/platform/database/embedded.ts';
import { routePath } from '../../shared/routes.ts';
import { ajaxLoads } from './bench-ajax.ts';
import { mapFigures, writeMapFile } from './bench-maps.ts';
import { pictureFigures } from './bench-pictures.ts';
import { matchingFigures } from './bench-subscriptions.ts';
import { firstViews, servePlain } from './first-view.ts';
import { type Measured, measure } from './measure.ts';
import { pageBytes, scriptBytes } from './page-bytes.ts';
import { moveToOtherCore, runServer } from './run-server.ts';

// Set before react-dom is imported, because its development build is many times slower.
process.env.NODE_ENV = 'production';
const { bareReactMs } = await import('./bare-react.ts');
const dataDir = path.resolve('.cache/bench-data');
const LIST = {
  query:
    '{ estates(locale: nl, filter: { transaction: SALE }) { total items { id price path address { city { name } } } } }',
};
const print = (line: string) => process.stdout.write(`${line}\n`);

moveToOtherCore();
const database = await startEmbedded({ directory: path.join(dataDir, 'database'), log: print });
// Without the response cache: `npm run bench:peers` measures cached responses.
const server = await runServer(dataDir, { RESPONSE_CACHE_MB: '0', MAP_FILE: writeMapFile(dataDir) });
try {
  const results = '/nl/te-koop';
  const html = await (await fetch(server.url + results)).text();
  const detail = firstListing(html);
  const cities = { query: '{ searchCities(locale: nl, query: "gen") { items { id name postalCode } } }' };
  const markers = {
    query: `{ estateMarkers(locale: nl, zoom: 9, filter: {
      transaction: SALE, bounds: { south: 50.3, west: 2.9, north: 51.5, east: 5.9 } }) {
      id location { latitude longitude } isProject headType { id } status { id } price
      cluster { count bounds { south west north east } price { min max } } } }`,
  };
  const rows: [string, Measured][] = [];
  for (const [name, target, body, encoding] of [
    ['results page', results, undefined, 'identity'],
    ['results page, brotli', results, undefined, 'br'],
    ['detail page', detail, undefined, 'identity'],
    ['GraphQL list of 24', '/graphql', LIST, 'identity'],
    ['city search', '/graphql', cities, 'identity'],
    ['markers of a map', '/graphql', markers, 'identity'],
  ] as const) {
    rows.push([name, await measure(server, { target, body, encoding })]);
  }
  for (const { name, ...load } of ajaxLoads(detail.match(/\d+/)?.[0] ?? '1'))
    rows.push([name, await measure(server, { ...load, encoding: 'identity' })]);
  print(`\nNode ${process.version}, ${availableParallelism()} cores, server on one\n`);
  print('| what | requests/s | CPU of Node per request (ms) |\n|---|--:|--:|');
  for (const [name, { perSecond, cpuMs }] of rows)
    print(`| ${name} | ${Math.round(perSecond)} | ${cpuMs.toFixed(2)} |`);
  for (const { what, perSecond, cpuMs } of await mapFigures(server))
    print(`| ${what} | ${Math.round(perSecond)} | ${cpuMs.toFixed(2)} |`);
  print(`| bare react-dom, markup of the results page | | ${(await bareReactMs(html)).toFixed(2)} |`);
  print(`\nResults page: ${pageBytes(html)} bytes of HTML in brotli`);
  for (const [page, bytes] of scriptBytes())
    print(`First view of ${page}: ${bytes} bytes of JavaScript in brotli`);
  print(`Largest memory of the Node process: ${Math.round(server.peakMegabytes())} MB`);
  print('\n| version of a drawing | bytes | ms of a core | a second |\n|---|--:|--:|--:|');
  for (const { format, width, bytes, ms } of await pictureFigures())
    print(`| ${format} ${width} | ${Math.round(bytes)} | ${Math.round(ms)} | ${(1000 / ms).toFixed(1)} |`);
  await printMatching();
  await printFirstViews(server.url, html);
} finally {
  await server.stop();
  await database.stop();
}

function firstListing(html: string): string {
  return html.match(/\/nl\/aanbod\/\d+\/[\w-]+/)?.[0] ?? '/nl';
}

/** Measures in a separate database while the site is idle. */
async function printMatching(): Promise<void> {
  const { subscriptions, changes, notices, ms } = await matchingFigures();
  print('\n| subscriptions | homes that changed | notices | ms |\n|--:|--:|--:|--:|');
  print(`| ${subscriptions} | ${changes} | ${notices} | ${Math.round(ms)} |`);
}

/** Measures with Lighthouse on a simulated phone, and compares the results page with its text alone. */
async function printFirstViews(site: string, results: string): Promise<void> {
  const projects = await (await fetch(site + routePath('projects', 'nl'))).text();
  const pages = {
    home: routePath('home', 'nl'),
    results: routePath('forSale', 'nl'),
    'map of results': `${routePath('forSale', 'nl')}?view=map`,
    detail: firstListing(results),
    project: firstListing(projects),
    contact: routePath('contact', 'nl'),
  };
  const plain = await servePlain(results);
  const names = new Map(Object.entries(pages).map(([name, path]) => [site + path, name]));
  const views = await firstViews([plain.url, ...names.keys()]);
  await plain.stop();
  print('\n| first view on a phone | first paint (ms) | largest (ms) | blocking (ms) | shift | scores |');
  print('|---|--:|--:|--:|--:|--:|');
  for (const [url, view] of views) {
    const times = [view.firstPaint, view.largestPaint, view.blocking].map(Math.round).join(' | ');
    const scores = Object.values(view.scores).join(' ');
    print(`| ${names.get(url) ?? 'bare words'} | ${times} | ${view.shift.toFixed(4)} | ${scores} |`);
  }
}
