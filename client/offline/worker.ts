/** The service worker: shows kept pages while the site cannot be reached. */
import type { OfflineConfig, OfflineMessage } from '../../shared/offline.ts';
import {
  deleteKeptPages,
  findKeptPage,
  forgetGone,
  type KeptPage,
  keepFavorites,
  keepPage,
  listKeptPages,
} from './kept-pages.ts';

interface WaitEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerEvents {
  install: WaitEvent;
  activate: WaitEvent;
  message: WaitEvent & { data: unknown };
  fetch: WaitEvent & { request: Request; respondWith(response: Promise<Response>): void };
}

/** The parts of `ServiceWorkerGlobalScope` that are used. The types of pages and of workers exclude each other. */
export interface WorkerScope {
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { unregister(): Promise<boolean> };
}

/** Starts the worker. Without a configuration it unregisters itself and deletes all kept pages. */
export function startWorker(worker: WorkerScope, config: OfflineConfig | null): void {
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event) =>
    event.waitUntil(config ? worker.clients.claim() : stop(worker)),
  );
  if (!config) return;
  // One at a time, so that the limits hold.
  let work = Promise.resolve();
  worker.addEventListener('message', (event) => {
    const message = parseMessage(event.data);
    if (!message) return;
    work = work.then(() => keep(message, config)).catch(() => {});
    event.waitUntil(work);
  });
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(open(request, config));
  });
}

async function stop({ registration }: WorkerScope): Promise<void> {
  await deleteKeptPages();
  await registration.unregister();
}

function parseMessage(data: unknown): OfflineMessage | null {
  const { seen, favorites } = (data ?? {}) as Partial<OfflineMessage>;
  const isPath = (path: unknown) => typeof path === 'string' && /^\/(?!\/)/.test(path);
  return (seen === null || isPath(seen)) && Array.isArray(favorites) && favorites.every(isPath)
    ? { seen: seen ?? null, favorites: favorites.slice(0, 50) }
    : null;
}

async function keep({ seen, favorites }: OfflineMessage, config: OfflineConfig): Promise<void> {
  await keepFavorites(favorites, config);
  if (seen) await keepPage(seen, config);
}

/** Every response of the site is shown, errors included. Kept pages replace only a request that got no response. */
async function open(request: Request, config: OfflineConfig): Promise<Response> {
  try {
    const response = await fetch(request);
    await forgetGone(new URL(request.url).pathname, response.status);
    return response;
  } catch {
    return (await findKeptPage(request.url, config.texts)) ?? (await offlinePage(request.url, config));
  }
}

async function offlinePage(url: string, { texts, policy }: OfflineConfig): Promise<Response> {
  const locale = new URL(url).pathname.split('/')[1] as keyof typeof texts;
  const { page, favorites, seen } = texts[locale] ?? texts.nl;
  const kept = (await listKeptPages()).filter(({ path }) =>
    path.startsWith(`/${texts[locale] ? locale : 'nl'}/`),
  );
  const lists =
    listOf(
      favorites,
      kept.filter(({ isFavorite }) => isFavorite),
    ) +
    listOf(
      seen,
      kept.filter(({ isFavorite }) => !isFavorite),
    );
  return new Response(
    page.replace('<!--pages-->', () => lists),
    {
      status: 503,
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    },
  );
}

function listOf(heading: string, pages: readonly KeptPage[]): string {
  if (pages.length === 0) return '';
  const items = pages.map(
    ({ path, title, about }) =>
      `<li><a href="${path}">${title}</a>${about && `<p class="hint">${about}</p>`}</li>`,
  );
  return `<h2>${heading}</h2><ul>${items.join('')}</ul>`;
}
