import { useIntl } from 'react-intl';
import { Heart } from '../favorites/heart.tsx';
import { CardFacts } from '../listings/card-facts.tsx';
import { Badge } from '../listings/status-badge.tsx';
import { CardPicture } from '../pictures/card-picture.tsx';
import type { ProjectCardFragment } from './generated/project-card.generated.ts';
import { projectCardTexts } from './project-card-texts.ts';

interface ProjectCardProps {
  project: ProjectCardFragment;
  /** The heading level in the page's outline. */
  level?: 2 | 3;
  /** Visible without scrolling when the page opens. */
  isFirst?: boolean;
}

/** Summary of a project: lowest price, name, town, and number of available entities. */
export function ProjectCard({ project, level = 2, isFirst = false }: ProjectCardProps) {
  const Heading = `h${level}` as const;
  const { id, name, types, address } = project;
  const texts = projectCardTexts(project, useIntl());
  return (
    <article className="card" id={`listing-${id}`}>
      <CardPicture type={types[0] ?? 'APARTMENT'} id={id} photos={project.photos} isFirst={isFirst} />
      <Badge badge={texts.badge} />
      <div className="card__body">
        <Heading className="card__heading">
          <a href={project.path}>
            {texts.price !== null && <span className="card__price">{texts.price}</span>}
            <span className="card__title">{texts.title}</span>
            <span className="card__type">{texts.town}</span>
          </a>
        </Heading>
        <CardFacts facts={texts.facts} />
      </div>
      <Heart listing={{ id, price: project.priceFrom ?? null }} name={`${name}, ${address.city.name}`} />
    </article>
  );
}
