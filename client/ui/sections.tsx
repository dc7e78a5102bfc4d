import type { ReactNode } from 'react';
import { FoldingSection } from './folding-section.tsx';

export interface SectionContent {
  /** Anchor of the section. */
  id: string;
  title: string;
  content: ReactNode;
  /** Whether only its heading is shown until it is opened. */
  isFolding?: boolean;
}

/** The sections of a page, in order. */
export function SectionList({ sections }: { sections: readonly SectionContent[] }) {
  return sections.map(({ content, isFolding, ...section }) =>
    isFolding ? (
      <FoldingSection key={section.id} {...section}>
        {content}
      </FoldingSection>
    ) : (
      <Section key={section.id} {...section}>
        {content}
      </Section>
    ),
  );
}

export interface SectionProps extends Pick<SectionContent, 'id' | 'title'> {
  children: ReactNode;
}

/** A section of a page under its heading. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} className="section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
