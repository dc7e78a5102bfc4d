/**
 * The first script of a page: asks for the site's faces and for all other scripts once the first view is there, so that
 * they do not delay it. Until then, and without them, links and forms are the browser's.
 */

/** A paint or a picture that takes longer is not waited for. */
const MOST_MS = 2_000;

const longest = new Promise<void>((resolve) => setTimeout(resolve, MOST_MS));
const firstPaint = Promise.race([painted(), longest]);

/** Resolves with the first paint; at once where it cannot be observed, or in a tab in the background. */
function painted(): Promise<void> {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint'))
    return Promise.resolve();
  return new Promise((resolve) => {
    new PerformanceObserver((entries, observer) => {
      if (!entries.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Adds the rules of the faces, which stand in the page for browsers without scripts. */
function addFaces(): void {
  const rules = document.querySelector('head noscript')?.textContent.replaceAll(/<\/?style>/g, '');
  const style = document.createElement('style');
  style.textContent = rules ?? '';
  document.head.append(style);
}

/**
 * At once for who comes from another page of the site and has them, so that a page does not change under one's eyes; else
 * after the first paint. Nothing is remembered in the browser for this.
 */
async function showFaces(): Promise<void> {
  const isWithinSite = document.referrer.startsWith(`${window.location.origin}/`);
  if (!isWithinSite) await firstPaint;
  addFaces();
}

/** Resolves when the pictures in view that the page asks for first have come, or failed. */
async function pictured(): Promise<void> {
  const first = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  const inView = first.filter((image) => image.getBoundingClientRect().top < window.innerHeight);
  await Promise.all(inView.map((image) => image.decode().catch(() => {})));
}

/** Asks for all modules of the page at once, and runs the first; without it the page stays as it was sent. */
function load(modules: readonly string[]): void {
  for (const href of modules) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  import(/* @vite-ignore */ modules[0] ?? '').catch(() => {});
}

showFaces();
await Promise.race([firstPaint.then(pictured), longest]);
const { modules = '' } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};
load(modules.split(' '));

export {};
