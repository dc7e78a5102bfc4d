import type { MortgageBounds } from '../../../../shared/mortgage/mortgage-form.ts';
import { Contents } from './contents.tsx';
import type { EstateDetail } from './estate.ts';
import { useSections } from './use-sections.tsx';

interface SectionsProps {
  estate: EstateDetail;
  /** Of the mortgage calculator. */
  bounds: MortgageBounds;
}

/** Everything there is to know of a home, with a table of contents. */
export function Sections({ estate, bounds }: SectionsProps) {
  const sections = useSections(estate, bounds);
  return (
    <>
      <Contents sections={sections} />
      {sections.map(({ id, title, content }) => (
        <section key={id} id={id} className="section" aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          {content}
        </section>
      ))}
    </>
  );
}
