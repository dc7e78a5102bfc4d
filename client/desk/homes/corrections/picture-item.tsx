import { isStored, Picture } from '../../../features/pictures/picture.tsx';
import { useMessages } from '../../../intl/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { HomePictureFragment } from './generated/pictures.generated.ts';
import { numberField } from './picture-fields.ts';

interface PictureItemProps {
  /** In the stored list, from 0. */
  place: number;
  picture: HomePictureFragment;
  /** Its present number, from 1. */
  number: number;
  /** Of all pictures. */
  count: number;
  /** What was typed before a rejected change. */
  typed: string | undefined;
}

/** A picture with its number and the button that makes it the first one. */
export function PictureItem({ place, picture, number, count, typed }: PictureItemProps) {
  const t = useMessages();
  return (
    <li className="desk-pictures__item">
      {isStored(picture) ? (
        <Picture picture={picture} slot="small" />
      ) : (
        <p className="desk-pictures__missing">{t('desk.corrections.notLoaded')}</p>
      )}
      <div className="desk-pictures__controls">
        <label className="field">
          {t('desk.corrections.number', { number })}
          <input
            type="number"
            name={numberField(place, picture.hash)}
            min={1}
            max={count}
            required
            inputMode="numeric"
            defaultValue={typed ?? number}
          />
        </label>
        {number > 1 && (
          <Button
            type="submit"
            look="quiet"
            name="first"
            value={place}
            aria-label={t('desk.corrections.firstOne', { number })}
          >
            {t('desk.corrections.first')}
          </Button>
        )}
      </div>
    </li>
  );
}
