import { useIntl } from 'react-intl';
import { useMessages } from '../../intl/use-messages.ts';
import { Heart } from '../favorites/heart.tsx';
import { CardFacts } from '../listings/card-facts.tsx';
import { EnergyLabel } from '../listings/energy-label.tsx';
import { Badge } from '../listings/status-badge.tsx';
import { CardPicture } from '../pictures/card-picture.tsx';
import { CardStrip } from './card/card-strip.tsx';
import { type EstateCardTexts, estateCardTexts } from './card/estate-card-texts.ts';
import type { EstateCardFragment } from './generated/estate-card.generated.ts';

interface EstateCardProps {
  estate: EstateCardFragment;
  /** The heading level in the page's outline. */
  level?: 2 | 3;
  /** Visible without scrolling when the page opens. */
  isFirst?: boolean;
  /** Number of its pictures, where visitors can move through them: not in a row of cards that moves itself. */
  photoCount?: number;
  /** Additional text, such as the distance. */
  note?: string | undefined;
}

/** Summary of an estate: picture, price, town, kind, and three comparable facts. */
export function EstateCard({ estate, level = 2, isFirst = false, photoCount = 1, note }: EstateCardProps) {
  const t = useMessages();
  const Heading = `h${level}` as const;
  const texts = estateCardTexts(estate, useIntl());
  const { city } = estate.address;
  return (
    <article className="card" id={`listing-${estate.id}`}>
      {photoCount > 1 ? (
        <CardStrip estate={estate} photoCount={photoCount} isFirst={isFirst} />
      ) : (
        <CardPicture {...estate} isFirst={isFirst} />
      )}
      <Badge badge={texts.badge} />
      <div className="card__body">
        <Heading className="card__heading">
          <a href={estate.path}>
            <Price {...texts} />
            <span className="card__title">{texts.title}</span>
            <span className="card__type">{texts.kind}</span>
            {note && <span className="card__type">{note}</span>}
          </a>
        </Heading>
        {texts.notes.map((text) => (
          <p key={text} className="card__note">
            {text}
          </p>
        ))}
        <CardFacts facts={texts.facts}>
          {estate.epc && (
            <li>
              <EnergyLabel name={estate.epc.label} />
            </li>
          )}
        </CardFacts>
      </div>
      <Heart listing={estate} name={t('estates.card.heading', { type: texts.kind, city: city.name })} />
    </article>
  );
}

function Price({ price, perArea }: Pick<EstateCardTexts, 'price' | 'perArea'>) {
  if (price === null) return null;
  return (
    <span className="card__price">
      {price}
      {/* The space is within the element: beside the price it would split the text. */}
      {perArea && <small>{` ${perArea}`}</small>}
    </span>
  );
}
