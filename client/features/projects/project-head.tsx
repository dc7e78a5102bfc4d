import '../listings/detail/head.css';
import { isOffered } from '../../../shared/listings/vocabulary.ts';
import { useEuros } from '../../intl/use-euros.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { phoneHref } from '../../ui/phone-href.ts';
import { Heart } from '../favorites/heart.tsx';
import { AddressLine } from '../listings/detail/address-line.tsx';
import { StatusBadge } from '../listings/status-badge.tsx';
import { Delivery } from './project-card.tsx';
import type { ProjectDetail } from './project-page.tsx';

/** What it is called, where it is built, from which price, and the facts one looks for first. */
export function ProjectHead({ project, heading }: { project: ProjectDetail; heading: string }) {
  const t = useMessages();
  const euros = useEuros();
  const { status, priceFrom, office, agent } = project;
  const phone = agent?.phone ?? office.phone;
  const price = priceFrom
    ? t('projects.card.from', { price: euros.whole(priceFrom) })
    : t('estates.price.onRequest');
  return (
    <header className="detail__head">
      <div>
        {status.code !== 'AVAILABLE' && <StatusBadge status={status.code} />}
        <h1>{heading}</h1>
        <AddressLine address={project.address} />
        {project.isLocationBlurred && <p className="hint">{t('estates.detail.addressHidden')}</p>}
      </div>
      <div className="detail__offer">
        {isOffered(status.code) && <p className="detail__price">{price}</p>}
        <p className="hint">{t('projects.reference', { reference: project.reference })}</p>
        <div className="project-ways">
          <a className="button" href={phoneHref(phone)}>
            <Icon name="phone" />
            {t('projects.call', { phone })}
          </a>
          <Heart listing={{ id: project.id, price: priceFrom ?? null }} name={heading} />
        </div>
      </div>
      <Facts project={project} />
    </header>
  );
}

function Facts({ project }: { project: ProjectDetail }) {
  const t = useMessages();
  const { availableCount: available, entityCount: total, livingArea, developer, architect } = project;
  const facts: [string, React.ReactNode][] = [
    [t('projects.fact.available'), t('projects.fact.availableOf', { available, total })],
    [t('projects.fact.stage'), <Delivery key="stage" project={project} />],
  ];
  if (livingArea) facts.push([t('projects.fact.livingArea'), t('projects.fact.areaRange', livingArea)]);
  if (developer) facts.push([t('projects.fact.developer'), developer]);
  if (architect) facts.push([t('projects.fact.architect'), architect]);
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
