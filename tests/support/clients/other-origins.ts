/** A page of another owner, at two origins: the tested site allows one of them to send mutations and legacy calls. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { test as base, SITE_FIXTURE } from '../e2e/test.ts';
import { openServer } from '../open-server.ts';
import { findPort, startSiteProcess } from '../site-process.ts';

/** Files that a legacy page loads, by their path on its origin. */
const FILES: Readonly<Record<string, string>> = {
  '/jquery.js': 'jquery/dist/jquery.min.js',
  '/select2.js': 'select2/dist/js/select2.min.js',
  '/select2.css': 'select2/dist/css/select2.min.css',
  '/graphql-sse.js': 'graphql-sse/umd/graphql-sse.min.js',
};

const PAGE = `<!doctype html><html lang="nl"><head><title>Other site</title>
  <link rel="stylesheet" href="/select2.css"><script src="/jquery.js"></script><script src="/select2.js"></script>
  <script src="/graphql-sse.js"></script></head><body><ul id="homes"></ul><select id="towns" style="width: 20rem"></select></body></html>`;

interface Origins {
  /** In `ALLOWED_ORIGINS` of the site. */
  allowed: string;
  /** The same page under another name. */
  other: string;
  /** Opens the page at an origin; the visitor has used it. */
  open(origin: string): Promise<void>;
}

interface OriginsSite {
  url: string;
  port: number;
}

/** The site uses the data of the shared one. */
export const fromOtherOrigins = base.extend<{ origins: Origins }, { originsSite: OriginsSite }>({
  originsSite: [
    async ({ mailFolder }, use) => {
      const page = await openServer((req, res) => {
        const url = req.url ?? '';
        const file = FILES[url];
        if (!file) return res.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE);
        res.setHeader('content-type', url.endsWith('.css') ? 'text/css' : 'text/javascript');
        res.end(readFileSync(path.resolve('node_modules', file)));
      });
      const settings = {
        DATA_DIR: path.dirname(mailFolder),
        ALLOWED_ORIGINS: `http://127.0.0.1:${page.port}`,
        PRERENDERED_PICTURES: '0',
        LOG_LEVEL: 'warn',
        FORM_SECONDS: '0',
        ORDINARY_SUBMISSIONS: '1000',
      };
      const site = await startSiteProcess(settings, await findPort());
      await use({ url: site.url, port: page.port });
      await site.end('SIGTERM');
      await page.close();
    },
    SITE_FIXTURE,
  ],
  baseURL: async ({ originsSite }, use) => use(originsSite.url),
  partners: async ({ originsSite: { port } }, use) =>
    use([`http://127.0.0.1:${port}`, `http://localhost:${port}`]),
  origins: async ({ page, originsSite: { port } }, use) =>
    use({
      allowed: `http://127.0.0.1:${port}`,
      other: `http://localhost:${port}`,
      open: (origin) => openUsed(page, origin),
    }),
});

async function openUsed(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await page.keyboard.press('Shift');
}
