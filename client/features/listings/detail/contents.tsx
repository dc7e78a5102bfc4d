import { useMessages } from '../../../intl/use-messages.ts';
import type { SectionContent } from '../../../ui/sections.tsx';

/** Links to the sections of a listing's page. */
export function Contents({ sections }: { sections: readonly SectionContent[] }) {
  const t = useMessages();
  return (
    <nav className="contents" aria-label={t('listings.detail.contents')}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
