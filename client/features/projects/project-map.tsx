import { isOffered } from '../../../shared/listings/vocabulary.ts';
import { useResults } from '../../data/results.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { useLocale } from '../../locale.tsx';
import { Section } from '../../ui/sections.tsx';
import { ListingMap } from '../listings/detail/listing-map.tsx';
import { SimilarProjectsDocument } from './generated/project.generated.ts';
import type { ProjectDetail } from './project-page.tsx';

/** A map with a project and its entities. A closed project is shown with similar projects. */
export function ProjectMap({ project, heading }: { project: ProjectDetail; heading: string }) {
  const t = useMessages();
  const locale = useLocale();
  const { run } = useResults();
  const findSimilar = async () => {
    const found = await run(SimilarProjectsDocument, { id: project.id, locale });
    return (found.project?.similar ?? []).map(({ id, location: point, name, address, path }) => {
      return { id, point, label: t('projects.heading', { name, city: address.city.name }), path };
    });
  };
  const similar = isOffered(project.status.code) ? {} : { findSimilar };
  return (
    <Section id="map" title={t('map.title')}>
      <ListingMap key={project.id} listing={project} heading={heading} {...similar} />
    </Section>
  );
}
