/** Requests everything that a site's own documents name, as a search engine does. */

export interface Crawled {
  path: string;
  status: number;
  type: string;
  body: Buffer;
}

/** More than the sites of the tests have: a crawl that never ends must fail. */
const MAX_PATHS = 1_500;
/** Concurrent requests. */
const CONCURRENCY = 4;
const HEADERS = { accept: 'text/html,*/*' };
const TEXT = /html|css|xml|json|javascript|text|svg/;
/** Attributes, `url(…)` of styles, addresses of sitemaps, and texts of the manifest. */
const NAMES = [
  /(?:href|src|action|content)="([^"]+)"/g,
  /srcset="([^"]+)"/gi,
  /url\(["']?([^"')]+)["']?\)/g,
  /<loc>([^<]+)<\/loc>/g,
  /"(\/[^"\s\\]+)"/g,
];

/** Returns the responses to all paths of the site that can be reached from `starts`, and to `starts`. */
export async function crawl(origin: string, starts: readonly string[]): Promise<Crawled[]> {
  const seen = new Set(starts);
  const waiting = [...starts];
  const crawled: Crawled[] = [];
  const visit = async (path: string) => {
    const response = await fetch(new URL(path, origin), { redirect: 'manual', headers: HEADERS });
    const body = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    crawled.push({ path, status: response.status, type, body });
    const location = response.headers.get('location') ?? '';
    const found = TEXT.test(type) ? namedPaths(body.toString(), path, origin) : [];
    for (const name of [...found, ...pathOf(location, path, origin)]) {
      if (seen.has(name)) continue;
      seen.add(name);
      waiting.push(name);
    }
  };
  while (waiting.length > 0) {
    if (seen.size > MAX_PATHS) throw new Error(`more than ${MAX_PATHS} paths, such as ${waiting[0]}`);
    await Promise.all(waiting.splice(0, CONCURRENCY).map(visit));
  }
  return crawled;
}

function namedPaths(text: string, base: string, origin: string): string[] {
  return NAMES.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, name = '']) => name))
    .flatMap((name) =>
      name.includes(', ') ? name.split(', ').map((part) => part.split(' ')[0] ?? '') : name,
    )
    .flatMap((name) => pathOf(name, base, origin));
}

/** The path of an address of the site, without query (the same pages again) and fragment; none for others. */
function pathOf(name: string, base: string, origin: string): string[] {
  const plain = name.replaceAll('&amp;', '&');
  // The paths of an OpenAPI document are templates.
  if (plain.includes('{')) return [];
  if (!/^(https?:|\/|\.\.?\/|[\w-]+\.\w+$)/.test(plain)) return [];
  const url = URL.parse(plain, new URL(base, origin));
  return url?.origin === origin && url.pathname.length < 200 ? [url.pathname] : [];
}
