import { certifiedLabel } from '../../shared/estates/energy.ts';
import { floorAreaField } from '../../shared/estates/floor-area.ts';
import { pricePerSquareMetre, rentPerSquareMetreYear } from '../../shared/estates/price-per-area.ts';
import { EXTRAS, type Extra, HEAD_TYPE_BY_TYPE } from '../../shared/estates/vocabulary.ts';
import { isOffered } from '../../shared/listings/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { viewingFields } from '../appointments/viewing-fields.ts';
import { nowCachedForHour } from '../cacheability.ts';
import type { GraphPorts } from '../context.ts';
import type { EstateResolvers } from '../generated/resolvers.ts';
import { coverOf, files, listingFields, pageLocales } from '../listings/fields.ts';
import { loadSimilar } from '../listings/similar.ts';
import { visiblePrice } from '../listings/visibility.ts';
import { showPictures } from '../pictures/pictures.ts';
import { showPlanning } from '../statements/planning.ts';
import { isMarkedIncomplete, loadStatements } from '../statements/statements.ts';
import { daysOnOffer, highlightOf } from './highlight.ts';
import { priceHistory, statusHistory } from './history.ts';
import type { EstateParent } from './parents.ts';
import type { EstateSections } from './ports.ts';
import { lot, offeredSectionResolver, parcel, sectionResolver, sectionsOf } from './sections.ts';
import { saleOf, termsFields } from './terms.ts';

type AddressedEstate = Pick<EstateParent['listing'], 'id' | 'subType' | 'cityId'>;

/** The path of an estate's page. The id identifies the estate; the readable part is made of its subtype and city. */
export function estatePath(
  { listing, locale }: { listing: AddressedEstate; locale: Locale },
  { ports }: { ports: Pick<GraphPorts, 'estateSlug'> },
): string {
  const slug = ports.estateSlug(listing.subType, listing.cityId, locale);
  return routePath('estateSlug', locale, { estateId: listing.id, slug });
}

export const Estate: EstateResolvers = {
  ...listingFields,
  ...viewingFields(({ listing }: EstateParent) => listing.id),
  ...termsFields,
  transaction: ({ listing }) => listing.transaction,
  headType: ({ listing }) => HEAD_TYPE_BY_TYPE[listing.type],
  type: ({ listing }) => listing.type,
  subType: ({ listing }) => listing.subType,
  path: (parent, _, context) => estatePath(parent, context),
  price: ({ listing }) => visiblePrice(listing),
  pricePerSquareMetre: ({ listing }) =>
    pricePerSquareMetre(Object.assign({}, listing, { price: visiblePrice(listing), sale: saleOf(listing) })),
  rentPerSquareMetreYear: ({ listing }) =>
    rentPerSquareMetreYear(Object.assign({}, listing, { price: visiblePrice(listing) })),
  daysOnOffer: ({ listing }, _, context) => daysOnOffer(listing, nowCachedForHour(context)),
  closedAt: ({ listing }) => listing.closedAt,
  highlight: ({ listing }, _, context) => highlightOf(listing, nowCachedForHour(context)),
  bedrooms: ({ listing }) => listing.bedrooms,
  livingArea: ({ listing }) => listing.livingArea,
  usableArea: ({ listing }) => (floorAreaField(listing.type) === 'usableArea' ? listing.livingArea : null),
  plotArea: ({ listing }) => listing.plotArea,
  epc: (parent, _, context) => {
    const { listing } = parent;
    const { region } = context.ports.cities.byId(listing.cityId);
    if (!region) return null;
    const label = certifiedLabel(region, listing.epcLabel, listing.epcValue);
    const stored = async () => (await sectionsOf(parent, context)).epc;
    return label && { region, label, value: listing.epcValue, home: listing, stored };
  },
  alternates: async ({ listing }, _, context) => {
    const own = await pageLocales(listing, context);
    return own.map((locale) => ({ locale, path: estatePath({ listing, locale }, context) }));
  },
  photoCount: async (parent, _, context) => (await coverOf(parent, context))?.photoCount ?? 0,
  floorPlans: async (parent, _, context) =>
    showPictures((await files(parent, context))?.floorPlans, parent.locale, context),
  dimensions: async (parent, args, context) => {
    const dimensions = await sectionResolver('dimensions')(parent, args, context);
    if (!dimensions || floorAreaField(parent.listing.type) === 'livingArea') return dimensions;
    // Feeds may give the area of a shop as its living area.
    const { usableArea = dimensions.livingArea } = dimensions;
    return Object.assign({}, dimensions, { usableArea });
  },
  comfort: sectionResolver('comfort'),
  energy: sectionResolver('energy'),
  epcCommunal: sectionResolver('epcCommunal'),
  financial: offeredSectionResolver('financial'),
  floors: async (parent, _, context) => (await sectionsOf(parent, context)).floors ?? [],
  planning: async (parent, _, context) => {
    const { region } = context.ports.cities.byId(parent.listing.cityId);
    return showPlanning((await sectionsOf(parent, context)).planning, region);
  },
  technical: sectionResolver('technical'),
  construction: sectionResolver('construction'),
  coOwnership: offeredSectionResolver('coOwnership'),
  parcel,
  lot,
  lease: (parent, args, context) =>
    parent.listing.transaction === 'RENT' ? offeredSectionResolver('lease')(parent, args, context) : null,
  extras: async (parent, _, context) => {
    const sections = await sectionsOf(parent, context);
    const answers = EXTRAS.map((extra) => ({ extra, present: answerOf(extra, sections) }));
    return answers.filter(
      (answer): answer is typeof answer & { present: boolean } => answer.present !== undefined,
    );
  },
  legalStatements: (parent, _, context) => loadStatements(parent, context),
  mentions: (parent, _, context) => loadStatements(parent, context),
  isMarkedIncomplete: (parent, _, context) => isMarkedIncomplete(parent, context),
  priceHistory: async ({ listing }, _, { loaders }) =>
    isOffered(listing.status) && listing.terms?.progress !== 'ANNOUNCED'
      ? priceHistory(await loaders.listingEvents.load(listing.id))
      : [],
  statusHistory: async ({ listing }, _, { loaders }) =>
    statusHistory(await loaders.listingEvents.load(listing.id)),
  similar: (parent, { first }, { loaders: { similarEstates, estate } }) =>
    loadSimilar(parent, first, { similar: similarEstates, records: estate }),
};

/** The answer about an extra, which may be a field of another section. Undefined: unknown. */
function answerOf(extra: Extra, { extras, comfort, lease }: Partial<EstateSections>): boolean | undefined {
  switch (extra) {
    case 'FURNISHED':
      return comfort?.furnished ?? undefined;
    case 'LIFT':
      return comfort?.lift ?? undefined;
    case 'PETS_ALLOWED':
      return lease?.pets ?? undefined;
    default:
      return extras?.[camelCase(extra)];
  }
}

function camelCase(word: string): string {
  return word.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}
