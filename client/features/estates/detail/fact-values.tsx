/** Values of facts that are more than a text. */
import type { ReactNode } from 'react';
import type { Locale } from '../../../../shared/locales.ts';

/** The words of a public register, which are not translated. */
export interface OwnWords {
  text: string;
  locale: Locale;
}

export function showOwnWords({ text, locale }: OwnWords): ReactNode {
  return <span lang={locale}>{text}</span>;
}

/** A link with its host as text, above a note. */
export function showLink(url: string, note: string): ReactNode {
  return (
    <>
      <a href={url} rel="external noopener">
        {new URL(url).host}
      </a>
      <br />
      {note}
    </>
  );
}
