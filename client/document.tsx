import type { ReactNode } from 'react';
import { FORMAT_LOCALES } from '../shared/locales.ts';
import { useLocale } from './locale.tsx';

export const STATE_ID = 'state';

interface DocumentProps {
  children: ReactNode;
  /** On the server only: further elements of the head. */
  head?: ReactNode;
  /** On the server only: the page's data as inert JSON for hydration. */
  carryState?: () => string;
}

/** The whole HTML document. React hoists the titles and metadata of pages into its head. */
export function Document({ children, head, carryState }: DocumentProps) {
  const locale = useLocale();
  return (
    <html lang={FORMAT_LOCALES[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {head}
      </head>
      <body>
        {children}
        <State carry={carryState} />
      </body>
    </html>
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
