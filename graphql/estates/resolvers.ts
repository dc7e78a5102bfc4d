import { hasMomentary } from '../../shared/estates/criteria.ts';
import { HEAD_TYPE_BY_TYPE, HEAD_TYPE_IDS } from '../../shared/estates/vocabulary.ts';
import { nowCachedForMinute } from '../cacheability.ts';
import type { GraphContext, GraphPorts } from '../context.ts';
import { inputError } from '../errors.ts';
import type {
  EstateFilter,
  EstateMarkerResolvers,
  EstatePageResolvers,
  HeadTypeResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { isPublished } from '../listings/visibility.ts';
import { oncePerParent } from '../once-per-parent.ts';
import { pageCountOf } from '../page-window.ts';
import { parseId } from '../parse-id.ts';
import { toProjectCriteria } from '../projects/map-criteria.ts';
import { areaQueries } from './areas/area-queries.ts';
import { clusterDigest, toMarker } from './cluster-markers.ts';
import { formatCursor } from './cursors.ts';
import { Estate } from './estate.ts';
import { EstateFacets } from './facets.ts';
import type { EstateSearch, MarkerRecord } from './ports.ts';
import { prepareEstatePage } from './prepare-page.ts';
import { relaxedSearches } from './relaxations.ts';
import { toEstateSearch } from './search.ts';
import { Epc } from './sections.ts';
import { findWidenings } from './widenings.ts';

const MAX_MARKERS = 500;
/** The maximum number of projects beside homes on a map; so few markers need no clustering. */
const MAX_PROJECT_MARKERS = 50;

const estates: QueryResolvers['estates'] = (_, args, context) => {
  limitCaching(args.filter, context);
  return prepareEstatePage(args, context.ports);
};

/** A response that changes as time passes may be cached for a minute only. */
function limitCaching(filter: EstateFilter | null | undefined, context: GraphContext): void {
  if (filter && hasMomentary(filter)) nowCachedForMinute(context);
}

const estate: QueryResolvers['estate'] = async (_, { id, locale }, { loaders }) => {
  const estateId = parseId(id);
  const record = estateId === null ? null : await loaders.estate.load(estateId);
  return record && isPublished(record.status) ? { listing: record, locale } : null;
};

const estateMarkers: QueryResolvers['estateMarkers'] = async (_, args, context) => {
  const { ports } = context;
  limitCaching(args.filter, context);
  if (args.first < 1 || args.first > MAX_MARKERS) throw inputError('first', `is 1 to ${MAX_MARKERS}`);
  const search = toEstateSearch(args.filter, args.locale, ports.cities);
  if (args.zoom == null) return findNewest(search, args.first, ports);
  const [items, projects] = await Promise.all([
    ports.estates.findClusters(search, args.zoom),
    findProjects(search, MAX_PROJECT_MARKERS, ports),
  ]);
  return [...items.map(toMarker), ...projects];
};

/** Homes and projects together, newest first. */
async function findNewest(search: EstateSearch, first: number, ports: GraphPorts) {
  const [homes, projects] = await Promise.all([
    ports.estates.findMarkers(search, first),
    findProjects(search, first, ports),
  ]);
  return [...homes, ...projects].toSorted(byNewest).slice(0, first);
}

const byNewest = (a: MarkerRecord, b: MarkerRecord) =>
  b.publishedAt.getTime() - a.publishedAt.getTime() || b.id - a.id;

async function findProjects(search: EstateSearch, limit: number, { projects }: GraphPorts) {
  const criteria = toProjectCriteria(search);
  const found = criteria ? await projects.findMarkers(criteria, limit) : [];
  return found.map((project) => Object.assign(project, { isProject: true }));
}

const EstatePage: EstatePageResolvers = {
  items: async ({ result, locale }) =>
    (await result.load('page')).estates.map((listing) => ({ listing, locale })),
  total: async ({ result }) => (await result.load('page')).total,
  endCursor: async ({ result, search, order, window }, _, { ports }) => {
    const { estates: shown, isLast } = await result.load('page');
    if (isLast || !window) return null;
    const ids = shown.map(({ id }) => id);
    // When all homes of the page have been withdrawn meanwhile, the list goes on where the page began.
    const position = (await ports.estates.findPosition(search, order, ids)) ?? window.after;
    if (!position) throw new Error('all homes of the page have been withdrawn');
    const seen = window.offset + ids.indexOf(position.id) + 1;
    return formatCursor({ position, seen }, order, search.locale);
  },
  relaxations: oncePerParent(async ({ search }, _, { ports }) => {
    const relaxed = relaxedSearches(search);
    const totals = await ports.estates.countAll(relaxed.map((one) => one.search));
    return relaxed.map(({ filter }, index) => ({ filter, total: totals[index] ?? 0 }));
  }),
  widenings: oncePerParent(({ search }, _, { ports }) => findWidenings(search, ports)),
  pageCount: async ({ result, pageSize }) => pageCountOf((await result.load('page')).total, pageSize),
};

const EstateMarker: EstateMarkerResolvers = {
  id: ({ id, cluster }) => (cluster ? `${id}-${clusterDigest(cluster)}` : id),
  listingId: ({ id }) => id,
  location: (marker) => marker,
  isProject: ({ isProject }) => isProject === true,
  headType: ({ type }) => HEAD_TYPE_BY_TYPE[type],
  price: ({ priceCents }) => (priceCents === null ? null : priceCents / 100),
  status: ({ status }) => status,
  cluster: ({ cluster }) => cluster ?? null,
};

const HeadType: HeadTypeResolvers = { id: (code) => HEAD_TYPE_IDS[code], code: (code) => code };

export const estateResolvers = {
  Query: { estates, estate, estateMarkers, ...areaQueries },
  EstatePage,
  EstateFacets,
  EstateMarker,
  Estate,
  Epc,
  HeadType,
};
