import './share-buttons.css';
import type { MouseEvent } from 'react';
import { useMessages } from '../../../intl/use-messages.ts';
import { useSite } from '../../../site.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Heart } from '../../favorites/heart.tsx';
import { FormLink } from '../../leads/form-link.tsx';
import type { EstateDetail } from './estate.ts';

/** The section with the ways to share. */
const SECTION = '#share';

interface ShareButtonsProps {
  estate: EstateDetail;
  heading: string;
}

/** Adds an estate to the favourites, shares its page, and sends it to a friend: three icons with their names. */
export function ShareButtons({ estate, heading }: ShareButtonsProps) {
  const t = useMessages();
  const { publicUrl } = useSite();
  return (
    <div className="share-buttons">
      <Heart listing={estate} name={heading} />
      <a
        className="share-buttons__button"
        href={SECTION}
        aria-label={t('estates.detail.share')}
        title={t('estates.detail.share')}
        onClick={(event) => shareOnPhone(event, { title: heading, url: publicUrl + estate.path })}
      >
        <Icon name="share-2" />
      </a>
      <FormLink form="friend" listingId={estate.id} className="share-buttons__button">
        <Icon name="send" />
        <span className="visually-hidden">{t('estates.detail.sendOn')}</span>
      </FormLink>
    </div>
  );
}

/**
 * Opens the share dialog of a touch device. Elsewhere the link leads to the section with the ways to share, which it
 * opens.
 */
function shareOnPhone(event: MouseEvent, page: { title: string; url: string }): void {
  if ('share' in navigator && window.matchMedia('(pointer: coarse)').matches) {
    event.preventDefault();
    // Rejects when the visitor closes the share dialog, which is no error.
    navigator.share(page).catch(() => {});
    return;
  }
  document.querySelector(`${SECTION} details`)?.setAttribute('open', '');
}
