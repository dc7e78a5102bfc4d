import type { ReactNode } from 'react';
import { FORMAT_LOCALES } from '../shared/locales.ts';
import icon from './icon.svg?no-inline';
import { useLocale } from './locale.tsx';

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

export const STATE_ID = 'state';

interface DocumentProps {
  children: ReactNode;
  /** On the server only: the browser has loaded them already. */
  assets?: PageAssets;
  /** On the server only: schema.org data of the page, as inert JSON. Browsers ignore it. */
  structuredData?: string | undefined;
  /** On the server only: the page's data as inert JSON for hydration. */
  carryState?: () => string;
}

/** The whole HTML document. React hoists the titles and metadata of pages into its head. */
export function Document({ children, assets, structuredData, carryState }: DocumentProps) {
  const locale = useLocale();
  return (
    <html lang={FORMAT_LOCALES[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        {assets && <Files {...assets} />}
        {structuredData && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
        )}
      </head>
      <body>
        {children}
        <State carry={carryState} />
      </body>
    </html>
  );
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

/** Stands after the page, when the results of finished sections are already in their own blocks. */
function State({ carry }: { carry?: (() => string) | undefined }) {
  return (
    <script
      type="application/json"
      id={STATE_ID}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
      dangerouslySetInnerHTML={{ __html: carry?.() ?? '' }}
    />
  );
}
