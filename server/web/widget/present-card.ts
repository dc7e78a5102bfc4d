/** Cards of listings as texts, with the words of the cards of the site's own pages. */
import type { IntlShape } from 'react-intl';
import { estateCardTexts } from '../../../client/features/estates/card/estate-card-texts.ts';
import type { EstateCardFragment } from '../../../client/features/estates/generated/estate-card.generated.ts';
import type { PictureFragment } from '../../../client/features/pictures/generated/picture.generated.ts';
import { isStored } from '../../../client/features/pictures/picture.tsx';
import type { ProjectCardFragment } from '../../../client/features/projects/generated/project-card.generated.ts';
import { projectCardTexts } from '../../../client/features/projects/project-card-texts.ts';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import { epcLabelOf } from '../../../shared/estates/epc-label.ts';
import type { Locale } from '../../../shared/locales.ts';
import {
  PICTURE_FORMATS,
  pictureUrl,
  pictureWidthFor,
  pictureWidths,
} from '../../../shared/pictures/versions.ts';
import type { WidgetCard, WidgetPicture } from '../../../shared/widget.ts';

/** Width of the file for browsers without WebP. */
const PLAIN_WIDTH = 400;
/** Cards are narrow: wider files would only help screens with three device pixels per CSS pixel. */
const MAX_WIDTH = 800;

export function presentEstate(estate: EstateCardFragment, intl: IntlShape, locale: Locale): WidgetCard {
  const { price, perArea, title, kind, badge, notes, facts } = estateCardTexts(estate, intl);
  const energy = estate.epc && { label: epcLabelOf(estate.epc.label) };
  return {
    path: estate.path,
    price,
    perArea,
    title,
    kind,
    notes,
    badge: badge?.text ?? null,
    facts: [
      ...facts.map(({ text }) => text),
      ...(energy ? [translatorOf(intl)('listings.card.energy', energy)] : []),
    ],
    picture: presentPicture(estate.photos[0], locale),
  };
}

export function presentProject(project: ProjectCardFragment, intl: IntlShape, locale: Locale): WidgetCard {
  const { price, title, town, badge, facts } = projectCardTexts(project, intl);
  return {
    path: project.path,
    price,
    perArea: null,
    title,
    kind: town,
    notes: [],
    badge: badge?.text ?? null,
    facts: facts.map(({ text }) => text),
    picture: presentPicture(project.photos[0], locale),
  };
}

function presentPicture(photo: PictureFragment | undefined, locale: Locale): WidgetPicture | null {
  if (!isStored(photo)) return null;
  const { width, height, alt } = photo;
  const widest = pictureWidthFor(width, MAX_WIDTH);
  const widths = pictureWidths(width).filter((one) => one <= widest);
  return {
    width,
    height,
    alt: alt?.text ?? '',
    lang: alt && alt.locale !== locale ? alt.locale : null,
    src: pictureUrl(photo, pictureWidthFor(width, PLAIN_WIDTH), 'jpg'),
    sources: PICTURE_FORMATS.filter((format) => format !== 'jpg').map((format) => ({
      type: `image/${format}`,
      urls: widths.map((one) => [pictureUrl(photo, one, format), one]),
    })),
  };
}
