import type { ReactNode } from 'react';
import { FORMAT_LOCALES } from '../shared/locales.ts';
import icon from './icon.svg?no-inline';
import { useLocale } from './locale.tsx';

declare module 'react' {
  interface LinkHTMLAttributes<T> {
    /** A sheet that is not loaded. */
    disabled?: boolean;
  }
}

/** The files of a page, as the build named them. */
export interface PageAssets {
  /** The code that waits for the first view and then loads the modules. */
  start: string;
  /** What hydrates the page, and all that it imports. */
  modules: readonly string[];
  /** The styles of the page, to stand in its head. */
  css: string;
  /** The files of these styles. */
  styles: readonly string[];
  /** The rules of the site's own faces, which the first paint does not wait for. */
  faces: string;
}

export const STATE_ID = 'state';

interface DocumentProps {
  children: ReactNode;
  /** On the server only: the browser has them already. */
  assets?: PageAssets;
  /** On the server only: everything that the page was made from, as inert JSON. */
  carryState?: () => string;
}

/** The whole document. Titles and metadata of pages rise into its head. */
export function Document({ children, assets, carryState }: DocumentProps) {
  const locale = useLocale();
  return (
    <html lang={FORMAT_LOCALES[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        {assets && <Files {...assets} />}
      </head>
      <body>
        {children}
        <State carry={carryState} />
      </body>
    </html>
  );
}

/**
 * Nothing that the first paint waits for: the styles stand in the page, its modules and faces are asked for after it. The
 * sheets' own elements are disabled, so they load nothing: they tell the loader of other pages what is here already.
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

/** Stands after the page, so that the results of finished sections are already in their own blocks. */
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
