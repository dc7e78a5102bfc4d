/** Moves a row of cards; loaded when somebody reaches for it. */
import Swiper from 'swiper';
import { Mousewheel } from 'swiper/modules';
import { CLASSES, followMotionPreference, whereScrolled } from './swiper-row.ts';

const SPEED_MS = 500;

/** The position of a row. */
export interface SliderState {
  /** Of the first card in view, from 0. */
  index: number;
  isFirst: boolean;
  isLast: boolean;
}

export interface CardMotion {
  previous(): void;
  next(): void;
  stop(): void;
}

/** Makes a scrolling row of cards a slider; `onMove` is called with its state at once and at each move. */
export function moveCards(view: HTMLElement, onMove: (state: SliderState) => void): CardMotion {
  const report = (swiper: Swiper) =>
    onMove({ index: swiper.activeIndex, isFirst: swiper.isBeginning, isLast: swiper.isEnd });
  const { gap, index } = whereScrolled(view);
  const swiper = new Swiper(view, {
    ...CLASSES,
    modules: [Mousewheel],
    mousewheel: { forceToAxis: true },
    speed: SPEED_MS,
    initialSlide: index,
    slidesPerView: 1,
    spaceBetween: gap,
    breakpoints: { 768: { slidesPerView: 2 }, 1000: { slidesPerView: 3 } },
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

/** Arrow keys move the row that has the focus; a card that gets the focus outside the view comes into it. */
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
