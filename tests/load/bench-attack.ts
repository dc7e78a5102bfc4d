/**
 * `npm run bench:attack`: what the requests of one visitor cost the site, for each kind of public address: CPU time of
 * the worker, memory, and bytes sent back for each byte of path and body. The most expensive ones first.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Attack, attacksOn, type Listed } from './attack-requests.ts';
import { type RunningServer, runServer } from './run-server.ts';

const REQUESTS = 60;
const CONNECTIONS = 6;

interface Cost {
  name: string;
  /** Statuses with their numbers of responses. */
  statuses: string;
  bytesIn: number;
  cpuMs: number;
  bytesOut: number;
  /** Peak of the worker's memory above that before the attack. */
  megabytes: number;
}

const print = (line: string) => process.stdout.write(`${line}\n`);

async function ask({ url }: RunningServer, query: string) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return (await response.json()).data;
}

/** Lists homes of the demo agency with their pictures. */
async function listHomes(server: RunningServer): Promise<Listed> {
  const pages = [1, 2, 3].map((page) =>
    ask(server, `{ estates(locale: nl, pageSize: 48, page: ${page}) { items { id path photos { hash } } } }`),
  );
  const items: { id: string; path: string; photos: { hash: string }[] }[] = (
    await Promise.all(pages)
  ).flatMap(({ estates }) => estates.items);
  return {
    estateIds: items.map(({ id }) => id),
    estatePaths: items.map((item) => item.path),
    hashes: items.flatMap(({ photos }) => photos.map(({ hash }) => hash)),
  };
}

/** Sends the requests of an attack, and measures the worker. */
async function measure(server: RunningServer, { name, request }: Attack): Promise<Cost> {
  const statuses = new Map<number, number>();
  const cost = { name, bytesIn: 0, bytesOut: 0 };
  let next = 1;
  const send = async () => {
    while (next <= REQUESTS) {
      const { path: target, body, type = 'application/json' } = request(next++);
      const method = body === undefined ? 'GET' : 'POST';
      const headers = { 'accept-encoding': 'br', ...(body && { 'content-type': type }) };
      const response = await fetch(server.url + target, { method, headers, body: body ?? null });
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      cost.bytesIn += target.length + (body?.length ?? 0);
      cost.bytesOut += (await response.arrayBuffer()).byteLength;
    }
  };
  resetPeak(server.pid);
  const [cpuBefore, memoryBefore] = [server.cpuMs(), server.peakMegabytes()];
  await Promise.all(Array.from({ length: CONNECTIONS }, send));
  return {
    ...cost,
    statuses: [...statuses].map(([status, count]) => `${count} × ${status}`).join(', '),
    cpuMs: server.cpuMs() - cpuBefore,
    megabytes: server.peakMegabytes() - memoryBefore,
  };
}

/** Makes Linux count the peak of a process's memory from now on. */
function resetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

const HEAD = [
  '| address | responses | sent | CPU | CPU per sent kB | received per sent byte | memory |',
  '| ------- | --------- | ---: | --: | --------------: | ---------------------: | -----: |',
];

function rowOf({ name, statuses, bytesIn, cpuMs, bytesOut, megabytes }: Cost): string {
  const cells = [
    name,
    statuses,
    `${Math.round(bytesIn / REQUESTS)} B`,
    `${(cpuMs / REQUESTS).toFixed(1)} ms`,
    `${Math.round(cpuMs / (bytesIn / 1000))} ms`,
    (bytesOut / bytesIn).toFixed(0),
    `${Math.round(megabytes)} MB`,
  ];
  return `| ${cells.join(' | ')} |`;
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'baksteen-attack-'));
// When this process is root, PostgreSQL runs as another user, which must be able to enter the folder.
chmodSync(dataDir, 0o755);
const port = process.env.PORT ? Number(process.env.PORT) : undefined;
const server = await runServer(dataDir, { WEB_CONCURRENCY: '1' }, port);
try {
  const costs: Cost[] = [];
  for (const attack of attacksOn(await listHomes(server))) costs.push(await measure(server, attack));
  costs.sort((a, b) => b.cpuMs / b.bytesIn - a.cpuMs / a.bytesIn);
  for (const line of [...HEAD, ...costs.map(rowOf)]) print(line);
  print(`Memory now: ${readFileSync(`/proc/${server.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+ kB)/)?.[1]}`);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
