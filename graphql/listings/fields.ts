/** Resolvers shared by estates, projects and rental units. */
import { localesOfPage } from '../../shared/alternates.ts';
import { isOffered } from '../../shared/listings/vocabulary.ts';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { nowCachedForHour } from '../cacheability.ts';
import type { GraphContext } from '../context.ts';
import { inputError } from '../errors.ts';
import { findNearbyPlaces } from '../nearby/nearby-places.ts';
import { findNearestOffice } from '../offices/nearest-office.ts';
import type { PictureParent } from '../pictures/parents.ts';
import { showDocuments, showPictures } from '../pictures/pictures.ts';
import { maskPrices } from './mask-prices.ts';
import type { ListingRecord } from './ports.ts';
import { localizedText } from './texts.ts';
import { isDescribed, isIndexable } from './visibility.ts';

/** A listing of any kind, and the language of the request. */
export interface ListingParent {
  /** Only estates have a price. */
  listing: ListingRecord & { priceCents?: number | null };
  locale: Locale;
}

type Resolver<Result> = (parent: ListingParent, args: unknown, context: GraphContext) => Result;
const field = <Result>(resolve: Resolver<Result>): Resolver<Result> => resolve;

export const listingFields = {
  id: field(({ listing }) => listing.id),
  reference: field(({ listing }) => listing.reference),
  status: field(({ listing }) => listing.status),
  publishedAt: field(({ listing }) => listing.publishedAt),
  updatedAt: field(({ listing }) => listing.updatedAt),
  isIndexable: field(({ listing }, _, context) => isIndexable(listing, nowCachedForHour(context))),
  address: field(({ listing, locale }) => ({
    address: isDescribed(listing.status) ? listing : cityOnly(listing),
    locale,
  })),
  location: field(({ listing }, _, { ports }) =>
    isDescribed(listing.status) ? listing : ports.cities.byId(listing.cityId),
  ),
  isLocationBlurred: field(({ listing }) => listing.isAddressHidden || !isDescribed(listing.status)),
  nearestOffice: field((parent, _, context) => findNearestOffice(parent, context)),
  nearby: field((parent, _, context) => findNearbyPlaces(parent, context)),
  title: field((parent, _, context) => text(parent, 'title', context)),
  description: field((parent, _, context) => text(parent, 'description', context)),
  textLocales: field(({ listing }, _, context) => textLocales(listing, context)),
  photos,
  documents: field(async (parent, _, context) =>
    showDocuments((await files(parent, context))?.documents ?? [], context),
  ),
  video: field(async (parent, _, context) => (await files(parent, context))?.video ?? null),
  virtualTour: field(async (parent, _, context) => (await files(parent, context))?.virtualTour ?? null),
  office: field(async ({ listing, locale }, _, { loaders }) => {
    const office = await loaders.office.load(listing.officeId);
    if (!office) throw new Error(`listing ${listing.id}: no office ${listing.officeId}`);
    return { office, locale };
  }),
  agent: field(async ({ listing, locale }, _, { loaders }) => {
    const isShown = listing.agentId !== null && isDescribed(listing.status);
    const agent = isShown ? await loaders.agent.load(listing.agentId as number) : null;
    return agent && { agent, locale };
  }),
};

/** The languages for which a text was written. */
async function textLocales({ id }: ListingRecord, { loaders }: GraphContext): Promise<Locale[]> {
  const own = new Set((await loaders.listingTexts.load(id)).map(({ locale }) => locale));
  return LOCALES.filter((locale) => own.has(locale));
}

/** The languages of the site in which a listing's page has content of its own; all of them when it has none. */
export async function pageLocales(listing: ListingRecord, context: GraphContext): Promise<readonly Locale[]> {
  const { locales } = context.ports.settings;
  const own = localesOfPage(await textLocales(listing, context)).filter((locale) => locales.includes(locale));
  return own.length > 0 ? own : locales;
}

/** The files of a listing; null when the listing is withdrawn or in preparation. */
export async function files({ listing }: ListingParent, { loaders }: GraphContext) {
  return isDescribed(listing.status) ? loaders.listingFiles.load(listing.id) : null;
}

/** Rejected pictures are left out. Lists request only the first picture, which has a cheaper query. */
async function photos(parent: ListingParent, { first }: { first?: number | null }, context: GraphContext) {
  if (typeof first === 'number' && first < 1) throw inputError('first', 'is at least 1');
  if (first === 1) return cover(parent, context);
  const shown = await showPictures((await files(parent, context))?.photos, parent.locale, context);
  return shown.slice(0, first ?? undefined);
}

async function cover(parent: ListingParent, context: GraphContext): Promise<PictureParent[]> {
  const found = await coverOf(parent, context);
  return found ? [{ alt: found.alt ?? {}, locale: parent.locale, file: found.file }] : [];
}

/** The first picture of a listing; null when it has none, is withdrawn or in preparation. */
export async function coverOf({ listing }: ListingParent, { loaders }: GraphContext) {
  if (!isDescribed(listing.status)) return null;
  return listing.cover === undefined ? await loaders.listingCover.load(listing.id) : listing.cover;
}

async function text(
  { listing, locale }: ListingParent,
  of: 'title' | 'description',
  { loaders }: GraphContext,
) {
  if (!isDescribed(listing.status)) return null;
  const texts = await loaders.listingTexts.load(listing.id);
  const found = localizedText(Object.fromEntries(texts.map((entry) => [entry.locale, entry[of]])), locale);
  if (!found || isOffered(listing.status)) return found;
  const { priceCents = null } = listing;
  return { ...found, text: maskPrices(found.text, priceCents === null ? null : priceCents / 100) };
}

function cityOnly({ cityId }: { cityId: number }) {
  return { street: null, number: null, box: null, cityId };
}
