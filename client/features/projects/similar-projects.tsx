import { ResultBlock } from '../../data/result-block.tsx';
import { useResult } from '../../data/results.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { useLocale, usePathTo } from '../../locale.tsx';
import { SimilarCards, SimilarSection } from '../../ui/similar-section.tsx';
import { SimilarProjectsDocument } from './generated/project.generated.ts';
import { ProjectCard } from './project-card.tsx';

/** Nearby projects with an available entity, and a link to all projects. */
export function SimilarProjects({ id }: { id: string }) {
  const t = useMessages();
  const pathTo = usePathTo();
  return (
    <SimilarSection
      id={id}
      title={t('projects.similar.title')}
      waiting={t('projects.similar.loading')}
      failed={t('projects.similar.failed')}
      all={{ path: pathTo('projects'), text: t('projects.all') }}
    >
      <Cards id={id} />
    </SimilarSection>
  );
}

function Cards({ id }: { id: string }) {
  const t = useMessages();
  const variables = { id, locale: useLocale() };
  const { project } = useResult(SimilarProjectsDocument, variables);
  const similar = project?.similar ?? [];
  return (
    <>
      <SimilarCards key={id} name={t('projects.similar.title')} none={t('projects.similar.none')}>
        {similar.map((other) => (
          <ProjectCard key={other.id} project={other} level={3} />
        ))}
      </SimilarCards>
      <ResultBlock document={SimilarProjectsDocument} variables={variables} />
    </>
  );
}
