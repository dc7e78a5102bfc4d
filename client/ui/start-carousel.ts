/** Turns a row of pictures into a carousel. Lazy-loaded on first interaction, or after some time in view. */
import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { CLASSES, followMotionPreference, scrollPosition } from './swiper-row.ts';

const SPEED_MS = 1000;
/** From one picture's transition to the next one's. */
const PERIOD_MS = 3000;

/** The state of the carousel. */
export interface CarouselState {
  /** Index of the picture in view. */
  index: number;
  isPlaying: boolean;
  /** False with `prefers-reduced-motion`. */
  canPlay: boolean;
}

export interface Carousel {
  toggle(): void;
  stop(): void;
}

/**
 * Makes a row of pictures a carousel that loops and advances by itself. It pauses while it is hovered, focused
 * or out of view, and stops for good once the visitor has moved or opened it. `onChange` is called with the
 * initial state and on each change.
 */
export function startCarousel(view: HTMLElement, onChange: (state: CarouselState) => void): Carousel {
  const state: CarouselState = { index: 0, isPlaying: false, canPlay: false };
  const holds = new Set<string>();
  const { gap, index } = scrollPosition(view);
  const swiper = new Swiper(view, {
    ...CLASSES,
    modules: [Autoplay],
    loop: true,
    speed: SPEED_MS,
    initialSlide: index,
    // Restoring the index is not a move: the state is reported after it.
    runCallbacksOnInit: false,
    spaceBetween: gap,
    autoplay: { enabled: false, delay: PERIOD_MS, waitForTransition: false },
    on: {
      afterInit: showOnlyActive,
      realIndexChange(moved) {
        showOnlyActive(moved);
        change({ index: moved.realIndex });
      },
      sliderFirstMove: () => change({ isPlaying: false }),
    },
  });
  const change = (changed: Partial<CarouselState>) => {
    Object.assign(state, changed);
    const isRunning = state.isPlaying && holds.size === 0;
    if (isRunning !== swiper.autoplay.running) swiper.autoplay[isRunning ? 'start' : 'stop']();
    onChange({ ...state });
  };
  const hold = (reason: string, isHeld: boolean) => {
    holds[isHeld ? 'add' : 'delete'](reason);
    change({});
  };
  const unfollow = followMotionPreference(swiper, SPEED_MS, (isReduced) =>
    change({ index: swiper.realIndex, canPlay: !isReduced, isPlaying: !isReduced }),
  );
  const unlisten = listen(swiper, hold, () => change({ isPlaying: false }));
  return {
    toggle: () => change({ isPlaying: !state.isPlaying }),
    stop() {
      unfollow();
      unlisten();
      for (const slide of swiper.slides) slide.inert = false;
      swiper.destroy();
    },
  };
}

/** Makes slides out of view inert; the focus moves to the visible one. */
function showOnlyActive(swiper: Swiper): void {
  const hasFocus = swiper.el.contains(document.activeElement);
  const isActive = (slide: Element) =>
    Number(slide.getAttribute('data-swiper-slide-index')) === swiper.realIndex;
  for (const slide of swiper.slides) {
    if (!isActive(slide)) continue;
    slide.inert = false;
    if (hasFocus) slide.querySelector('a')?.focus({ preventScroll: true });
  }
  for (const slide of swiper.slides) slide.inert = !isActive(slide);
}

/** Pauses the carousel, and moves it by arrow keys while the focus is inside. */
function listen(
  swiper: Swiper,
  hold: (reason: string, isHeld: boolean) => void,
  onMoved: () => void,
): () => void {
  const { el } = swiper;
  const end = new AbortController();
  const until = { signal: end.signal };
  const holdBetween = (reason: string, from: string, to: string) => {
    el.addEventListener(from, () => hold(reason, true), until);
    el.addEventListener(to, () => hold(reason, false), until);
  };
  holdBetween('focus', 'focusin', 'focusout');
  holdBetween('pointer', 'mouseenter', 'mouseleave');
  // After the viewer closes the same picture is in view.
  el.addEventListener('click', onMoved, until);
  document.addEventListener('visibilitychange', () => hold('hidden', document.hidden), until);
  el.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'ArrowRight' && key !== 'ArrowLeft') return;
      onMoved();
      if (key === 'ArrowRight') swiper.slideNext();
      else swiper.slidePrev();
    },
    until,
  );
  const observer = new IntersectionObserver((entries) => hold('away', !entries.at(-1)?.isIntersecting));
  observer.observe(el);
  return () => {
    end.abort();
    observer.disconnect();
  };
}
