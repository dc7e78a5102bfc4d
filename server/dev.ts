/**
 * `npm run dev`: runs the site from its sources. Changed components are updated in the open page; a changed server
 * module takes effect at the next request.
 */
import { realpathSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { prepareSite } from './composition/prepare-site.ts';
import { listenOnPort } from './platform/http/listen.ts';
import type { Assets } from './web/pages/assets.ts';

/**
 * How long a page waits for its queries, in ms: longer than any. A page that is sent as a whole has status 500 and
 * nothing but the stack when its rendering fails.
 */
const GRACE_MS = 10_000;

const print = (message: string) => process.stdout.write(`${message}\n`);

/** Loads everything from the sources; the preamble of hot reloading runs before the page's own entry. */
const createAssets = (themeCss: () => string): Assets => ({
  forPage: () => ({
    start: 'import "/client/start.ts"',
    modules: ['/client/entry-dev.ts'],
    styles: [],
    css: `@import "/client/styles/site.css";@import "/client/styles/faces.css";${themeCss()}`,
    faces: '',
    sources: {},
  }),
  plain: {
    styles: ['/client/styles/site.css', '/client/styles/faces.css', '/client/layout/header.css'],
    theme: themeCss(),
    sources: {},
  },
  desk: {
    script: '/client/desk/enhance.ts',
    styles: ['/client/desk/desk.css'],
    theme: themeCss(),
    sources: {},
  },
  serviceWorker: '',
  widget: '',
  playground: { entry: '/client/playground/entry-dev.ts', styles: [] },
});

type App = (req: IncomingMessage, res: ServerResponse, fail: (error: unknown) => void) => void;

/**
 * The app of the current sources. When any of its modules or messages has changed, the app and its job queues are
 * created anew. `stop` ends the running app.
 */
function currentApp(vite: ViteDevServer, parts: object) {
  let running: unknown[] = [];
  let app: Promise<App> | undefined;
  let stop = async () => {};
  const load = async (file: string, name: string) => (await vite.ssrLoadModule(file))[name];
  const start = async ([createApp, createServices, workQueues]: Awaited<ReturnType<typeof load>>[]) => {
    await stop();
    const services = await createServices(parts);
    const stopWorkers = workQueues(services);
    stop = () => stopWorkers().then(services.stop);
    return createApp(services) as App;
  };
  const find = async () => {
    const loaded = [
      await load('/server/app.ts', 'createApp'),
      await load('/server/services.ts', 'createServices'),
      await load('/server/composition/work-queues.ts', 'workQueues'),
    ];
    if (!app || loaded.some((entry, index) => entry !== running[index])) {
      running = loaded;
      app = start(loaded);
    }
    return app;
  };
  // The server reads messages as files, not as modules.
  vite.watcher.on('change', (file) => {
    if (file.startsWith(path.resolve('locales'))) app = undefined;
  });
  return { find, stop: () => stop() };
}

const { settings, database, ...demo } = await prepareSite(process.env, print);
const server = createServer();
const vite = await createVite({
  appType: 'custom',
  cacheDir: '.cache/vite',
  // The folder of the packages may be a link.
  server: { middlewareMode: { server }, hmr: { server }, fs: { allow: ['.', realpathSync('node_modules')] } },
});
const options = { createAssets, isDevelopment: true, graceMs: GRACE_MS };
const app = currentApp(vite, { settings, database, ...demo, ...options });
server.on('request', (req, res) => {
  vite.middlewares(req, res, async () => {
    // Hot reloading injects styles and opens a web socket, which the site's own policy forbids.
    const setHeader = res.setHeader.bind(res);
    res.setHeader = (name, value) =>
      name.toLowerCase() === 'content-security-policy' ? res : setHeader(name, value);
    const fail = (error: unknown) => showStack(error as Error, res);
    await app.find().then((run) => run(req, res, fail), fail);
  });
});

/** Shows an error in the terminal and, unless the response has begun, in the browser. */
function showStack(error: Error, res: ServerResponse): void {
  vite.ssrFixStacktrace(error);
  const stack = `${error.stack}\n`;
  process.stderr.write(stack);
  if (!res.headersSent) res.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
  res.end(res.req.method === 'HEAD' ? undefined : stack);
}

await listenOnPort(server, settings.port);
print(`Baksteen, from its sources, is at ${settings.publicUrl}`);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    server.closeAllConnections();
    server.close();
    await app.stop();
    await vite.close();
    await database.close();
    process.exit(0);
  });
}
