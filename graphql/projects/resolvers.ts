import { type EstateType, HEAD_TYPE_BY_TYPE, HOME_TYPES } from '../../shared/estates/vocabulary.ts';
import { isOffered } from '../../shared/listings/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import type { ProjectKind } from '../../shared/projects/vocabulary.ts';
import { routePath } from '../../shared/routes.ts';
import { slugify } from '../../shared/slug.ts';
import { viewingFields } from '../appointments/viewing-fields.ts';
import { nowCachedForHour, todayCachedForHour } from '../cacheability.ts';
import type { GraphContext, GraphPorts } from '../context.ts';
import type {
  ProjectEntityResolvers,
  ProjectPageResolvers,
  ProjectResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { listingFields, pageLocales } from '../listings/fields.ts';
import { loadSimilar } from '../listings/similar.ts';
import { isDescribed, isIndexable, isPublished, visiblePrice } from '../listings/visibility.ts';
import { oncePerParent } from '../once-per-parent.ts';
import { pageCountOf, readPage, windowOf } from '../page-window.ts';
import { parseId } from '../parse-id.ts';
import { showPicture } from '../pictures/pictures.ts';
import { entityEpc, entityPlanning, entityStatements } from './entity-legal.ts';
import { entityPrice, priceWithTaxes } from './entity-price.ts';
import { entityStatus } from './entity-status.ts';
import type { ProjectEntityParent, ProjectParent } from './parents.ts';
import type { EntityRecord, ProjectRecord } from './ports.ts';
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

type AddressedProject = Pick<ProjectRecord, 'id' | 'name' | 'cityId'>;
interface CityPorts {
  ports: Pick<GraphPorts, 'cities'>;
}

/** The slug of a project's URL: its name and city. */
function projectSlug({ name, cityId }: AddressedProject, locale: Locale, { ports }: CityPorts): string {
  return slugify(`${name} ${ports.cities.byId(cityId).names[locale]}`);
}

/** The path of a project's page. */
export function projectPath(
  { listing, locale }: { listing: AddressedProject; locale: Locale },
  context: CityPorts,
): string {
  const slug = projectSlug(listing, locale, context);
  return routePath('estateSlug', locale, { estateId: listing.id, slug });
}

/** The path of the page of an entity, below its project. */
export function entityPath(
  entity: { id: number; project: AddressedProject; locale: Locale },
  context: CityPorts,
): string {
  const { id, project, locale } = entity;
  const slug = projectSlug(project, locale, context);
  return routePath('projectEntity', locale, { estateId: project.id, slug, entityId: id });
}

/** Loads a project's entities; none when the project is withdrawn. */
async function entitiesOf({ listing }: ProjectParent, { loaders }: GraphContext): Promise<EntityRecord[]> {
  if (!isDescribed(listing.status)) return [];
  const entities = await loaders.entitiesOfProject.load(listing.id);
  return entities.filter(({ status }) => isDescribed(status));
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
  priceFrom: async (parent, _, context) => {
    if (!isOffered(parent.listing.status)) return null;
    const entities = await entitiesOf(parent, context);
    return lowestPrice(entities.filter(isHome)) ?? lowestPrice(entities);
  },
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

const ProjectEntity: ProjectEntityResolvers = {
  ...viewingFields(({ entity }: ProjectEntityParent) => entity.id),
  id: ({ entity }) => entity.id,
  reference: ({ entity }) => entity.reference,
  number: ({ entity }) => entity.number,
  path: ({ entity: { id }, project, locale }, _, context) => entityPath({ id, project, locale }, context),
  headType: ({ entity }) => HEAD_TYPE_BY_TYPE[entity.type],
  type: ({ entity }) => entity.type,
  subType: ({ entity }) => entity.subType,
  floor: ({ entity }) => entity.floor,
  bedrooms: ({ entity }) => entity.bedrooms,
  area: ({ entity }) => entity.area,
  livingArea: ({ entity }) => entity.livingArea,
  plotArea: ({ entity }) => entity.plotArea,
  terraceArea: ({ entity }) => entity.terraceArea,
  price: entityPrice,
  vatRegime: ({ entity }) => entity.taxes?.vatRegime ?? null,
  vatRate: ({ entity }) => entity.taxes?.vatRate ?? null,
  landPercent: ({ entity }) => entity.taxes?.landPercent ?? null,
  priceWithTaxes: (parent, _, context) => priceWithTaxes(parent, context),
  status: entityStatus,
  closedAt: ({ entity, project }) => entity.closedAt ?? project.closedAt,
  isIndexable: ({ entity, project }, _, context) =>
    [project, entity].every((one) => isIndexable(one, nowCachedForHour(context))),
  plan: (parent, _, context) =>
    isDescribed(entityStatus(parent)) ? showPicture(parent.entity.plan, parent.locale, context) : null,
  epc: (parent, _, context) => entityEpc(parent, context),
  planning: (parent, _, context) => entityPlanning(parent, context),
  legalStatements: (parent, _, context) => entityStatements(parent, context),
  project: ({ project, locale }) => ({ listing: project, locale }),
};

export const projectResolvers = { Query: { projects, project }, ProjectPage, Project, ProjectEntity };
