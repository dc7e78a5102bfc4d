import type { ReactNode } from 'react';

export interface SectionContent {
  /** Where links of the page lead. */
  id: string;
  title: string;
  content: ReactNode;
}

/** Sections of a page, in their order. */
export function SectionList({ sections }: { sections: readonly SectionContent[] }) {
  return sections.map(({ content, ...section }) => (
    <Section key={section.id} {...section}>
      {content}
    </Section>
  ));
}

interface SectionProps extends Omit<SectionContent, 'content'> {
  children: ReactNode;
}

/** A part of a page under its heading. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} className="section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
