/**
 * Measures the first view of a page on a phone with Lighthouse: slow 4G and a quarter of the CPU, simulated.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findBrowser } from '../support/run/find-browser.ts';

const DEBUGGING_PORT = 9333;
const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Medians of several runs: milliseconds, layout shift as share of the viewport, scores out of 100. */
export interface FirstView {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  scores: Record<(typeof CATEGORIES)[number], number>;
}

const TIMES = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

/** Measures each URL several times in turn, each time with an empty browser cache. */
export async function firstViews(addresses: readonly string[], runs = RUNS): Promise<Map<string, FirstView>> {
  const measured = new Map<string, FirstView[]>(addresses.map((address) => [address, []]));
  for (let run = 0; run < runs; run++) {
    for (const address of addresses) measured.get(address)?.push(await measureOnce(address));
  }
  return new Map([...measured].map(([address, views]) => [address, medianOf(views)]));
}

async function measureOnce(address: string): Promise<FirstView> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [`--remote-debugging-port=${DEBUGGING_PORT}`, '--no-sandbox'],
  });
  try {
    return await runLighthouse(address);
  } finally {
    await browser.close();
  }
}

async function runLighthouse(address: string): Promise<FirstView> {
  const response = await lighthouse(address, {
    port: DEBUGGING_PORT,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!response || response.lhr.runtimeError)
    throw new Error(`${address}: ${response?.lhr.runtimeError?.message}`);
  const { audits, categories } = response.lhr;
  const value = (name: keyof typeof TIMES) => audits[TIMES[name]]?.numericValue ?? Number.NaN;
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  return {
    firstPaint: value('firstPaint'),
    largestPaint: value('largestPaint'),
    blocking: value('blocking'),
    shift: value('shift'),
    scores: Object.fromEntries(scores),
  };
}

function medianOf(views: readonly FirstView[]): FirstView {
  const median = (of: (view: FirstView) => number) =>
    views.map(of).sort((a, b) => a - b)[Math.floor(views.length / 2)] ?? Number.NaN;
  return {
    firstPaint: median((view) => view.firstPaint),
    largestPaint: median((view) => view.largestPaint),
    blocking: median((view) => view.blocking),
    shift: median((view) => view.shift),
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, median((view) => view.scores[name])]),
    ) as FirstView['scores'],
  };
}

export interface PlainPage {
  url: string;
  stop(): Promise<void>;
}

/** Serves a page's text and links without styles, scripts and pictures, as the lower bound of a first paint. */
export async function servePlain(html: string): Promise<PlainPage> {
  const plain = html
    .replaceAll(/<(script|style|picture|svg)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<(link|img)\b[^>]*>/g, '');
  const body = brotliCompressSync(plain);
  const server: Server = createServer((_, res) => {
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    res.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
