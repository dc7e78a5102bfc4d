import type { ReactNode } from 'react';
import { preload, preloadModule } from 'react-dom';
import { FORMAT_LOCALES } from '../shared/locales.ts';
import icon from './icon.svg?no-inline';
import { useLocale } from './locale.tsx';

/** The files of a page, as the build named them. */
export interface PageAssets {
  /** The module that hydrates the page. */
  entry: string;
  styles: readonly string[];
  modules: readonly string[];
  fonts: readonly string[];
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
  for (const module of assets?.modules ?? []) preloadModule(module, { as: 'script' });
  for (const font of assets?.fonts ?? []) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  return (
    <html lang={FORMAT_LOCALES[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        {assets && <script type="module" async src={assets.entry} />}
        {assets?.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="site" />
        ))}
      </head>
      <body>
        {children}
        <State carry={carryState} />
      </body>
    </html>
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
