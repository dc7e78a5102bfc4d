import './legal.css';
import type { ReactNode } from 'react';
import type { RouteName } from '../../../shared/routes.ts';
import { runQueryOf } from '../../data/run-query.ts';
import type { LegalPage } from '../../generated/schema-types.ts';
import { useMessages } from '../../intl/use-messages.ts';
import type { PageModule } from '../../page.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { LegalDocument, type LegalQuery } from './generated/legal.generated.ts';

export interface LegalSection {
  /** The anchor, the same in every language. */
  id: string;
  title: string;
  content: ReactNode;
}

interface LegalArticleProps {
  name: Extract<RouteName, 'privacy' | 'terms'>;
  sections: readonly LegalSection[];
  /** What the agency adds. */
  additions: LegalQuery['legalAdditions'];
}

function toSection({ anchor, title, html }: LegalQuery['legalAdditions'][number]): LegalSection {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server removes all but the elements of Markdown
  return { id: anchor, title, content: <div dangerouslySetInnerHTML={{ __html: html }} /> };
}

/** Creates the loader of a legal page, which reads the agency's details from the settings. */
export function createLegalLoader(legalPage: LegalPage): PageModule['createLoader'] {
  return (locale) =>
    async ({ context }) => {
      await runQueryOf(context)(LegalDocument, { legalPage, locale });
      return null;
    };
}

/** A long text with its table of contents. */
export function LegalArticle({ name, sections: own, additions }: LegalArticleProps) {
  const t = useMessages();
  const sections = [...own, ...additions.map(toSection)];
  const title = t(`legal.${name}.title`);
  return (
    <article className="legal prose page">
      <PageHead title={title} description={t(`legal.${name}.intro`)} canonical={{ name }} />
      <h1>{title}</h1>
      <p className="prose__lead">{t(`legal.${name}.intro`)}</p>
      <nav className="legal__contents" aria-label={t('legal.contents')}>
        <ol>
          {sections.map(({ id, title: heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, title: heading, content }) => (
        <section key={id} id={id} className="legal__section prose" aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{heading}</h2>
          {content}
        </section>
      ))}
    </article>
  );
}
