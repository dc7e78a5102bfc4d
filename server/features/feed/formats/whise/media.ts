/** Photos, documents and tours of a Whise estate. */
import type { EstateLineInput } from '../../estate-line.ts';
import { findLink } from '../estate-parts.ts';
import type { JsonValues } from '../json/json-values.ts';
import { shorten } from '../texts.ts';

type Media = Pick<EstateLineInput, 'photos' | 'documents' | 'video' | 'virtualTour'>;

export function translateMedia(values: JsonValues): Media {
  return {
    photos: toPhotos(values),
    documents: toDocuments(values),
    video: findLink('linkVideo', values.text('linkVideo'), values.unmapped),
    virtualTour: findLink('linkVirtualVisit', values.text('linkVirtualVisit'), values.unmapped),
  };
}

/** The largest file of each picture, in the order of the feed's numbers. */
function toPhotos(values: JsonValues): { source: string }[] {
  return values
    .objects('pictures')
    .map((picture) => ({
      order: picture.number('order') ?? Number.MAX_SAFE_INTEGER,
      source: picture.text('urlXXL') ?? picture.text('urlLarge') ?? picture.text('url'),
    }))
    .sort((a, b) => a.order - b.order)
    .flatMap(({ source }) => (source ? [{ source }] : []));
}

/** The PDF documents that have a name. */
function toDocuments(values: JsonValues): EstateLineInput['documents'] {
  return values.objects('documents').flatMap((document) => {
    const source = document.text('url') ?? document.text('urlXXL');
    const name = document.text('name') ?? document.text('description');
    if (source && name && /\.pdf(?:$|\?)/i.test(source)) {
      return [{ source, name: shorten(name, 200), mediaType: 'application/pdf', size: 0 }];
    }
    values.unmapped.countField('documents');
    return [];
  });
}
