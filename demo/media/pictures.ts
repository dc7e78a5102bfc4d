/** Pictures with alternative texts. */
import { eachLocale, type Locale } from '../../shared/locales.ts';
import { fill, type Values } from '../texts/fill.ts';
import { PHOTO_TEXTS, type PhotoView } from './media.data.ts';

/** Numbers repeated views: view, view-2. */
export function numbered(views: readonly PhotoView[]): [name: string, view: PhotoView][] {
  return views.map((view, index) => {
    const occurrence = views.slice(0, index).filter((earlier) => earlier === view).length + 1;
    return [occurrence > 1 ? `${view}-${occurrence}` : view, view];
  });
}

/** The photos of a project or rental unit; `values`: its name as `noun`, the `place`, and known areas. */
export function photosOf(
  reference: string,
  views: readonly PhotoView[],
  values: (locale: Locale, view: PhotoView) => Values,
) {
  return numbered(views).map(([name, view]) => ({
    source: `demo/${reference}/${name}`,
    alt: eachLocale((locale) => fill(PHOTO_TEXTS[locale][view], values(locale, view)) ?? ''),
  }));
}
