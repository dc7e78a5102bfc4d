import { energyLabel } from '../../shared/estates/energy.ts';
import { EXTRAS, HEAD_TYPE_BY_TYPE, isOffered } from '../../shared/estates/vocabulary.ts';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import type { GraphContext } from '../context.ts';
import { inputError } from '../errors.ts';
import type { EstateResolvers, PictureResolvers } from '../generated/resolvers.ts';
import { priceHistory, statusHistory } from './history.ts';
import type { EstateParent } from './parents.ts';
import { section, sectionsOf } from './sections.ts';
import { localizedText } from './texts.ts';
import { isDescribed, isIndexable, visiblePrice } from './visibility.ts';

const MOST_SIMILAR = 12;

/** The path of an estate's page: its id decides, the readable part follows type and city. */
function estatePath({ estate, locale }: EstateParent, { ports }: GraphContext): string {
  const slug = ports.estateSlug(estate.subType, estate.cityId, locale);
  return routePath('estateSlug', locale, { estateId: estate.id, slug });
}

async function text(parent: EstateParent, field: 'title' | 'description', { loaders }: GraphContext) {
  if (!isDescribed(parent.estate.status)) return null;
  const texts = await loaders.estateTexts.load(parent.estate.id);
  return localizedText(Object.fromEntries(texts.map((entry) => [entry.locale, entry[field]])), parent.locale);
}

async function files({ estate }: EstateParent, { loaders }: GraphContext) {
  return isDescribed(estate.status) ? loaders.estateFiles.load(estate.id) : null;
}

const inLocale = (pictures: { alt: Partial<Record<Locale, string | null>> }[] = [], locale: Locale) =>
  pictures.map(({ alt }) => ({ alt, locale }));

const card: EstateResolvers = {
  id: ({ estate }) => estate.id,
  reference: ({ estate }) => estate.reference,
  transaction: ({ estate }) => estate.transaction,
  status: ({ estate }) => estate.status,
  headType: ({ estate }) => HEAD_TYPE_BY_TYPE[estate.type],
  type: ({ estate }) => estate.type,
  subType: ({ estate }) => estate.subType,
  path: (parent, _, context) => estatePath(parent, context),
  price: ({ estate }) => visiblePrice(estate),
  publishedAt: ({ estate }) => estate.publishedAt,
  updatedAt: ({ estate }) => estate.updatedAt,
  closedAt: ({ estate }) => estate.closedAt,
  address: ({ estate, locale }) => ({
    place: isDescribed(estate.status) ? estate : cityOnly(estate),
    locale,
  }),
  location: ({ estate }, _, { ports }) =>
    isDescribed(estate.status) ? estate : ports.cities.byId(estate.cityId),
  isLocationBlurred: ({ estate }) => estate.isAddressHidden || !isDescribed(estate.status),
  bedrooms: ({ estate }) => estate.bedrooms,
  livingArea: ({ estate }) => estate.livingArea,
  plotArea: ({ estate }) => estate.plotArea,
};

function cityOnly({ cityId }: { cityId: number }) {
  return { street: null, number: null, box: null, cityId };
}

export const Estate: EstateResolvers = {
  ...card,
  epc: ({ estate, locale }, _, { ports }) => {
    const { region } = ports.cities.byId(estate.cityId);
    const { epcLabel, epcValue } = estate;
    if (!region) return null;
    const label = epcLabel ?? (epcValue === null ? null : energyLabel(region, epcValue));
    return label && { estate, locale, region, label };
  },
  title: (parent, _, context) => text(parent, 'title', context),
  description: (parent, _, context) => text(parent, 'description', context),
  alternates: async ({ estate }, _, context) => {
    const texts = await context.loaders.estateTexts.load(estate.id);
    const own = LOCALES.filter((locale) => texts.some((text) => text.locale === locale));
    return own.map((locale) => ({ locale, path: estatePath({ estate, locale }, context) }));
  },
  isIndexable: ({ estate }, _, { ports }) => isIndexable(estate, ports.now()),
  textLocales: async ({ estate }, _, { loaders }) => {
    const own = new Set((await loaders.estateTexts.load(estate.id)).map(({ locale }) => locale));
    return LOCALES.filter((locale) => own.has(locale));
  },
  photos: async (parent, _, context) => inLocale((await files(parent, context))?.photos, parent.locale),
  floorPlans: async (parent, _, context) =>
    inLocale((await files(parent, context))?.floorPlans, parent.locale),
  documents: async (parent, _, context) => (await files(parent, context))?.documents ?? [],
  video: async (parent, _, context) => (await files(parent, context))?.video ?? null,
  virtualTour: async (parent, _, context) => (await files(parent, context))?.virtualTour ?? null,
  dimensions: section('dimensions'),
  comfort: section('comfort'),
  energy: section('energy'),
  epcCommunal: section('epcCommunal'),
  financial: (parent, args, context) =>
    isOffered(parent.estate.status) ? section('financial')(parent, args, context) : null,
  floors: async (parent, _, context) => (await sectionsOf(parent, context)).floors ?? [],
  planning: section('planning'),
  technical: section('technical'),
  construction: section('construction'),
  extras: async (parent, _, context) => {
    const { extras = {} } = await sectionsOf(parent, context);
    const answers = EXTRAS.map((extra) => ({ extra, present: extras[camelCase(extra)] }));
    return answers.filter(
      (answer): answer is typeof answer & { present: boolean } => answer.present !== undefined,
    );
  },
  priceHistory: async ({ estate }, _, { loaders }) =>
    isOffered(estate.status) ? priceHistory(await loaders.estateEvents.load(estate.id)) : [],
  statusHistory: async ({ estate }, _, { loaders }) =>
    statusHistory(await loaders.estateEvents.load(estate.id)),
  similar: async ({ estate, locale }, { first }, { loaders }) => {
    if (first < 1 || first > MOST_SIMILAR) throw inputError('first', `is 1 to ${MOST_SIMILAR}`);
    const ids = await loaders.similarEstates.load({ estate, first });
    const records = await Promise.all(ids.map((id) => loaders.estate.load(id)));
    return records.flatMap((record) => (record ? [{ estate: record, locale }] : []));
  },
  office: async ({ estate, locale }, _, { loaders }) => {
    const office = await loaders.office.load(estate.officeId);
    if (!office) throw new Error(`estate ${estate.id}: no office ${estate.officeId}`);
    return { office, locale };
  },
  agent: ({ estate }, _, { loaders }) =>
    estate.agentId !== null && isDescribed(estate.status) ? loaders.agent.load(estate.agentId) : null,
};

function camelCase(word: string): string {
  return word.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

export const Picture: PictureResolvers = {
  alt: ({ alt, locale }) => localizedText(alt, locale),
};
