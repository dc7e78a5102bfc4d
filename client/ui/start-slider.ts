/** Turns a row of cards into a slider. Lazy-loaded on first interaction. */
import Swiper from 'swiper';
import { Mousewheel } from 'swiper/modules';
import { remToPixels } from '../styles/rem-to-pixels.ts';
import { CLASSES, followMotionPreference, scrollPosition } from './swiper-row.ts';

const SPEED_MS = 500;

/** The position of a row. */
export interface SliderState {
  /** Index of the first card in view. */
  index: number;
  isFirst: boolean;
  isLast: boolean;
}

export interface SliderControls {
  previous(): void;
  next(): void;
  stop(): void;
}

/** Makes a scrollable row of cards a slider. `onMove` is called with the initial state and on each move. */
export function startSlider(view: HTMLElement, onMove: (state: SliderState) => void): SliderControls {
  const report = (swiper: Swiper) =>
    onMove({ index: swiper.activeIndex, isFirst: swiper.isBeginning, isLast: swiper.isEnd });
  const { gap, index } = scrollPosition(view);
  const swiper = new Swiper(view, {
    ...CLASSES,
    modules: [Mousewheel],
    mousewheel: { forceToAxis: true },
    speed: SPEED_MS,
    initialSlide: index,
    slidesPerView: 1,
    spaceBetween: gap,
    breakpoints: { [remToPixels(48)]: { slidesPerView: 2 }, [remToPixels(62.5)]: { slidesPerView: 3 } },
    on: { afterInit: report, activeIndexChange: report, toEdge: report, fromEdge: report, resize: report },
  });
  const unfollow = followMotionPreference(swiper, SPEED_MS);
  const unlisten = listenToKeyboard(swiper);
  return {
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    stop() {
      unfollow();
      unlisten();
      swiper.destroy();
    },
  };
}

/** Arrow keys move the focused row. A card that receives the focus out of view is moved into view. */
function listenToKeyboard(swiper: Swiper): () => void {
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') swiper.slideNext();
    if (key === 'ArrowLeft') swiper.slidePrev();
  };
  const onFocus = ({ target }: FocusEvent) => {
    const index = swiper.slides.findIndex((slide) => slide.contains(target as Node));
    const last = swiper.activeIndex + Number(swiper.params.slidesPerView) - 1;
    if (index >= 0 && (index < swiper.activeIndex || index > last)) swiper.slideTo(index);
  };
  const { el } = swiper;
  el.addEventListener('keydown', onKey);
  el.addEventListener('focusin', onFocus);
  return () => {
    el.removeEventListener('keydown', onKey);
    el.removeEventListener('focusin', onFocus);
  };
}
