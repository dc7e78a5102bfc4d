import { useEffect, useRef } from 'react';
import { useMessages } from '../../intl/use-messages.ts';
import { useLocale } from '../../locale.tsx';
import type { GalleryProps } from './gallery.tsx';
import type { PictureFragment } from './generated/picture.generated.ts';
import { openViewer, type ViewerSlide } from './open-viewer.ts';
import { isStored, type StoredPicture } from './picture.tsx';
import { readPictureHash } from './picture-hash.ts';

export type ViewerProps = Omit<GalleryProps, 'pictures' | 'listing'> & { stored: readonly StoredPicture[] };

/**
 * Opens the viewer with pictures, plans and films of a listing when the URL names one: `#photo-3`, `#plan-1`.
 */
export function Viewer(props: ViewerProps) {
  const slides = useSlides(props);
  const texts = useTexts(props.heading);
  const latest = useRef({ slides, texts });
  latest.current = { slides, texts };
  useEffect(() => {
    let close: (() => void) | undefined;
    const onClose = () => {
      close = undefined;
    };
    const openNamed = () => {
      const name = readPictureHash();
      const first = latest.current.slides.findIndex((slide) => slide.name === name);
      if (first < 0 || close) return;
      close = openViewer({ ...latest.current, first, onClose });
    };
    openNamed();
    window.addEventListener('hashchange', openNamed);
    return () => {
      window.removeEventListener('hashchange', openNamed);
      close?.();
    };
  }, []);
  return null;
}

function useSlides({ stored, plans = [], video, virtualTour }: ViewerProps): ViewerSlide[] {
  const t = useMessages();
  const locale = useLocale();
  const captionOf = ({ alt }: PictureFragment) => ({
    caption: alt?.text ?? '',
    lang: alt && alt.locale !== locale ? alt.locale : undefined,
  });
  const ofPictures = (kind: string, pictures: readonly StoredPicture[]) =>
    pictures.map((picture, index) => ({ name: `${kind}-${index + 1}`, picture, ...captionOf(picture) }));
  return [
    ...ofPictures('photo', stored),
    ...ofPictures('plan', plans.filter(isStored)),
    ...(video ? [{ name: 'video', href: video, caption: t('listings.detail.video') }] : []),
    ...(virtualTour ? [{ name: 'tour', href: virtualTour, caption: t('listings.detail.tour') }] : []),
  ];
}

function useTexts(heading: string) {
  const t = useMessages();
  return {
    dialog: t('gallery.dialog', { heading }),
    close: t('gallery.close'),
    zoom: t('gallery.zoom'),
    previous: t('gallery.previous'),
    next: t('gallery.next'),
    failed: t('gallery.failed'),
    counter: (number: number, count: number) => t('slider.counter', { number, count }),
  };
}
