/**
 * The first script of a page. It requests fonts and all other scripts after the first paint, so that they do
 * not delay it. Until they have loaded, the browser handles links and forms.
 */

/** Maximum wait for the first paint and for the first pictures. */
const MAX_WAIT_MS = 2_000;

const timeout = new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS));
const firstPaint = Promise.race([whenPainted(), timeout]);

/** Resolves at the first paint; at once when it cannot be observed or the tab is in the background. */
function whenPainted(): Promise<void> {
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

/** Adds the `@font-face` rules of the site's fonts, which the page contains in a `noscript` element. */
function addFaces(media: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.media = media;
  style.textContent =
    document.querySelector('head noscript')?.textContent.replaceAll(/<\/?style>/g, '') ?? '';
  document.head.append(style);
  return style;
}

/** The fonts of rules. Browsers use a loaded font again for a rule with the same descriptors. */
function fontsOf({ cssRules }: CSSStyleSheet): FontFace[] {
  return [...cssRules].map((rule) => {
    const get = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
    const descriptors = { style: get('font-style'), weight: get('font-weight') };
    return new FontFace(get('font-family').replaceAll('"', ''), get('src'), descriptors);
  });
}

/**
 * Shows the site's fonts: at once for visitors from another page of the site, who have them cached, so that
 * text does not change visibly. Otherwise after the first paint, when they have loaded: if rules apply earlier,
 * the browser lays out all text twice. Nothing is stored in the browser for this.
 */
async function showFaces(): Promise<void> {
  const isWithinSite = document.referrer.startsWith(`${window.location.origin}/`);
  if (isWithinSite) {
    addFaces('all');
    return;
  }
  await firstPaint;
  const style = addFaces('not all');
  const fonts = fontsOf(style.sheet as CSSStyleSheet);
  await Promise.allSettled(fonts.map((font) => font.load()));
  style.media = 'all';
}

/** Resolves when the high-priority pictures in view have loaded or failed. */
async function whenPicturesLoaded(): Promise<void> {
  const first = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  const inView = first.filter((image) => image.getBoundingClientRect().top < window.innerHeight);
  await Promise.all(inView.map((image) => image.decode().catch(() => {})));
}

/** Preloads all modules of the page and runs the first one. If it fails, the page stays server-rendered. */
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
await Promise.race([firstPaint.then(whenPicturesLoaded), timeout]);
const { modules = '' } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};
load(modules.split(' '));

export {};
