/**
 * `npm run dev`: runs the site from its sources. Changed components are updated in the open page; a changed server
 * module takes effect at the next request.
 */
import { createServer, type RequestListener } from 'node:http';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { listenOnPort } from './http/listen.ts';
import type { Assets } from './pages/assets.ts';
import { prepareSite } from './prepare-site.ts';

const print = (message: string) => process.stdout.write(`${message}\n`);

/** Loads everything from the sources; the preamble of hot reloading runs before the page's own entry. */
const createAssets = (themeCss: string): Assets => ({
  forPage: () => ({
    start: 'import "/client/start.ts"',
    modules: ['/client/entry-dev.ts'],
    styles: [],
    css: `@import "/client/styles/site.css";@import "/client/styles/faces.css";${themeCss}`,
    faces: '',
    sources: {},
  }),
  plain: {
    styles: ['/client/styles/site.css', '/client/styles/faces.css', '/client/layout/header.css'],
    theme: themeCss,
    sources: {},
  },
  playground: { entry: '/client/playground/entry-dev.ts', styles: [] },
});

/**
 * The app of the current sources. When any of its modules has changed, the app and its job queues are created anew.
 * `stop` ends the running app.
 */
function currentApp(vite: ViteDevServer, parts: object) {
  let createApp: unknown;
  let app: Promise<RequestListener> | undefined;
  let stop = async () => {};
  const start = async (loaded: Record<string, (services: unknown) => RequestListener>) => {
    await stop();
    const { createServices } = await vite.ssrLoadModule('/server/services.ts');
    const { workQueues } = await vite.ssrLoadModule('/server/work-queues.ts');
    const services = await createServices(parts);
    const stopWorkers = workQueues(services);
    stop = () => stopWorkers().then(services.stop);
    return loaded.createApp?.(services) as RequestListener;
  };
  const find = async () => {
    const loaded = await vite.ssrLoadModule('/server/app.ts');
    if (loaded.createApp !== createApp || !app) {
      createApp = loaded.createApp;
      app = start(loaded);
    }
    return app;
  };
  return { find, stop: () => stop() };
}

const { settings, database, ...demo } = await prepareSite(process.env, print);
const server = createServer();
const vite = await createVite({ appType: 'custom', server: { middlewareMode: { server }, hmr: { server } } });
const app = currentApp(vite, { settings, database, ...demo, createAssets, isDevelopment: true });
server.on('request', (req, res) => {
  vite.middlewares(req, res, async () => {
    // Hot reloading injects styles and opens a web socket, which the site's own policy forbids.
    const setHeader = res.setHeader.bind(res);
    res.setHeader = (name, value) =>
      name.toLowerCase() === 'content-security-policy' ? res : setHeader(name, value);
    try {
      (await app.find())(req, res);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      res.statusCode = 500;
      res.end((error as Error).stack);
    }
  });
});
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
