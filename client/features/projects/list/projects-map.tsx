import type { ReactNode } from 'react';
import { useEuros } from '../../../intl/use-euros.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { ListingsMap } from '../../listings/map/listings-map.tsx';
import { ProjectCard } from '../project-card.tsx';
import type { ProjectsQuery } from './generated/projects.generated.ts';

interface ProjectsMapProps {
  projects: ProjectsQuery['projects']['items'];
  /** The list of the projects. */
  children: ReactNode;
}

/** The projects of a page on a map, beside their list. */
export function ProjectsMap({ projects, children }: ProjectsMapProps) {
  const t = useMessages();
  const euros = useEuros();
  const places = projects.map(({ id, name, path, location, priceFrom: price }) => {
    if (price === null)
      return { id, path, location, price, text: name, label: t('projects.map.onRequest', { name }) };
    const text = euros.short(price);
    return { id, path, location, price, text, label: t('projects.map.marker', { name, price: text }) };
  });
  return (
    <ListingsMap
      places={places}
      label={t('projects.map.label')}
      clusterLabel={(count) => t('projects.map.cluster', { count })}
      kind="project"
      cardOf={(id, level) => {
        const project = projects.find((one) => one.id === id);
        return project && <ProjectCard project={project} level={level} />;
      }}
    >
      {children}
    </ListingsMap>
  );
}
