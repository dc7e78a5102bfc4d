/** Pictures with their alternative texts. */
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { PHOTO_TEXTS, type PhotoView } from './media.data.ts';
import { fill, type Values } from './texts/fill.ts';

export function perLocale<T>(write: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, write(locale)])) as Record<Locale, T>;
}

/** A second picture of the same view gets a number: view, view-2. */
export function numbered(views: readonly PhotoView[]): [name: string, view: PhotoView][] {
  return views.map((view, index) => {
    const nth = views.slice(0, index).filter((earlier) => earlier === view).length + 1;
    return [nth > 1 ? `${view}-${nth}` : view, view];
  });
}

/** The photos of a project or a holiday unit; `values`: its name as `noun`, the `place`, areas where known. */
export function photosOf(
  reference: string,
  views: readonly PhotoView[],
  values: (locale: Locale, view: PhotoView) => Values,
) {
  return numbered(views).map(([name, view]) => ({
    source: `demo/${reference}/${name}`,
    alt: perLocale((locale) => fill(PHOTO_TEXTS[locale][view], values(locale, view)) ?? ''),
  }));
}
