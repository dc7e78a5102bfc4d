import { useRef } from 'react';
import { useMessages } from '../../../intl/use-messages.ts';
import type { SectionContent } from '../../../ui/sections.tsx';
import { useSectionInView } from './use-section-in-view.ts';

/**
 * Links to the sections of a listing's page, in one row that sticks to the top. The section in view is marked.
 */
export function Contents({ sections }: { sections: readonly SectionContent[] }) {
  const t = useMessages();
  const row = useRef<HTMLUListElement>(null);
  const current = useSectionInView(sections, row);
  return (
    <nav className="contents" aria-label={t('listings.detail.contents')}>
      <ul ref={row}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
