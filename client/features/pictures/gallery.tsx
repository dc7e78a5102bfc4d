import '../../ui/slider.css';
import './gallery.css';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../intl/use-messages.ts';
import { loadInTime } from '../../load-in-time.ts';
import { Icon } from '../../ui/icon.tsx';
import type { PictureMotion, Show } from '../../ui/image-slider-motion.ts';
import { useWhenTouched } from '../../ui/use-when-touched.ts';
import { Placeholder, type PlaceholderProps } from '../listings/placeholder.tsx';
import type { PictureFragment } from './generated/picture.generated.ts';
import { LargeLink } from './large-link.tsx';
import { isStored, Picture, type StoredPicture } from './picture.tsx';
import { namedInAddress } from './picture-address.ts';
import type { ViewerProps } from './viewer.tsx';

/** In the mosaic: one large picture and four small ones. */
const IN_MOSAIC = 5;
/** How wide the first picture and the others are, by how many there are. */
const SLOTS = [
  ['whole', 'whole'],
  ['large', 'large'],
  ['twoThirds', 'third'],
  ['twoThirds', 'third'],
  ['large', 'small'],
] as const;
/** Where the pictures are a slider instead. */
const PHONE = 'screen and (width < 768px)';
/** Before the slider's code loads: the first picture has time to be seen, and the page to come to life. */
const LOOKED_AT_MS = 2_000;

export interface GalleryProps {
  listing: Omit<PlaceholderProps, 'alt'>;
  heading: string;
  pictures: readonly PictureFragment[];
  /** After the pictures, where they are seen large. */
  plans?: readonly PictureFragment[];
  video?: string | null;
  virtualTour?: string | null;
}

/** The pictures of a listing; without any, a drawing of its kind. */
export function Gallery(props: GalleryProps) {
  const stored = props.pictures.filter(isStored);
  return (
    <>
      {stored.length > 0 ? <Pictures heading={props.heading} stored={stored} /> : <NoPictures {...props} />}
      <ViewerWhenNamed {...props} stored={stored} />
    </>
  );
}

function NoPictures({ listing, heading, pictures: [waiting] }: GalleryProps) {
  return (
    <section className="gallery gallery--none" aria-label={heading}>
      <Placeholder {...listing} alt={waiting?.alt ?? null} />
    </section>
  );
}

/**
 * A mosaic of the first pictures; on a phone all of them as a slider. Each leads to a large one: in place, by
 * code that loads when it is wanted, as the slider's motion does.
 */
function Pictures({ stored, heading }: Pick<ViewerProps, 'stored' | 'heading'>) {
  const t = useMessages();
  const count = stored.length;
  const { view, show, toggle } = useSlider(count);
  return (
    <section
      className={`gallery gallery--${Math.min(count, IN_MOSAIC)} slider`}
      aria-label={t('gallery.dialog', { heading })}
    >
      <div className="slider__view" ref={view}>
        <ul className="slider__row gallery__row">
          {stored.map((picture, index) => (
            <Slide key={picture.hash} picture={picture} index={index} count={count} />
          ))}
        </ul>
      </div>
      {count > 1 && (
        <p className="gallery__counter slider__counter needs-script" aria-hidden="true">
          {t('slider.counter', { number: (show?.index ?? 0) + 1, count })}
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
    </section>
  );
}

/** Loads the viewer when the URL names a picture for the first time; says when it does not come. */
function ViewerWhenNamed(props: ViewerProps) {
  const t = useMessages();
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps> | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const load = async () => {
      if (!namedInAddress()) return;
      const loaded = await loadInTime(import('./viewer.tsx')).catch(() => null);
      setMissing(!loaded);
      if (loaded) setViewer(() => loaded.Viewer);
    };
    load();
    window.addEventListener('hashchange', load);
    return () => window.removeEventListener('hashchange', load);
  }, []);
  if (Viewer) return <Viewer {...props} />;
  return (
    isMissing && (
      <p className="missing-part" role="alert">
        {t('layout.missingPart')}
      </p>
    )
  );
}

interface SlideProps {
  picture: StoredPicture;
  index: number;
  count: number;
}

/** A picture and the link that lies over it; `#photo-3` leads to the third. */
function Slide({ picture, index, count }: SlideProps) {
  const t = useMessages();
  const [first, others] = SLOTS[Math.min(count, IN_MOSAIC) - 1] ?? ['large', 'small'];
  const name = `photo-${index + 1}`;
  return (
    <li className="slider__slide gallery__slide" id={name}>
      <Picture picture={picture} slot={index === 0 ? first : others} isFirst={index === 0} />
      <LargeLink
        className="gallery__open"
        picture={picture}
        name={name}
        label={t('gallery.open', { number: index + 1, count })}
      />
      {index === IN_MOSAIC - 1 && count > IN_MOSAIC && (
        <span className="gallery__more needs-script" aria-hidden="true">
          {t('gallery.all', { count })}
        </span>
      )}
    </li>
  );
}

/** On a phone, a row of several pictures moves by itself, a while after it was first seen; null as long as it does not. */
function useSlider(count: number) {
  const view = useRef<HTMLDivElement>(null);
  const motion = useRef<PictureMotion>(null);
  const [show, setShow] = useState<Show | null>(null);
  useWhenTouched(view, {
    inViewMs: LOOKED_AT_MS,
    isWanted: () => count > 1 && window.matchMedia(PHONE).matches,
    load: () => import('../../ui/image-slider-motion.ts'),
    start: ({ playPictures }, element) => {
      const phone = window.matchMedia(PHONE);
      const follow = () => {
        motion.current?.stop();
        motion.current = phone.matches ? playPictures(element, setShow) : null;
        if (!motion.current) setShow(null);
      };
      phone.addEventListener('change', follow);
      follow();
      return () => {
        phone.removeEventListener('change', follow);
        motion.current?.stop();
      };
    },
  });
  return { view, show, toggle: () => motion.current?.toggle() };
}
