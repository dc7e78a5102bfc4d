import './media.css';
import type { MouseEvent } from 'react';
import { useMessages } from '../../../intl/use-messages.ts';
import { isStored } from '../../pictures/picture.tsx';
import { openLarge } from '../../pictures/picture-hash.ts';
import type { EstateDetail } from './estate.ts';

/** Name of the first picture in the gallery. */
const FIRST = 'photo-1';

/** Links below the pictures: to all pictures, the plans, films and the map, as far as the estate has them. */
export function MediaLinks({ estate }: { estate: EstateDetail }) {
  const t = useMessages();
  const photos = estate.pictures.filter(isStored).length;
  const plans = estate.floorPlans.filter(isStored).length;
  const openPictures = (event: MouseEvent) => {
    event.preventDefault();
    openLarge(FIRST);
  };
  return (
    <ul className="media-links" aria-label={t('estates.detail.media.label')}>
      {photos > 0 && (
        <li>
          <a className="chip" href={`#${FIRST}`} onClick={openPictures}>
            {t('estates.detail.media.photos', { count: photos })}
          </a>
        </li>
      )}
      {plans > 0 && (
        <li>
          <a className="chip" href="#plan">
            {t('estates.detail.media.plans', { count: plans })}
          </a>
        </li>
      )}
      {(['video', 'virtualTour'] as const).map((film) => {
        const href = estate[film];
        return href ? (
          <li key={film}>
            <a className="chip" href={href} rel="noreferrer">
              {t(`estates.detail.media.${film === 'video' ? 'video' : 'tour'}`)}
            </a>
          </li>
        ) : null;
      })}
      <li>
        <a className="chip" href="#map">
          {t('estates.detail.media.map')}
        </a>
      </li>
    </ul>
  );
}
