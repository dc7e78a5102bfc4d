import { useIntl } from 'react-intl';
import { isOffered } from '../../../shared/listings/vocabulary.ts';
import { townLabel } from '../../../shared/towns/town-label.ts';
import { formatDay } from '../../intl/format-day.ts';
import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Heart } from '../favorites/heart.tsx';
import { StatusBadge } from '../listings/status-badge.tsx';
import { CardPicture } from '../pictures/card-picture.tsx';
import type { ProjectCardFragment } from './generated/project-card.generated.ts';

interface ProjectCardProps {
  project: ProjectCardFragment;
  /** The heading level in the page's outline. */
  level?: 2 | 3;
  /** Visible without scrolling when the page opens. */
  isFirst?: boolean;
}

/** Summary of a project: lowest price, name, town, and number of available entities. */
export function ProjectCard({ project, level = 2, isFirst = false }: ProjectCardProps) {
  const t = useMessages();
  const Heading = `h${level}` as const;
  const { id, name, types, status, address, entityCount: total, availableCount: available } = project;
  const isOnOffer = isOffered(status.code);
  return (
    <article className="card" id={`listing-${id}`}>
      <CardPicture type={types[0] ?? 'APARTMENT'} id={id} photos={project.photos} isFirst={isFirst} />
      {status.code !== 'AVAILABLE' && <StatusBadge status={status.code} />}
      <div className="card__body">
        <Heading className="card__heading">
          <a href={project.path}>
            {isOnOffer && <ProjectPrice price={project.priceFrom ?? null} />}
            <span className="card__title">{name}</span>
            <span className="card__type">{townLabel(address.city)}</span>
          </a>
        </Heading>
        <ul className="card__facts">
          {isOnOffer && <li>{t('projects.card.available', { available, total })}</li>}
          <li>
            <Delivery project={project} />
          </li>
        </ul>
      </div>
      <Heart listing={{ id, price: project.priceFrom ?? null }} name={`${name}, ${address.city.name}`} />
    </article>
  );
}

function ProjectPrice({ price }: { price: number | null }) {
  const t = useMessages();
  const euros = useEuros();
  const text =
    price === null ? t('listings.price.onRequest') : t('projects.card.from', { price: euros.whole(price) });
  return <span className="card__price">{text}</span>;
}

/** The stage of construction, of an allotment that of its roads, and the delivery date if it lies in the future. */
export function Delivery({ project }: { project: Pick<ProjectCardFragment, 'kind' | 'stage' | 'delivery'> }) {
  const t = useMessages();
  const intl = useIntl();
  const { kind, stage, delivery } = project;
  if (stage === 'COMPLETED' || !delivery)
    return t(kind === 'ALLOTMENT' ? `projects.card.allotment.${stage}` : `projects.card.stage.${stage}`);
  const month = formatDay(intl, delivery, { month: 'long', year: 'numeric' });
  return t('projects.card.delivery', { month });
}
