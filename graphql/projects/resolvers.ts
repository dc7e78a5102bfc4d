import { type EstateType, HEAD_TYPE_BY_TYPE, HOME_TYPES } from '../../shared/estates/vocabulary.ts';
import { isOffered } from '../../shared/listings/vocabulary.ts';
import type { ProjectKind } from '../../shared/projects/vocabulary.ts';
import { viewingFields } from '../appointments/viewing-fields.ts';
import { todayCachedForHour } from '../cacheability.ts';
import type { GraphContext } from '../context.ts';
import type { ProjectPageResolvers, ProjectResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { listingFields, pageLocales } from '../listings/fields.ts';
import { loadSimilar } from '../listings/similar.ts';
import { isDescribed, isPublished, visiblePrice } from '../listings/visibility.ts';
import { oncePerParent } from '../once-per-parent.ts';
import { pageCountOf, readPage, windowOf } from '../page-window.ts';
import { parseId } from '../parse-id.ts';
import { ProjectEntity } from './entity.ts';
import type { ProjectParent } from './parents.ts';
import { projectPath } from './paths.ts';
import type { EntityRecord } from './ports.ts';
import { toProjectSearch } from './search.ts';

const projects: QueryResolvers['projects'] = async (_, args, { ports }) => {
  const { locale } = args;
  const page = readPage(args, ports.settings);
  const search = toProjectSearch(args.filter, ports.cities);
  const found = await ports.projects.search(search, windowOf(page));
  return { search, found, ...page, locale };
};

const project: QueryResolvers['project'] = async (_, { id, locale }, { loaders }) => {
  const projectId = parseId(id);
  const listing = projectId === null ? null : await loaders.project.load(projectId);
  return listing && isPublished(listing.status) ? { listing, locale } : null;
};

const ProjectPage: ProjectPageResolvers = {
  items: ({ found, locale }) => found.records.map((listing) => ({ listing, locale })),
  total: ({ found }) => found.total,
  pageCount: ({ found, pageSize }) => pageCountOf(found.total, pageSize),
  cities: oncePerParent(async ({ locale }, _, { ports }) => {
    const counts = await ports.projects.countByCity();
    return counts.map(({ cityId, count }) => ({ city: { city: ports.cities.byId(cityId), locale }, count }));
  }),
  deliveryYears: oncePerParent(async (_, __, context) => {
    const thisYear = Number(todayCachedForHour(context).slice(0, 4));
    return (await context.ports.projects.listDeliveryYears()).filter((year) => year >= thisYear);
  }),
};

/** Loads a project's entities; none when the project is withdrawn. */
async function entitiesOf({ listing }: ProjectParent, { loaders }: GraphContext): Promise<EntityRecord[]> {
  if (!isDescribed(listing.status)) return [];
  const entities = await loaders.entitiesOfProject.load(listing.id);
  return entities.filter(({ status }) => isDescribed(status));
}

async function priceFrom(parent: ProjectParent, _: unknown, context: GraphContext): Promise<number | null> {
  if (!isOffered(parent.listing.status)) return null;
  const entities = await entitiesOf(parent, context);
  return lowestPrice(entities.filter(isHome)) ?? lowestPrice(entities);
}

const Project: ProjectResolvers = {
  ...listingFields,
  ...viewingFields(({ listing }: ProjectParent) => listing.id),
  name: ({ listing }) => listing.name,
  transaction: ({ listing }) => listing.transaction,
  developer: ({ listing }) => listing.developer,
  architect: ({ listing }) => listing.architect,
  kind: async (parent, _, context) => parent.listing.projectKind ?? kindOf(await entitiesOf(parent, context)),
  stage: ({ listing }) => listing.stage,
  delivery: ({ listing }) => listing.delivery,
  path: (parent, _, context) => projectPath(parent, context),
  alternates: async ({ listing }, _, context) => {
    const own = await pageLocales(listing, context);
    return own.map((locale) => ({ locale, path: projectPath({ listing, locale }, context) }));
  },
  priceFrom,
  price: priceFrom,
  livingArea: async (parent, _, context) => {
    const areas = (await entitiesOf(parent, context)).flatMap(({ livingArea }) => livingArea ?? []);
    return areas.length > 0 ? { min: Math.min(...areas), max: Math.max(...areas) } : null;
  },
  headType: async (parent, _, context) => {
    const [type = 'HOUSE'] = byFrequency(await entitiesOf(parent, context));
    return HEAD_TYPE_BY_TYPE[type];
  },
  types: async (parent, _, context) => byFrequency(await entitiesOf(parent, context)),
  entityCount: async (parent, _, context) => (await entitiesOf(parent, context)).length,
  availableCount: async (parent, _, context) => {
    if (!isOffered(parent.listing.status)) return 0;
    return (await entitiesOf(parent, context)).filter(({ status }) => status === 'AVAILABLE').length;
  },
  entities: async (parent, _, context) => {
    const { listing, locale } = parent;
    return (await entitiesOf(parent, context)).map((entity) => ({ entity, project: listing, locale }));
  },
  entity: async (parent, { id }, context) => {
    const { listing, locale } = parent;
    const entity = (await entitiesOf(parent, context)).find((one) => one.id === parseId(id));
    return entity ? { entity, project: listing, locale } : null;
  },
  similar: (parent, { first }, { loaders: { similarProjects, project: records } }) =>
    loadSimilar(parent, first, { similar: similarProjects, records }),
};

function isHome({ type }: EntityRecord): boolean {
  return HOME_TYPES.includes(type);
}

function kindOf(entities: readonly EntityRecord[]): ProjectKind {
  return entities.length > 0 && entities.every(({ type }) => type === 'LAND') ? 'ALLOTMENT' : 'BUILDING';
}

function lowestPrice(entities: readonly EntityRecord[]): number | null {
  const prices = entities.map(visiblePrice).filter((price) => price !== null);
  return prices.length > 0 ? Math.min(...prices) : null;
}

function byFrequency(entities: readonly EntityRecord[]): EstateType[] {
  const groups = [...Map.groupBy(entities, ({ type }) => type)];
  return groups.toSorted(([, a], [, b]) => b.length - a.length).map(([type]) => type);
}

export const projectResolvers = { Query: { projects, project }, ProjectPage, Project, ProjectEntity };
