import type { ReactNode } from 'react';
import { useLocale } from '../../locale.tsx';

interface ContentPartProps {
  title: string;
  children: ReactNode;
}

/** A part in the language of the site, below the agency's title, which may be in another one. */
export function ContentPart({ title, children }: ContentPartProps) {
  return (
    <section>
      {title && <h2 className="content__title">{title}</h2>}
      <div lang={useLocale()}>{children}</div>
    </section>
  );
}
