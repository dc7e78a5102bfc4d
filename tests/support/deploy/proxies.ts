/** Starts nginx and Caddy with the configurations of `deploy/`, in front of app servers on loopback. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findPort } from '../site-process.ts';
import { readExample } from './example.ts';
import { createProgramFolder, runProgram, startProgram } from './programs.ts';

export interface RunningProxy {
  /** The origin, with https. */
  origin: string;
  /** The port that redirects to https. */
  httpPort: number;
  /** The certificate that clients must trust. */
  ca: Buffer;
  stop(): Promise<void>;
}

export interface ProxyPorts {
  https: number;
  http: number;
}

export interface ProxyDependencies {
  /** The ports of the app servers. */
  apps: readonly [number, number];
  ports: ProxyPorts;
  /** Whether nginx caches. */
  hasCache?: boolean;
}

export type ProxyName = 'nginx' | 'caddy';

export async function findProxyPorts(): Promise<ProxyPorts> {
  return { https: await findPort(), http: await findPort() };
}

/** Starts a proxy whose configuration it has checked itself. */
export async function startProxy(name: ProxyName, dependencies: ProxyDependencies): Promise<RunningProxy> {
  const folder = createProgramFolder(name);
  createCertificate(folder);
  const start = name === 'nginx' ? startNginx : startCaddy;
  const program = await start(folder, dependencies);
  return {
    origin: `https://localhost:${dependencies.ports.https}`,
    httpPort: dependencies.ports.http,
    ca: readFileSync(path.join(folder, 'fullchain.pem')),
    async stop() {
      await program.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates `fullchain.pem` and `privkey.pem` for localhost. */
function createCertificate(folder: string): void {
  runProgram('openssl', [
    ...['req', '-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
    ...['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ...['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')],
  ]);
}

/** The part of nginx.conf around `conf.d/`, with all files in the folder. */
const nginxFrame = (folder: string, site: string) => `
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
worker_processes 2;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${site}
}
`;

async function startNginx(folder: string, { apps, ports, hasCache = false }: ProxyDependencies) {
  const site = readExample('nginx.conf', {
    '10.0.0.11:3000': `127.0.0.1:${apps[0]}`,
    '10.0.0.12:3000': `127.0.0.1:${apps[1]}`,
    'listen 80;': `listen 127.0.0.1:${ports.http};`,
    'listen 443': `listen 127.0.0.1:${ports.https}`,
    'www.example.be': 'localhost',
    '/etc/ssl/baksteen': folder,
    ...(hasCache ? { '    proxy_cache off;\n\n': '    proxy_cache baksteen_cache;\n\n' } : {}),
  });
  const cache = hasCache ? readExample('nginx-cache.conf', { '/var/cache/nginx': folder }) : '';
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, nginxFrame(folder, cache + site));
  runProgram('nginx', ['-t', '-e', 'stderr', '-p', folder, '-c', file]);
  return startProgram('nginx', ['-e', 'stderr', '-p', folder, '-c', file], { port: ports.https });
}

async function startCaddy(folder: string, { apps, ports }: ProxyDependencies) {
  const site = readExample('Caddyfile', {
    '10.0.0.11:3000': `127.0.0.1:${apps[0]}`,
    '10.0.0.12:3000': `127.0.0.1:${apps[1]}`,
    'localhost:2019': `localhost:${await findPort()}`,
    'http_port 80': `http_port ${ports.http}`,
    'https_port 443': `https_port ${ports.https}`,
    'www.example.be': 'localhost',
    '/etc/ssl/baksteen': folder,
  });
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, site);
  const config = ['--config', file, '--adapter', 'caddyfile'];
  runProgram('caddy', ['validate', ...config]);
  return startProgram('caddy', ['run', ...config], { port: ports.https });
}
