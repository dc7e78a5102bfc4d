import { useIntl } from 'react-intl';
import { Heart } from '../../favorites/heart.tsx';
import { CardFacts } from '../../listings/card-facts.tsx';
import { Badge } from '../../listings/status-badge.tsx';
import { CardPicture } from '../../pictures/card-picture.tsx';
import { entityCardTexts } from './entity-card-texts.ts';
import type { EntityCardFragment } from './generated/entity-card.generated.ts';

/** Summary of an entity: price, kind and number, project and town. */
export function EntityCard({ entity }: { entity: EntityCardFragment }) {
  const { id, plan, project } = entity;
  const { price, title, town, badge, facts } = entityCardTexts(entity, useIntl());
  return (
    <article className="card" id={`listing-${id}`}>
      <CardPicture type={entity.type} id={id} photos={plan ? [plan] : []} isWhole />
      <Badge badge={badge} />
      <div className="card__body">
        <h2 className="card__heading">
          <a href={entity.path}>
            {price !== null && <span className="card__price">{price}</span>}
            <span className="card__title">{title}</span>
            <span className="card__type">{town}</span>
          </a>
        </h2>
        <CardFacts facts={facts} />
      </div>
      <Heart listing={entity} name={`${title}, ${project.address.city.name}`} />
    </article>
  );
}
