/** Shared by both kinds of sliders: Swiper over a row that scrolls without it. */
import type Swiper from 'swiper';

/** The row's own classes: Swiper's styles are not loaded. */
export const CLASSES = {
  wrapperClass: 'slider__row',
  slideClass: 'slider__slide',
  containerModifierClass: 'slider--',
};

/** The distance between slides in pixels, and to which of them a visitor has scrolled already. */
export function whereScrolled(view: HTMLElement): { gap: number; index: number } {
  const row = view.querySelector<HTMLElement>(`.${CLASSES.wrapperClass}`);
  const slide = view.querySelector<HTMLElement>(`.${CLASSES.slideClass}`);
  if (!row || !slide) return { gap: 0, index: 0 };
  const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
  return { gap, index: Math.round(row.scrollLeft / (slide.offsetWidth + gap)) };
}

/** No animation with `prefers-reduced-motion`, also when it changes later. */
export function followMotionPreference(
  swiper: Swiper,
  speed: number,
  onChange?: (isReduced: boolean) => void,
): () => void {
  const preference = window.matchMedia('(prefers-reduced-motion: reduce)');
  const apply = () => {
    for (const params of [swiper.params, swiper.originalParams])
      params.speed = preference.matches ? 0 : speed;
    onChange?.(preference.matches);
  };
  apply();
  preference.addEventListener('change', apply);
  return () => preference.removeEventListener('change', apply);
}
