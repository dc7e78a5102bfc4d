import { isOffered } from '../../../shared/listings/vocabulary.ts';
import { townLabel } from '../../../shared/towns/town-label.ts';
import { useMessages } from '../../intl/use-messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { Heart } from '../favorites/heart.tsx';
import { EnergyLabel } from '../listings/energy-label.tsx';
import { StatusBadge } from '../listings/status-badge.tsx';
import { usePricePerArea, usePriceText, useRentPerArea } from '../listings/use-price.ts';
import { CardPicture } from '../pictures/card-picture.tsx';
import { CardStrip } from './card/card-strip.tsx';
import type { EstateCardFragment } from './generated/estate-card.generated.ts';
import { NextOpenHouse } from './open-houses/next-open-house.tsx';

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
  const { city } = estate.address;
  const isOnOffer = isOffered(estate.status.code);
  const kind = t(`estates.subType.${estate.subType}`);
  return (
    <article className="card" id={`listing-${estate.id}`}>
      {photoCount > 1 ? (
        <CardStrip estate={estate} photoCount={photoCount} isFirst={isFirst} />
      ) : (
        <CardPicture {...estate} isFirst={isFirst} />
      )}
      <Badge estate={estate} />
      <div className="card__body">
        <Heading className="card__heading">
          <a href={estate.path}>
            {isOnOffer && <Price estate={estate} />}
            <span className="card__title">{townLabel(city)}</span>
            <span className="card__type">{kind}</span>
            {note && <span className="card__type">{note}</span>}
          </a>
        </Heading>
        <NextOpenHouse openHouses={estate.openHouses} />
        {estate.isMarkedIncomplete && <p className="card__note">{t('estates.card.incomplete')}</p>}
        <Facts estate={estate} />
      </div>
      <Heart listing={estate} name={t('estates.card.heading', { type: kind, city: city.name })} />
    </article>
  );
}

/** The price, and beside it the price per m² of a sale, or the yearly rent per m² of a business property. */
function Price({ estate }: Pick<EstateCardProps, 'estate'>) {
  const priceText = usePriceText();
  const pricePerArea = usePricePerArea()(estate);
  const rentPerArea = useRentPerArea()(estate);
  const perArea = pricePerArea ?? rentPerArea;
  return (
    <span className="card__price">
      {priceText(estate)}
      {/* The space is within the element: beside the price it would split the text. */}
      {perArea && <small>{` ${perArea}`}</small>}
    </span>
  );
}

/** The status when the estate is not available, else its highlight. */
function Badge({ estate: { status, progress, highlight } }: Pick<EstateCardProps, 'estate'>) {
  const t = useMessages();
  if (status.code !== 'AVAILABLE' || progress)
    return <StatusBadge status={status.code} progress={progress} />;
  if (!highlight) return null;
  return <span className={`badge badge--${highlight.toLowerCase()}`}>{t(`estates.card.${highlight}`)}</span>;
}

function Facts({ estate }: { estate: EstateCardFragment }) {
  const t = useMessages();
  const { bedrooms, livingArea, plotArea, epc } = estate;
  if (!bedrooms && !livingArea && !plotArea && !epc) return null;
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
      ) : plotArea ? (
        <li>
          <Icon name="land-plot" />
          {t('estates.card.plot', { area: plotArea })}
        </li>
      ) : null}
      {epc && (
        <li>
          <EnergyLabel name={epc.label} />
        </li>
      )}
    </ul>
  );
}
