import { isOffered } from '../../../../shared/listings/vocabulary.ts';
import { townLabel } from '../../../../shared/towns/town-label.ts';
import { useEuros } from '../../../intl/use-euros.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Heart } from '../../favorites/heart.tsx';
import { StatusBadge } from '../../listings/status-badge.tsx';
import { CardPicture } from '../../pictures/card-picture.tsx';
import type { EntityCardFragment } from './generated/entity-card.generated.ts';

/** Summary of an entity: price, kind and number, project and town. */
export function EntityCard({ entity }: { entity: EntityCardFragment }) {
  const t = useMessages();
  const euros = useEuros();
  const { id, number, status, project } = entity;
  const { city } = project.address;
  const type = t(`estates.subType.${entity.subType}`);
  const name = t('projects.card.entity', { type, number, project: project.name });
  const price = entity.price ? euros.whole(entity.price) : t('listings.price.onRequest');
  return (
    <article className="card" id={`listing-${id}`}>
      <CardPicture type={entity.type} id={id} photos={entity.plan ? [entity.plan] : []} isWhole />
      {status.code !== 'AVAILABLE' && <StatusBadge status={status.code} />}
      <div className="card__body">
        <h2 className="card__heading">
          <a href={entity.path}>
            {isOffered(status.code) && <span className="card__price">{price}</span>}
            <span className="card__title">{name}</span>
            <span className="card__type">{townLabel(city)}</span>
          </a>
        </h2>
        <Facts entity={entity} />
      </div>
      <Heart listing={entity} name={`${name}, ${city.name}`} />
    </article>
  );
}

function Facts({ entity: { bedrooms, livingArea } }: { entity: EntityCardFragment }) {
  const t = useMessages();
  if (!bedrooms && !livingArea) return null;
  return (
    <ul className="card__facts">
      {bedrooms ? (
        <li>
          <Icon name="bed-double" />
          {t('estates.card.bedrooms', { count: bedrooms })}
        </li>
      ) : null}
      {livingArea ? (
        <li>
          <Icon name="maximize" />
          {t('estates.card.area', { area: livingArea })}
        </li>
      ) : null}
    </ul>
  );
}
