/**
 * Preview pictures on social networks: `/share/<locale>/<id>.jpg` of a listing, and `/share<path>.jpg` of another page.
 */

import type { RequestHandler } from 'express';
import { parse } from 'graphql';
import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import type { Executor } from '../../../graphql/execute.ts';
import type { Visitor } from '../../../graphql/visitor.ts';
import type { EstateSubType } from '../../../shared/estates/vocabulary.ts';
import type { StatusCode } from '../../../shared/listings/vocabulary.ts';
import { isLocale, type Locale } from '../../../shared/locales.ts';
import { pictureWidthFor } from '../../../shared/pictures/versions.ts';
import { townLabel } from '../../../shared/towns/town-label.ts';
import { ESTATE_PRICE, listingPrice, type PricedListing } from '../../features/listings/listing-price.ts';
import { OverloadError } from '../../platform/errors/overload-error.ts';
import { sendNotFound } from '../../platform/http/not-found.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { type ReadBudget, WORK } from '../../platform/limits/read-budget.ts';
import type { ConcurrencyLimit } from '../../platform/load-shedding/concurrency-limit.ts';
import { drawShareCard } from '../../platform/media/share-card.ts';
import type { ShareCards } from '../../platform/media/share-cards.ts';
import { isTemporary, RETRY_AFTER_S } from '../../platform/media/temporary-failure.ts';
import type { Versions } from '../../platform/media/versions.ts';
import type { Brand } from '../../platform/theme/brand.ts';
import type { Agency } from '../../settings/agency.ts';
import { matchPath } from './match-request.ts';
import { findPageCard } from './page-cards.ts';

const DAY_S = 24 * 60 * 60;
/** The path of the URL below `/share`: that of a page, or of a listing by its id. */
const FILE = /^\/share(?<path>\/.+)\.jpg$/;
const LISTING = /^\/(?<locale>[a-z]{2})\/(?<id>[1-9]\d{0,9})$/;
/** Width of the picture from which the card is made, in pixels. */
const SOURCE_WIDTH = 1200;

const COMMON = `
  status { code } photos(first: 1) { hash width } address { city { postalCode name countryAbroad } }`;
const SHARED = parse(`query Shared($id: ID!, $locale: Locale!) {
  listings(ids: [$id], locale: $locale) {
    __typename
    ... on Estate { ${COMMON} subType ${ESTATE_PRICE} }
    ... on Project { ${COMMON} name priceFrom }
    ... on RentalUnit { ${COMMON} name priceFromPerWeek }
  }
}`);

interface Common {
  status: { code: StatusCode };
  photos: { hash: string | null; width: number | null }[];
  address: { city: { postalCode: string; name: string; countryAbroad: string | null } };
}
type Shared =
  | (Common & Extract<PricedListing, { __typename: 'Estate' }> & { subType: EstateSubType })
  | (Common & { __typename: 'Project'; name: string; priceFrom: number | null })
  | (Common & { __typename: 'RentalUnit'; name: string; priceFromPerWeek: number | null })
  | { __typename: 'ProjectEntity' };

interface Services {
  createExecutor(visitor: Visitor): Executor;
  intls: Record<Locale, IntlShape>;
  media: { versions: Versions; shareCards: ShareCards };
  readBudget: ReadBudget;
  limits: { reading: Pick<ConcurrencyLimit, 'run'> };
  settings: { agency: Agency };
  brand(): Brand;
}

export function sharePicture(services: Services): RequestHandler {
  const { limits, media, settings, readBudget, brand } = services;
  return async (req, res) => {
    const path = FILE.exec(req.path)?.groups?.path;
    if (!path) return sendNotFound(res);
    try {
      await readBudget.charge(req, WORK.shareLookup);
      const found = await limits.reading.run(res, () => find(path, services, visitorOf(req)));
      const { name } = settings.agency;
      const { sharePicture, palettes } = brand();
      const colours = palettes.light;
      const own = sharePicture ? { picture: sharePicture, isWhole: true } : {};
      const card = found && (found.picture ? found : { ...found, ...own });
      const picture =
        card &&
        (await media.shareCards.get({ card, name, colours }, async () => {
          await readBudget.charge(req, WORK.sharePicture);
          return make(card, services);
        }));
      if (!picture) return sendNotFound(res);
      res.set({
        'cache-control': `public, max-age=${DAY_S}`,
        'cross-origin-resource-policy': 'cross-origin',
      });
      res.type('image/jpeg').send(picture);
    } catch (error) {
      if (!isTemporary(error) && !(error instanceof OverloadError)) throw error;
      res.status(503).set('retry-after', String(RETRY_AFTER_S)).end();
    }
  };
}

interface Card {
  picture?: { hash: string; width: number } | undefined;
  /** Whether the picture is not cropped. */
  isWhole?: boolean;
  /** A price, or the title of a page. */
  headline: string;
  lines: readonly string[];
}

async function find(path: string, services: Services, visitor: Visitor): Promise<Card | null> {
  const { locale, id } = LISTING.exec(path)?.groups ?? {};
  if (id && isLocale(locale)) return findListingCard({ id, locale }, services, visitor);
  const page = matchPath(path);
  if (page?.path !== path) return null;
  const execute = services.createExecutor(visitor);
  return findPageCard(page.name, { ...page, execute, intl: services.intls[page.locale] });
}

/** Null when there is no such listing, or it must not be shown. */
async function findListingCard(
  { id, locale }: { id: string; locale: Locale },
  services: Services,
  visitor: Visitor,
): Promise<Card | null> {
  const { listings } = await services.createExecutor(visitor)<{ listings: Shared[] }>(SHARED, {
    id,
    locale,
  });
  const [listing] = listings;
  if (!listing || listing.__typename === 'ProjectEntity') return null;
  const [photo] = listing.photos;
  if (!photo?.hash || !photo.width) return null;
  return { picture: { hash: photo.hash, width: photo.width }, ...textsOf(listing, services.intls[locale]) };
}

/** Null when its picture was deleted. */
async function make({ picture, ...texts }: Card, services: Services): Promise<Buffer | null> {
  const source = picture && (await findSource(picture, services));
  if (source === null) return null;
  return drawShareCard({
    picture: source ?? null,
    agency: services.settings.agency.name,
    colours: services.brand().palettes.light,
    ...texts,
  });
}

function findSource({ hash, width }: NonNullable<Card['picture']>, { media }: Services) {
  return media.versions.read(hash, pictureWidthFor(width, SOURCE_WIDTH), 'jpg');
}

/** Its price, or that it is no longer on offer; its type, and its place. */
function textsOf(listing: Exclude<Shared, { __typename: 'ProjectEntity' }>, intl: IntlShape) {
  const t = translatorOf(intl);
  const what = listing.__typename === 'Estate' ? t(`estates.subType.${listing.subType}`) : listing.name;
  return { headline: listingPrice(listing, intl), lines: [what, townLabel(listing.address.city)] };
}
