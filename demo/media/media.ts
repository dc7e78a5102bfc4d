/** Photos, plans and documents of an estate: sources for media processing, with alternative texts. */

import type { EstateLineInput } from '../../server/features/feed/estate-line.ts';
import type { Locale } from '../../shared/locales.ts';
import { eachLocale } from '../../shared/locales.ts';
import type { Draft } from '../estates/draft.ts';
import { placeLanguage } from '../estates/languages.ts';
import { fill, type Values } from '../texts/fill.ts';
import { writeDocument } from './documents.ts';
import { DOCUMENT_NAMES, PHOTO_TEXTS, type PhotoView } from './media.data.ts';
import { numbered } from './pictures.ts';

type Media = Pick<EstateLineInput, 'photos' | 'floorPlans' | 'documents' | 'video' | 'virtualTour'>;
type DocumentKind = keyof (typeof DOCUMENT_NAMES)['nl'];

const AREA_OF_VIEW: Partial<Record<PhotoView, keyof Values & string>> = {
  living: 'living',
  bedroom: 'bedroomArea',
  garden: 'garden',
  terrace: 'terrace',
};

function viewsOf(draft: Draft, estate: EstateLineInput): PhotoView[] {
  const { dimensions = {}, comfort = {} } = estate;
  switch (draft.type) {
    case 'LAND':
      return ['front', 'street', 'view', 'detail', 'view'];
    case 'GARAGE':
      return ['front', 'inside', 'street', 'detail', 'view'];
    case 'COMMERCIAL':
    case 'INVESTMENT':
      return ['front', 'street', 'inside', 'detail', 'view', 'inside'];
  }
  return [
    'front',
    'living',
    'kitchen',
    ...(comfort.bedrooms ? (['bedroom'] as const) : []),
    'bathroom',
    ...(dimensions.gardenArea ? (['garden'] as const) : []),
    ...(dimensions.terraceArea ? (['terrace'] as const) : []),
    'detail',
    'street',
    'view',
  ];
}

function alternativeText(view: PhotoView, draft: Draft, values: Values, locale: Locale): string {
  const isLand = draft.type === 'LAND' && view === 'front';
  const area = isLand ? values.plot : values[AREA_OF_VIEW[view] ?? ''];
  const noun = values.plain;
  const texts = PHOTO_TEXTS[locale];
  return (
    fill(texts[isLand ? 'land' : view], { noun, place: values.place, area }) ??
    fill(texts.view, { place: values.place }) ??
    ''
  );
}

function drawDocuments(draft: Draft, estate: EstateLineInput): EstateLineInput['documents'] {
  const random = draft.random('documents');
  const kinds: DocumentKind[] = [
    ...(estate.epc?.label ? (['epc'] as const) : []),
    ...(estate.energy?.electricityReport === 'COMPLIANT' ? (['electricity'] as const) : []),
    ...(estate.planning?.asbestosCertificate === 'COMPLIANT' ? (['asbestos'] as const) : []),
    ...(draft.transaction === 'SALE' ? (['planning', 'soil'] as const) : (['inventory'] as const)),
    ...(draft.type === 'APARTMENT' ? (['deeds'] as const) : []),
  ];
  const names = DOCUMENT_NAMES[placeLanguage(draft.place)];
  return kinds
    .filter(() => draft.gives(random, 0.45))
    .map((kind) => ({
      source: `demo/${draft.reference}/${kind}.pdf`,
      name: names[kind],
      mediaType: 'application/pdf',
      size: writeDocument({ title: names[kind], reference: draft.reference, address: estate.address }).length,
    }));
}

const FILM_SHARE = 0.14;
const TOUR_SHARE = 0.12;

/** Draws the URLs of a video and a virtual tour: some homes have one of them, a few have both. */
function drawFilms({
  detail,
  type,
  reference,
  random: randomOf,
}: Draft): Pick<Media, 'video' | 'virtualTour'> {
  const random = randomOf('films');
  const hasVideo = random.chance(FILM_SHARE);
  const hasTour = random.chance(TOUR_SHARE) && type !== 'LAND' && type !== 'GARAGE';
  if (detail === 'sparse') return {};
  return {
    ...(hasVideo ? { video: `https://films.baksteen.example/${reference}` } : {}),
    ...(hasTour ? { virtualTour: `https://tours.baksteen.example/${reference}` } : {}),
  };
}

/** Draws the media of an estate whose other facts are complete; alternative texts are made from `values`. */
export function drawMedia(draft: Draft, estate: EstateLineInput, values: Record<Locale, Values>): Media {
  const random = draft.random('media');
  const views = numbered(viewsOf(draft, estate).slice(0, random.int(5, 9)));
  const hasNone = draft.detail === 'sparse' && random.chance(0.25);
  const levels = (estate.floors ?? []).map(({ level }) => level).filter((level) => level >= 0);
  const hasPlans = draft.type !== 'GARAGE' && levels.length > 0 && draft.gives(random, 0.5);
  return {
    photos: hasNone
      ? []
      : views.map(([name, view]) => ({
          source: `demo/${draft.reference}/${name}`,
          alt: eachLocale((locale) => alternativeText(view, draft, values[locale], locale)),
        })),
    floorPlans: (hasPlans ? levels : []).map((level) => ({
      source: `demo/${draft.reference}/plan-${level}`,
      alt: eachLocale(
        (locale) =>
          fill(PHOTO_TEXTS[locale].plan, { noun: values[locale].plain, level: String(level) }) ?? '',
      ),
    })),
    documents: drawDocuments(draft, estate),
    ...drawFilms(draft),
  };
}
