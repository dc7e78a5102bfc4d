import './card-strip.css';
import { Icon } from '../../../ui/icon.tsx';
import { CardPicture } from '../../pictures/card-picture.tsx';
import { Picture } from '../../pictures/picture.tsx';
import type { EstateCardFragment } from '../generated/estate-card.generated.ts';
import { openCard, useCardStrip } from './use-card-strip.ts';

interface CardStripProps {
  estate: EstateCardFragment;
  photoCount: number;
  isFirst: boolean;
}

/**
 * The first pictures of an estate in a row that scrolls: by touch, or by arrows under the mouse. The server sends one
 * picture, so a browser without JavaScript shows one. No part of the row is a tab stop: the link of the card is.
 */
export function CardStrip({ estate, photoCount, isFirst }: CardStripProps) {
  const state = useCardStrip(estate.id, photoCount);
  const { strip, photos, hasPointer, index, furthest, total, count, load, onScroll, move } = state;
  const isSingle = count < 2;
  const further = Array.from({ length: isSingle ? 0 : count - 1 }, (_, place) => place + 1);
  if (isSingle) return <CardPicture {...estate} isFirst={isFirst} />;
  return (
    <div className="card-strip">
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the link has the keyboard */}
      <div
        className="card-strip__row"
        ref={strip}
        tabIndex={-1}
        onPointerEnter={load}
        onScroll={onScroll}
        onClick={openCard}
      >
        <CardPicture {...estate} isFirst={isFirst} />
        {further.map((place) => {
          const photo = place <= furthest ? photos?.[place] : undefined;
          return <span key={place}>{photo && <Picture picture={photo} slot="card" />}</span>;
        })}
      </div>
      <small aria-hidden="true">{`${index + 1}/${total}`}</small>
      {hasPointer && index > 0 && <Arrow name="chevron-left" onClick={() => move(-1)} />}
      {hasPointer && index < count - 1 && <Arrow name="chevron-right" onClick={() => move(1)} />}
    </div>
  );
}

interface ArrowProps {
  name: 'chevron-left' | 'chevron-right';
  onClick: () => void;
}

/** For the mouse only: the page of the home has all pictures. */
function Arrow({ name, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      className={name === 'chevron-left' ? 'card-strip__previous' : undefined}
      tabIndex={-1}
      aria-hidden="true"
      onClick={onClick}
    >
      <Icon name={name} />
    </button>
  );
}
