import '../../ui/slider.css';
import './gallery.css';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../intl/use-messages.ts';
import { loadWithTimeout } from '../../load-with-timeout.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Carousel, CarouselState } from '../../ui/start-carousel.ts';
import { useIslandOnInteraction } from '../../ui/use-island-on-interaction.ts';
import { Placeholder, type PlaceholderProps } from '../listings/placeholder.tsx';
import type { PictureFragment } from './generated/picture.generated.ts';
import { LargeLink } from './large-link.tsx';
import { isStored, Picture, type StoredPicture } from './picture.tsx';
import { readPictureHash } from './picture-hash.ts';
import type { ViewerProps } from './viewer.tsx';

/** The mosaic has one large picture and four small ones. */
const MOSAIC_COUNT = 5;
/** Width slots of the first picture and of the others, by number of pictures. */
const SLOTS_BY_COUNT = [
  ['whole', 'whole'],
  ['large', 'large'],
  ['twoThirds', 'third'],
  ['twoThirds', 'third'],
  ['large', 'small'],
] as const;
/** Screens on which the pictures form a slider. */
const PHONE = 'screen and (width < 48rem)';
/** Delay before the slider's code loads, so that the first picture is seen and the page hydrates first. */
const SLIDER_DELAY_MS = 2_000;

export interface GalleryProps {
  listing: Omit<PlaceholderProps, 'alt'>;
  heading: string;
  pictures: readonly PictureFragment[];
  /** Shown in the viewer after the pictures. */
  plans?: readonly PictureFragment[];
  video?: string | null;
  virtualTour?: string | null;
}

/** The pictures of a listing; a drawing of its kind when there are none. */
export function Gallery(props: GalleryProps) {
  const stored = props.pictures.filter(isStored);
  return (
    <>
      {stored.length > 0 ? <Pictures heading={props.heading} stored={stored} /> : <NoPictures {...props} />}
      <ViewerFromHash {...props} stored={stored} />
    </>
  );
}

function NoPictures({ listing, heading, pictures: [pendingPicture] }: GalleryProps) {
  return (
    <section className="gallery gallery--none" aria-label={heading}>
      <Placeholder {...listing} alt={pendingPicture?.alt ?? null} />
    </section>
  );
}

/**
 * A mosaic of the first pictures; on a phone a slider of all. Each picture links to its large version, which
 * opens in the lazy-loaded viewer. The code of the slider's motion is lazy-loaded too.
 */
function Pictures({ stored, heading }: Pick<ViewerProps, 'stored' | 'heading'>) {
  const t = useMessages();
  const count = stored.length;
  const { view, playback, toggle } = useSlider(count);
  return (
    <section
      className={`gallery gallery--${Math.min(count, MOSAIC_COUNT)} slider`}
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
          {t('slider.counter', { number: (playback?.index ?? 0) + 1, count })}
        </p>
      )}
      {playback?.canPlay && (
        <button
          type="button"
          className="gallery__play"
          aria-label={t(playback.isPlaying ? 'gallery.pause' : 'gallery.play')}
          onClick={toggle}
        >
          <Icon name={playback.isPlaying ? 'pause' : 'play'} />
        </button>
      )}
    </section>
  );
}

/** Loads the viewer when the URL first names a picture. Reports a failure to load. */
function ViewerFromHash(props: ViewerProps) {
  const t = useMessages();
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps> | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const load = async () => {
      if (!readPictureHash()) return;
      const loaded = await loadWithTimeout(import('./viewer.tsx')).catch(() => null);
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

/** A picture covered by its link; `#photo-3` names the third. */
function Slide({ picture, index, count }: SlideProps) {
  const t = useMessages();
  const [first, others] = SLOTS_BY_COUNT[Math.min(count, MOSAIC_COUNT) - 1] ?? ['large', 'small'];
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
      {index === MOSAIC_COUNT - 1 && count > MOSAIC_COUNT && (
        <span className="gallery__more needs-script" aria-hidden="true">
          {t('gallery.all', { count })}
        </span>
      )}
    </li>
  );
}

/**
 * Starts a carousel of several pictures on a phone, some time after it came into view. `playback` is null
 * without a carousel.
 */
function useSlider(count: number) {
  const view = useRef<HTMLDivElement>(null);
  const carousel = useRef<Carousel>(null);
  const [playback, setPlayback] = useState<CarouselState | null>(null);
  useIslandOnInteraction(view, {
    inViewMs: SLIDER_DELAY_MS,
    shouldStart: () => count > 1 && window.matchMedia(PHONE).matches,
    load: () => import('../../ui/start-carousel.ts'),
    start: ({ startCarousel }, element) => {
      const phoneScreen = window.matchMedia(PHONE);
      const startOrStop = () => {
        carousel.current?.stop();
        carousel.current = phoneScreen.matches ? startCarousel(element, setPlayback) : null;
        if (!carousel.current) setPlayback(null);
      };
      phoneScreen.addEventListener('change', startOrStop);
      startOrStop();
      return () => {
        phoneScreen.removeEventListener('change', startOrStop);
        carousel.current?.stop();
      };
    },
  });
  return { view, playback, toggle: () => carousel.current?.toggle() };
}
