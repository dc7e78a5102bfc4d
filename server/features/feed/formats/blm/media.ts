/** Photos, floor plans, documents and tours of a BLM record. */
import type { Locale } from '../../../../../shared/locales.ts';
import type { EstateLineInput } from '../../estate-line.ts';
import { findLink, isVideo } from '../estate-parts.ts';
import { shorten } from '../texts.ts';
import type { BlmValues } from './blm-values.ts';

type Media = Pick<EstateLineInput, 'photos' | 'floorPlans' | 'documents' | 'video' | 'virtualTour'>;

/** From this number on, images are energy certificates. */
const FIRST_CERTIFICATE = 60;

export function translateMedia(values: BlmValues, locale: Locale): Media {
  const photos = values.series('MEDIA_IMAGE_').filter(({ index }) => Number(index) < FIRST_CERTIFICATE);
  if (values.series('MEDIA_IMAGE_').length > photos.length) values.unmapped.countField('MEDIA_IMAGE_60');
  return {
    photos: toPictures(values, 'MEDIA_IMAGE_', photos, locale),
    floorPlans: toPictures(values, 'MEDIA_FLOOR_PLAN_', values.series('MEDIA_FLOOR_PLAN_'), locale),
    documents: toDocuments(values),
    ...findTours(values),
  };
}

function toPictures(
  values: BlmValues,
  prefix: string,
  series: { index: string; value: string }[],
  locale: Locale,
): { source: string; alt?: Partial<Record<Locale, string>> }[] {
  return series.map(({ index, value }) => {
    const caption = values.text(`${prefix}TEXT_${index}`);
    return caption ? { source: value, alt: { [locale]: shorten(caption, 300) } } : { source: value };
  });
}

/** The documents with a name; the site shows PDF only. */
function toDocuments(values: BlmValues): EstateLineInput['documents'] {
  return values.series('MEDIA_DOCUMENT_').flatMap(({ index, value }) => {
    const name = values.text(`MEDIA_DOCUMENT_TEXT_${index}`);
    if (name && /\.pdf(?:$|\?)/i.test(value)) {
      return [{ source: value, name: shorten(name, 200), mediaType: 'application/pdf', size: 0 }];
    }
    values.unmapped.countField(`MEDIA_DOCUMENT_${index}`);
    return [];
  });
}

/** The first video and the first other tour. */
function findTours(values: BlmValues): Pick<Media, 'video' | 'virtualTour'> {
  const links = values
    .series('MEDIA_VIRTUAL_TOUR_')
    .map(({ index, value }) => findLink(`MEDIA_VIRTUAL_TOUR_${index}`, value, values.unmapped))
    .filter((link) => link !== undefined);
  return { video: links.find(isVideo), virtualTour: links.find((link) => !isVideo(link)) };
}
