/** The elements of the document's head that only the server renders, because browsers never change them. */
import { MAIN_ID } from './layout/layout.tsx';

declare module 'react' {
  interface LinkHTMLAttributes<T> {
    /** A style sheet that the browser does not load. */
    disabled?: boolean;
  }
}

/** The files of a page, by their hashed names. */
export interface PageAssets {
  /** The script that waits for the first paint and then loads the modules. */
  start: string;
  /** The module that hydrates the page, and all its imports. */
  modules: readonly string[];
  /** The page's styles, inlined into its head. */
  css: string;
  /** The URLs of these style sheets. */
  styles: readonly string[];
  /** The `@font-face` rules of the site's fonts, which do not block the first paint. */
  faces: string;
}

/** Icons and colours of the browser's own interface. */
export interface SiteLinks {
  /** URLs of the icons. */
  favicon: string;
  icon: string;
  touchIcon: string;
  /** URL of the web app manifest in the page's language. */
  manifest: string;
  /** Colours of the page's upper edge. */
  themeColor: { light: string; dark: string };
}

interface ServerHeadProps {
  assets: PageAssets;
  links: SiteLinks;
  /** schema.org data of the page as inert JSON. Browsers ignore it. */
  structuredData?: string | undefined;
}

export function ServerHead({ assets, links, structuredData }: ServerHeadProps) {
  return (
    <>
      <Links {...links} />
      <PaintWithHeader />
      <Files {...assets} />
      {structuredData && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
      )}
    </>
  );
}

/** Browsers without SVG icons take the first one, which has a size so that others prefer the SVG. */
function Links({ favicon, icon, touchIcon, manifest, themeColor }: SiteLinks) {
  return (
    <>
      <link rel="icon" href={favicon} sizes="32x32" />
      <link rel="icon" href={icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={touchIcon} />
      <link rel="manifest" href={manifest} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColor.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColor.dark} />
    </>
  );
}

/**
 * Delays the first paint until the start of the main content is parsed, in browsers that support it. The icons of an
 * incomplete header would move when the last of them is parsed.
 */
function PaintWithHeader() {
  return <link rel="expect" href={`#${MAIN_ID}`} blocking="render" />;
}

/**
 * Files that do not block the first paint: styles are inlined, modules and fonts are requested after it. The
 * `<link>` elements of the inlined sheets are disabled and load nothing. They tell the loader of other pages
 * which sheets are present.
 */
function Files({ start, modules, css, faces, styles }: PageAssets) {
  return (
    <>
      <style>{css}</style>
      <noscript>
        <style>{faces}</style>
      </noscript>
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} disabled />
      ))}
      <script type="module" async data-modules={modules.join(' ')}>
        {start}
      </script>
    </>
  );
}
