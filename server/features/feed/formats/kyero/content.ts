/** Texts and media of a property. */
import { LOCALES, type Locale } from '../../../../../shared/locales.ts';
import type { EstateLineInput } from '../../estate-line.ts';
import { toText } from '../texts.ts';
import { isHttps, type RecordFields } from '../xml/record-fields.ts';
import { elementsAt, textAt, type XmlElement } from '../xml/xml-element.ts';

type Content = Required<Pick<EstateLineInput, 'texts' | 'photos' | 'floorPlans'>> &
  Pick<EstateLineInput, 'video' | 'virtualTour'>;

export function readContent(fields: RecordFields, locale: Locale): Content {
  const images = fields.elements('images/image').filter((image) => textAt(image, 'url'));
  return {
    texts: readTexts(fields, locale),
    photos: images.filter((image) => !isFloorPlan(image)).map(toPicture),
    floorPlans: images.filter(isFloorPlan).map(toPicture),
    video: readHttps(fields, 'video_url'),
    virtualTour: readHttps(fields, 'virtual_tour_url'),
  };
}

/** Titles are an extension of the format; a text outside of language elements is in the language of the feed. */
function readTexts(fields: RecordFields, feedLocale: Locale): EstateLineInput['texts'] {
  const texts: EstateLineInput['texts'] = {};
  for (const locale of LOCALES) {
    const [title, description] = ['title', 'desc'].map(
      (field) =>
        fields.text(`${field}/${locale}`) ?? (locale === feedLocale ? fields.text(field) : undefined),
    );
    const text = toText(title, description);
    if (text) texts[locale] = text;
  }
  return texts;
}

function isFloorPlan(image: XmlElement): boolean {
  return elementsAt(image, 'tags/tag').some((tag) => tag.text.toLowerCase() === 'floorplan');
}

function toPicture(image: XmlElement): { source: string } {
  return { source: textAt(image, 'url') ?? '' };
}

function readHttps(fields: RecordFields, field: string): string | undefined {
  const address = fields.text(field);
  if (address === undefined || isHttps(address)) return address;
  fields.unmapped.countField(field);
  return undefined;
}
