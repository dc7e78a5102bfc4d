import { useIntl } from 'react-intl';
import { isOffered } from '../../../shared/listings/vocabulary.ts';
import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { phoneHref, unbrokenPhone } from '../../ui/phone-number.ts';
import { Heart } from '../favorites/heart.tsx';
import { type KeyFact, ListingHead } from '../listings/detail/listing-head.tsx';
import { deliveryText } from './project-card-texts.ts';
import type { ProjectDetail } from './project-page.tsx';
import { ProjectViewing } from './project-viewing.tsx';

/** The head of a project's page. */
export function ProjectHead({ project, heading }: { project: ProjectDetail; heading: string }) {
  const t = useMessages();
  const euros = useEuros();
  const { status, priceFrom, office, agent } = project;
  const phone = agent?.phone ?? office.phone;
  const price = priceFrom
    ? t('projects.card.from', { price: euros.whole(priceFrom) })
    : t('listings.price.onRequest');
  return (
    <ListingHead
      listing={project}
      title={heading}
      price={isOffered(status.code) && price}
      facts={useKeyFacts(project)}
    >
      <p className="hint">{t('projects.reference', { reference: project.reference })}</p>
      <div className="project-ways">
        {isOffered(status.code) && <ProjectViewing id={project.id} />}
        <ButtonLink look="quiet" href={phoneHref(phone)}>
          <Icon name="phone" />
          <span>{t('projects.call', { phone: unbrokenPhone(phone) })}</span>
        </ButtonLink>
        <Heart listing={{ id: project.id, price: priceFrom }} name={heading} />
      </div>
    </ListingHead>
  );
}

function useKeyFacts(project: ProjectDetail): KeyFact[] {
  const t = useMessages();
  const { availableCount: available, entityCount: total, livingArea, developer, architect } = project;
  const lots = project.kind === 'ALLOTMENT' ? plotRange(project) : null;
  return [
    [t('projects.fact.available'), t('projects.fact.availableOf', { available, total })],
    [t('projects.fact.stage'), deliveryText(project, useIntl())],
    [t('projects.fact.livingArea'), livingArea && t('projects.fact.areaRange', livingArea)],
    [t('projects.fact.lotArea'), lots && t('projects.fact.areaRange', lots)],
    [t('projects.fact.developer'), developer || null],
    [t('projects.fact.architect'), architect || null],
  ];
}

/** The smallest and largest plot of the lots; null when no area is known. */
function plotRange({ entities }: ProjectDetail): { min: number; max: number } | null {
  const areas = entities.flatMap(({ plotArea }) => plotArea ?? []);
  return areas.length > 0 ? { min: Math.min(...areas), max: Math.max(...areas) } : null;
}
