/** Photos, floor plans, documents and tours of a SweepBright estate. */
import type { Locale } from '../../../../../shared/locales.ts';
import type { EstateLineInput } from '../../estate-line.ts';
import { findLink } from '../estate-parts.ts';
import type { JsonValues } from '../json/json-values.ts';
import { shorten } from '../texts.ts';

type Media = Pick<EstateLineInput, 'photos' | 'floorPlans' | 'documents' | 'video' | 'virtualTour'>;

const PDF = 'application/pdf';

export function translateMedia(values: JsonValues, locale: Locale): Media {
  const plans = values.objects('plans');
  return {
    photos: toPictures(values.objects('images'), locale),
    floorPlans: toPictures(
      plans.filter((plan) => mediaTypeOf(plan)?.startsWith('image/') ?? true),
      locale,
    ),
    documents: [...values.objects('documents'), ...plans.filter((plan) => mediaTypeOf(plan) === PDF)].flatMap(
      (document) => toDocument(document, values),
    ),
    video: findLink('video_url', values.text('video_url'), values.unmapped),
    virtualTour: findLink('virtual_tour_url', values.text('virtual_tour_url'), values.unmapped),
  };
}

/** The first picture of the plans. */
export function findPlan(values: JsonValues): { source: string } | undefined {
  const source = values
    .objects('plans')
    .find((plan) => mediaTypeOf(plan)?.startsWith('image/') ?? true)
    ?.text('url');
  return source ? { source } : undefined;
}

/** Pictures in the order of their ordinals; the sort keeps the order of pictures without one. */
function toPictures(
  pictures: JsonValues[],
  locale: Locale,
): { source: string; alt?: Partial<Record<Locale, string>> }[] {
  return pictures
    .map((picture) => ({ picture, ordinal: picture.number('ordinal') ?? Number.MAX_SAFE_INTEGER }))
    .sort((a, b) => a.ordinal - b.ordinal)
    .flatMap(({ picture }) => {
      const source = picture.text('url');
      const caption = picture.text('description');
      if (!source) return [];
      return caption ? { source, alt: { [locale]: shorten(caption, 300) } } : { source };
    });
}

function toDocument(document: JsonValues, values: JsonValues) {
  if (document.flag('private')) return [];
  const source = document.text('url');
  const name = document.text('description') ?? document.text('filename');
  if (source && name && mediaTypeOf(document) === PDF) {
    return [{ source, name: shorten(name, 200), mediaType: PDF, size: 0 }];
  }
  values.unmapped.countField('documents');
  return [];
}

function mediaTypeOf(file: JsonValues): string | undefined {
  return file.text('content_type') ?? (/\.pdf(?:$|\?)/i.test(file.text('url') ?? '') ? PDF : undefined);
}
