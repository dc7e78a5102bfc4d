import '../../../ui/slider.css';
import './gallery.css';
import { type ComponentType, useId, useRef, useState } from 'react';
import { useMessages } from '../../../intl/use-messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { PictureMotion, Show } from '../../../ui/image-slider-motion.ts';
import { useWhenNear } from '../../../ui/use-when-near.ts';
import { Placeholder, type PlaceholderProps } from '../placeholder.tsx';
import type { PictureDialogProps } from './picture-dialog.tsx';

/** In the mosaic: one large picture and four small ones. */
const IN_MOSAIC = 5;
/** Where the pictures are a slider instead. */
const PHONE = 'screen and (width < 768px)';

export interface Picture {
  /** What can be seen, in the language of the text; null where nobody has said it. */
  alt?: { text: string; locale: string } | null;
}

interface GalleryProps {
  estate: PlaceholderProps;
  heading: string;
  photos?: readonly Picture[];
}

/**
 * A mosaic of the first pictures, in the measures that photographs will have; on a phone all of them as a
 * slider. Each opens large: that and the slider's motion load when they are wanted.
 */
export function Gallery({ estate, heading, photos = [] }: GalleryProps) {
  const t = useMessages();
  const pictures: readonly Picture[] =
    photos.length > 0 ? photos : Array.from({ length: IN_MOSAIC }, () => ({}));
  const count = pictures.length;
  const { view, show, toggle } = useSlider(count);
  const { Dialog, opened, open, close } = useDialog();
  return (
    <section className="gallery slider" aria-label={heading}>
      <div className="slider__view" ref={view}>
        <ul className="slider__row gallery__row">
          {pictures.map(({ alt = null }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture is its place in the row
            <Slide key={index} {...{ estate, alt, index, count }} onOpen={() => open(index)} />
          ))}
        </ul>
      </div>
      {count > 1 && (
        <p className="gallery__place slider__place needs-script" aria-hidden="true">
          {t('slider.place', { number: (show?.index ?? 0) + 1, count })}
        </p>
      )}
      {show?.canPlay && (
        <button
          type="button"
          className="gallery__play"
          aria-label={t(show.isPlaying ? 'gallery.pause' : 'gallery.play')}
          onClick={toggle}
        >
          <Icon name={show.isPlaying ? 'pause' : 'play'} />
        </button>
      )}
      {Dialog && opened !== null && (
        <Dialog estate={estate} pictures={pictures} heading={heading} first={opened} onClose={close} />
      )}
    </section>
  );
}

interface SlideProps extends Required<Picture> {
  estate: PlaceholderProps;
  index: number;
  count: number;
  onOpen: () => void;
}

/** A picture and the button that lies over it. That there are no photographs is said once. */
function Slide({ estate, alt, index, count, onOpen }: SlideProps) {
  const t = useMessages();
  const id = useId();
  return (
    <li className="slider__slide gallery__slide">
      <div className="gallery__picture" id={id} aria-hidden={(index > 0 && !alt) || undefined}>
        <Placeholder type={estate.type} id={String(Number(estate.id) + index)} alt={alt} />
      </div>
      <button
        type="button"
        className="gallery__open needs-script"
        aria-label={t('gallery.open', { number: index + 1, count })}
        aria-describedby={alt ? id : undefined}
        onClick={onOpen}
      />
      {index === IN_MOSAIC - 1 && count > IN_MOSAIC && (
        <span className="gallery__more needs-script" aria-hidden="true">
          {t('gallery.all', { count })}
        </span>
      )}
    </li>
  );
}

/** On a phone, a row of several pictures moves by itself; null as long as it does not. */
function useSlider(count: number) {
  const view = useRef<HTMLDivElement>(null);
  const motion = useRef<PictureMotion>(null);
  const [show, setShow] = useState<Show | null>(null);
  useWhenNear(view, async (element, isGone) => {
    if (count < 2) return;
    const phone = window.matchMedia(PHONE);
    const follow = async () => {
      const { playPictures } = phone.matches ? await import('../../../ui/image-slider-motion.ts') : {};
      if (isGone()) return;
      motion.current?.stop();
      motion.current = phone.matches && playPictures ? playPictures(element, setShow) : null;
      if (!motion.current) setShow(null);
    };
    phone.addEventListener('change', follow);
    await follow();
    return () => {
      phone.removeEventListener('change', follow);
      motion.current?.stop();
    };
  });
  return { view, show, toggle: () => motion.current?.toggle() };
}

/** The large picture; its code loads with the first one that is opened. */
function useDialog() {
  const [Dialog, setDialog] = useState<ComponentType<PictureDialogProps> | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const open = async (index: number) => {
    const loaded = await import('./picture-dialog.tsx').catch(() => null);
    if (!loaded) return;
    setDialog(() => loaded.PictureDialog);
    setOpened(index);
  };
  return { Dialog, opened, open, close: () => setOpened(null) };
}
