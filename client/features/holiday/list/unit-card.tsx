import { useIntl } from 'react-intl';
import { withQuery } from '../../../../shared/routes.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { Heart } from '../../favorites/heart.tsx';
import { CardFacts } from '../../listings/card-facts.tsx';
import { Badge } from '../../listings/status-badge.tsx';
import { CardPicture } from '../../pictures/card-picture.tsx';
import type { RentalUnitCardFragment } from './generated/unit-card.generated.ts';
import { type SearchedStay, unitCardTexts } from './unit-card-texts.ts';

interface UnitCardProps {
  unit: RentalUnitCardFragment;
  stay?: SearchedStay | null | undefined;
  /** The searched period for the link to the unit's page: a query string without `?`. */
  stayQuery?: string;
  /** The heading level in the page's outline. */
  level?: 2 | 3;
  /** Visible without scrolling when the page opens. */
  isFirst?: boolean;
}

/** Summary of a rental unit: picture, price, name, town, and number of persons. */
export function UnitCard({ unit, stay, stayQuery = '', level = 2, isFirst = false }: UnitCardProps) {
  const t = useMessages();
  const Heading = `h${level}` as const;
  const { price, title, town, badge, notes, facts } = unitCardTexts(unit, stay, useIntl());
  return (
    <article className="card" id={`listing-${unit.id}`}>
      <CardPicture type="HOLIDAY" id={unit.id} photos={unit.photos} isFirst={isFirst} />
      <Badge badge={badge} />
      <div className="card__body">
        <Heading className="card__heading">
          <a href={withQuery(unit.path, stayQuery)}>
            {price !== null && <span className="card__price">{price}</span>}
            <span className="card__title">{title}</span>
            <span className="card__type">{town}</span>
          </a>
        </Heading>
        {notes.map((text) => (
          <p key={text} className="hint">
            {text}
          </p>
        ))}
        <CardFacts facts={facts} />
      </div>
      <Heart
        listing={{ id: unit.id, price: unit.priceFromPerWeek ?? null }}
        name={t('estates.card.heading', { type: title, city: unit.address.city.name })}
      />
    </article>
  );
}
