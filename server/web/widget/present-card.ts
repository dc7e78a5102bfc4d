/** Cards of listings as texts, with the words of the cards of the site's own pages. */
import type { IntlShape } from 'react-intl';
import { estateCardTexts } from '../../../client/features/estates/card/estate-card-texts.ts';
import type { EstateCardFragment } from '../../../client/features/estates/generated/estate-card.generated.ts';
import type { RentalUnitCardFragment } from '../../../client/features/holiday/list/generated/unit-card.generated.ts';
import { type SearchedStay, unitCardTexts } from '../../../client/features/holiday/list/unit-card-texts.ts';
import type { CardBadge, CardFact } from '../../../client/features/listings/card-texts.ts';
import type { ListingsQuery } from '../../../client/features/listings/generated/listings.generated.ts';
import type { PictureFragment } from '../../../client/features/pictures/generated/picture.generated.ts';
import { isStored } from '../../../client/features/pictures/picture.tsx';
import { entityCardTexts } from '../../../client/features/projects/entities/entity-card-texts.ts';
import type { EntityCardFragment } from '../../../client/features/projects/entities/generated/entity-card.generated.ts';
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
import { withQuery } from '../../../shared/routes.ts';
import type { WidgetCard, WidgetPicture } from '../../../shared/widget.ts';

/** Width of the file for browsers without WebP. */
const PLAIN_WIDTH = 400;
/** Cards are narrow: wider files would only help screens with three device pixels per CSS pixel. */
const MAX_WIDTH = 800;

type Listing = ListingsQuery['listings'][number];

/** Presents a listing of any kind. */
export function presentListing(listing: Listing, intl: IntlShape, locale: Locale): WidgetCard {
  switch (listing.__typename) {
    case 'Estate':
      return presentEstate(listing, intl, locale);
    case 'Project':
      return presentProject(listing, intl, locale);
    case 'ProjectEntity':
      return presentEntity(listing, intl, locale);
    case 'RentalUnit':
      return presentRentalUnit(listing, '', intl, locale);
  }
}

export function presentEstate(estate: EstateCardFragment, intl: IntlShape, locale: Locale): WidgetCard {
  const { facts, kind: subtitle, ...texts } = estateCardTexts(estate, intl);
  const energy = estate.epc && { label: epcLabelOf(estate.epc.label) };
  const energyFacts = energy ? [{ text: translatorOf(intl)('listings.card.energy', energy) }] : [];
  const picture = presentPicture(estate.photos[0], locale);
  const { path } = estate;
  return presentTexts({ ...texts, facts: [...facts, ...energyFacts] }, { path, subtitle, picture });
}

export function presentProject(project: ProjectCardFragment, intl: IntlShape, locale: Locale): WidgetCard {
  const { town: subtitle, ...texts } = projectCardTexts(project, intl);
  const picture = presentPicture(project.photos[0], locale);
  return presentTexts(texts, { path: project.path, subtitle, picture });
}

/** The picture of an entity is its plan, which must not be cropped. */
function presentEntity(entity: EntityCardFragment, intl: IntlShape, locale: Locale): WidgetCard {
  const { town: subtitle, ...texts } = entityCardTexts(entity, intl);
  const plan = presentPicture(entity.plan, locale);
  const picture = plan && { ...plan, isWhole: true };
  return presentTexts(texts, { path: entity.path, subtitle, picture });
}

/** `stayQuery`: the searched period for the link, a query string without `?`. */
export function presentRentalUnit(
  unit: RentalUnitCardFragment & { stay?: SearchedStay },
  stayQuery: string,
  intl: IntlShape,
  locale: Locale,
): WidgetCard {
  const { town: subtitle, ...texts } = unitCardTexts(unit, unit.stay, intl);
  const path = withQuery(unit.path, stayQuery);
  return presentTexts(texts, { path, subtitle, picture: presentPicture(unit.photos[0], locale) });
}

interface CardTexts {
  price: string | null;
  perArea?: string | null;
  title: string;
  badge: CardBadge | null;
  notes?: string[];
  facts: readonly CardFact[];
}

function presentTexts(
  { price, perArea = null, title, badge, notes = [], facts }: CardTexts,
  { path, subtitle, picture }: Pick<WidgetCard, 'path' | 'subtitle' | 'picture'>,
): WidgetCard {
  return {
    path,
    price,
    perArea,
    title,
    subtitle,
    notes,
    badge: badge?.text ?? null,
    facts: facts.map(({ text }) => text),
    picture,
  };
}

function presentPicture(photo: PictureFragment | null | undefined, locale: Locale): WidgetPicture | null {
  if (!isStored(photo)) return null;
  const { width, height, alt } = photo;
  const widest = pictureWidthFor(width, MAX_WIDTH);
  const widths = pictureWidths(width).filter((one) => one <= widest);
  return {
    width,
    height,
    alt: alt?.text ?? '',
    lang: alt && alt.locale !== locale ? alt.locale : null,
    isWhole: false,
    src: pictureUrl(photo, pictureWidthFor(width, PLAIN_WIDTH), 'jpg'),
    sources: PICTURE_FORMATS.filter((format) => format !== 'jpg').map((format) => ({
      type: `image/${format}`,
      urls: widths.map((one) => [pictureUrl(photo, one, format), one]),
    })),
  };
}
