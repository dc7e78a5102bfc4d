/** What moves a row of cards; loads when the row comes near. */
import Swiper from 'swiper';
import { Mousewheel } from 'swiper/modules';
import { CLASSES, followMotionPreference, whereScrolled } from './swiper-row.ts';

const SPEED_MS = 500;

/** Where a row stands. */
export interface Place {
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

/** Takes over a row of cards in its own measures; `onMove` hears where it stands, at once and from then on. */
export function moveCards(view: HTMLElement, onMove: (place: Place) => void): CardMotion {
  const tell = (swiper: Swiper) =>
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
    on: { afterInit: tell, activeIndexChange: tell, toEdge: tell, fromEdge: tell, resize: tell },
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
