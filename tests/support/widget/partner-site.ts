/** A site of another owner, at another origin, which shows the widget of the tested site. */
import type { Page } from 'playwright/test';
import { test as base, SITE_FIXTURE } from '../e2e/test.ts';
import { type OpenServer, openServer } from '../open-server.ts';

interface PartnerPage {
  /** The content of `<body>`. */
  body: string;
  lang?: string;
  css?: string;
}

interface Partner {
  origin: string;
  /** Opens a page of the partner, whose policy allows the agency's origin as docs/widget.md says, and nothing else. */
  open(page: PartnerPage): Promise<void>;
}

interface PartnerServer extends OpenServer {
  /** Serves this page from now on. */
  serve(page: PartnerPage, policy: string): void;
}

const strictPolicy = (agency: string) =>
  [
    "default-src 'none'",
    `script-src ${agency}`,
    `connect-src ${agency}`,
    `img-src ${agency}`,
    "style-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

async function startPartner(): Promise<PartnerServer> {
  let shown: PartnerPage = { body: '' };
  let policy = '';
  const server = await openServer((req, res) => {
    if (req.url === '/style.css') return res.setHeader('content-type', 'text/css').end(shown.css ?? '');
    if (req.url !== '/') return res.writeHead(204).end();
    const { lang = 'nl', body } = shown;
    res.setHeader('content-security-policy', policy).setHeader('content-type', 'text/html; charset=utf-8');
    res.end(`<!doctype html><html lang="${lang}"><head><title>Partner</title>
      <meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
      <link rel="stylesheet" href="/style.css"></head><body><main><h1>Partner</h1>${body}</main></body></html>`);
  });
  const serve = (page: PartnerPage, itsPolicy: string) => {
    shown = page;
    policy = itsPolicy;
  };
  return { ...server, serve };
}

export const onPartnerSite = base.extend<{ partner: Partner }, { partnerServer: PartnerServer }>({
  partnerServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the parameter
    async ({}, use) => {
      const server = await startPartner();
      await use(server);
      await server.close();
    },
    SITE_FIXTURE,
  ],
  partners: async ({ partnerServer }, use) => use([partnerServer.origin]),
  partner: async ({ page, baseURL, partnerServer: { origin, serve } }, use) =>
    use({
      origin,
      open: async (shown) => {
        serve(shown, strictPolicy(String(baseURL)));
        await page.goto(origin);
      },
    }),
});

/** What a site can store in a browser. */
export const storedIn = (page: Page) =>
  page.evaluate(async () => ({
    cookie: document.cookie,
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }));

export const NOTHING_STORED = { cookie: '', local: 0, session: 0, databases: 0, caches: 0 };
