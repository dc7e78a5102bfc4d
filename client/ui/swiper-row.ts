/** Shared by both sliders: runs Swiper over a row that scrolls natively without it. */
import type Swiper from 'swiper';

/** The row's own class names, because Swiper's styles are not loaded. */
export const CLASSES = {
  wrapperClass: 'slider__row',
  slideClass: 'slider__slide',
  containerModifierClass: 'slider--',
};

/** Returns the gap between slides in pixels, and the index of the slide to which the visitor has scrolled. */
export function scrollPosition(view: HTMLElement): { gap: number; index: number } {
  const row = view.querySelector<HTMLElement>(`.${CLASSES.wrapperClass}`);
  const slide = view.querySelector<HTMLElement>(`.${CLASSES.slideClass}`);
  if (!row || !slide) return { gap: 0, index: 0 };
  const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
  return { gap, index: Math.round(row.scrollLeft / (slide.offsetWidth + gap)) };
}

/** Disables animation with `prefers-reduced-motion`, also when the preference changes later. */
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
