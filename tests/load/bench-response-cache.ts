/** Cached responses, compared with servers that send the same bytes without logic. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import autocannon from 'autocannon';
import { cpuMsOf, onServerCore } from './run-server.ts';

const SECONDS = 5;
const CONNECTIONS = 32;

export interface CachedResponseFigure {
  what: string;
  perSecond: number;
  /** CPU time of Node for each request. */
  cpuMs: number;
}

interface BenchOptions {
  url: string;
  /** Returns the site's CPU time so far. */
  cpuMs(): number;
  results: string;
  list: object;
  folder: string;
}

/** Measures cached responses, each with its peers, which run on the same core. */
export async function cachedResponseFigures({
  url,
  cpuMs,
  results,
  list,
  folder,
}: BenchOptions): Promise<CachedResponseFigure[]> {
  for (let times = 0; times < 4; times++) await fetchBytes(url + results);
  // The strongest compression runs in the background.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const page = path.join(folder, 'peer-page.br');
  const answer = path.join(folder, 'peer-list.json');
  writeFileSync(page, await fetchBytes(url + results));
  writeFileSync(answer, JSON.stringify((await askList(url, list)).data));
  const [program = '', ...args] = onServerCore([process.execPath, 'tests/load/peers.ts', page, answer]);
  const peers = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [line] = await once(peers.stdout, 'data');
    const [files, plain, apollo]: string[] = JSON.parse(String(line));
    const peerCpuMs = () => cpuMsOf(peers.pid);
    const query = { url: `${url}/graphql`, body: list };
    return [
      { what: 'results page kept', ...(await load({ url: url + results }, cpuMs)) },
      { what: 'express.static', ...(await load({ url: `${files}/page.html` }, peerCpuMs)) },
      { what: 'node:http', ...(await load({ url: String(plain) }, peerCpuMs)) },
      { what: 'GraphQL list kept', ...(await load(query, cpuMs)) },
      {
        what: 'Apollo Server, from memory',
        ...(await load({ ...query, url: `${apollo}/graphql` }, peerCpuMs)),
      },
    ];
  } finally {
    peers.kill('SIGTERM');
  }
}

async function load(
  { url, body }: { url: string; body?: object },
  cpuMs: () => number,
): Promise<Omit<CachedResponseFigure, 'what'>> {
  const options: autocannon.Options = {
    url,
    connections: CONNECTIONS,
    headers: {
      accept: body ? 'application/json' : 'text/html',
      'accept-encoding': 'br',
      'content-type': 'application/json',
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  };
  await autocannon({ ...options, duration: 1 });
  const before = cpuMs();
  const { requests, non2xx } = await autocannon({ ...options, duration: SECONDS });
  if (non2xx > 0) throw new Error(`${url}: ${non2xx} answers were no success`);
  return { perSecond: requests.total / SECONDS, cpuMs: (cpuMs() - before) / requests.total };
}

/** Returns the bytes as transferred. */
function fetchBytes(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'br' };
    get(url, { headers }, (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part) => parts.push(part));
      res.on('end', () => resolve(Buffer.concat(parts)));
    }).on('error', reject);
  });
}

async function askList(url: string, list: object): Promise<{ data: object }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify(list) });
  return (await answer.json()) as { data: object };
}
