/** The kinds of pages in the sitemap that have ids: each kind has files of its own. */
import type { GraphPorts } from '../../../../graphql/context.ts';
import { estatePath } from '../../../../graphql/estates/estate.ts';
import { unitPath } from '../../../../graphql/holiday/resolvers.ts';
import { newsPath } from '../../../../graphql/news/resolvers.ts';
import { agentPath } from '../../../../graphql/offices/agent-resolvers.ts';
import { officePath } from '../../../../graphql/offices/resolvers.ts';
import { entityPath, projectPath } from '../../../../graphql/projects/paths.ts';
import { localesOfPage } from '../../../../shared/alternates.ts';
import { LOCALES, type Locale } from '../../../../shared/locales.ts';
import { MAX_WIDTH, pictureUrl, pictureWidthFor } from '../../../../shared/pictures/versions.ts';
import type { SitemapPage } from './sitemap-document.ts';
import type { SitemapFile, SitemapRange, SitemapRow, SitemapStore } from './store/store.ts';

/** Pages of one kind. */
export interface SitemapSource {
  /** Lists the files that have pages. */
  listFiles(size: number): Promise<SitemapFile[]>;
  /** Lists pages with their ids, in the order of their ids. */
  listPages(range: SitemapRange): Promise<ListedPage[]>;
}

interface Dependencies {
  store: SitemapStore;
  ports: Pick<GraphPorts, 'cities' | 'estateSlug' | 'listings'>;
}

type ListedPage = SitemapPage & { id: number };

/** The sources by their name in the files' paths. */
export function createSitemapSources({
  store,
  ports,
}: Dependencies): Readonly<Record<string, SitemapSource>> {
  const context = { ports };
  const withPictures = (source: SitemapSource): SitemapSource => ({
    ...source,
    listPages: async (range) => addPictures(await source.listPages(range), ports.listings),
  });
  const estates = createSource(store.listEstateFiles, store.listEstates, (listing) =>
    toPage(listing, (locale) => estatePath({ listing, locale }, context)),
  );
  const projects = createSource(store.listProjectFiles, store.listProjects, (listing) =>
    toPage(listing, (locale) => projectPath({ listing, locale }, context)),
  );
  const entities = createSource(store.listEntityFiles, store.listEntities, ({ projectId, ...row }) =>
    toPage(row, (locale) => entityPath({ id: row.id, project: { ...row, id: projectId }, locale }, context)),
  );
  const rentalunits = createSource(store.listRentalUnitFiles, store.listRentalUnits, (unit) =>
    toPage(unit, (locale) => unitPath(unit.id, locale)),
  );
  const news = createSource(store.listNewsFiles, store.listNews, ({ titles, ...item }) => {
    const locales = LOCALES.filter((locale) => titles[locale] !== undefined);
    return toPage({ ...item, locales }, (locale) => newsPath({ item, locale }, titles[locale] ?? ''));
  });
  const offices = createSource(store.listOfficeFiles, store.listOffices, (office) =>
    toPage({ ...office, locales: [...LOCALES] }, (locale) => officePath({ office, locale })),
  );
  const agents = createSource(store.listAgentFiles, store.listAgents, (agent) =>
    toPage({ ...agent, locales: [...LOCALES] }, (locale) => agentPath({ agent, locale })),
  );
  return {
    estates: withPictures(estates),
    projects: withPictures(projects),
    entities,
    rentalunits: withPictures(rentalunits),
    news,
    offices,
    agents,
  };
}

function createSource<Row>(
  listFiles: SitemapSource['listFiles'],
  listRows: (range: SitemapRange) => Promise<Row[]>,
  pageOf: (row: Row) => ListedPage,
): SitemapSource {
  return { listFiles, listPages: async (range) => (await listRows(range)).map(pageOf) };
}

function toPage({ id, modifiedAt, locales }: SitemapRow, pathIn: (locale: Locale) => string): ListedPage {
  return {
    id,
    modifiedAt,
    paths: localesOfPage(locales).map((locale) => ({ locale, path: pathIn(locale) })),
  };
}

async function addPictures(
  pages: readonly ListedPage[],
  listings: Pick<GraphPorts['listings'], 'findCovers'>,
): Promise<ListedPage[]> {
  const covers = await listings.findCovers(pages.map(({ id }) => id));
  const files = new Map(covers.map(({ id, file }) => [id, file]));
  return pages.map((page) => {
    const file = files.get(page.id);
    if (!file) return page;
    const width = pictureWidthFor(file.width, MAX_WIDTH);
    return { ...page, pictureUrl: pictureUrl(file, width, 'jpg') };
  });
}
