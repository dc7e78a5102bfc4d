import type { Locale } from '../../shared/locales.ts';
import { openingAt } from '../../shared/offices/opening-hours.ts';
import { routePath } from '../../shared/routes.ts';
import { slugify } from '../../shared/slug.ts';
import { nowCachedForMinute } from '../cacheability.ts';
import type { OfficeHomesResolvers, OfficeResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { oncePerParent } from '../once-per-parent.ts';
import { pageCountOf, readPage } from '../page-window.ts';
import { parseId } from '../parse-id.ts';
import { showPicture } from '../pictures/pictures.ts';
import { agentResolvers } from './agent-resolvers.ts';
import { listEstatesOf } from './list-estates-of.ts';
import type { OfficeParent } from './parents.ts';

const offices: QueryResolvers['offices'] = async (_, { locale }, { ports }) =>
  (await ports.offices.list()).map((office) => ({ office, locale }));

const office: QueryResolvers['office'] = async (_, args, { loaders }) => {
  const id = parseId(args.id);
  const record = id === null ? null : await loaders.office.load(id);
  return record && { office: record, locale: args.locale };
};

const Office: OfficeResolvers = {
  id: ({ office }) => office.id,
  name: ({ office }) => office.name,
  path: (parent) => officePath(parent),
  alternates: ({ office }, _, { ports }) =>
    ports.settings.locales.map((locale) => ({ locale, path: officePath({ office, locale }) })),
  address: ({ office, locale }) => ({ address: office, locale }),
  location: ({ office }) => office,
  phone: ({ office }) => office.phone,
  email: ({ office }) => office.email,
  openingHours: ({ office }) =>
    office.openingHours.toSorted((a, b) => a.weekday - b.weekday || a.opens.localeCompare(b.opens, 'en')),
  opening: ({ office }, _, context) => {
    const at = nowCachedForMinute(context);
    return { at, ...openingAt(office.openingHours, at, office.closedDays) };
  },
  closedDays: ({ office }) => [...office.closedDays],
  agents: async ({ office, locale }, _, { loaders }) =>
    (await loaders.agentsOfOffice.load(office.id)).map((agent) => ({ agent, locale })),
  picture: ({ office, locale }, _, context) => showPicture(office.picture, locale, context),
  homeCount: ({ office }, _, { loaders }) => loaders.estateCountOfOffice.load(office.id),
  homes: (parent, args, { ports }) => ({ ...parent, ...readPage(args, ports.settings) }),
};

const OfficeHomes: OfficeHomesResolvers = {
  items: oncePerParent(({ office, ...page }, _, context) =>
    listEstatesOf({ kind: 'office', id: office.id }, page, context),
  ),
  total: ({ office }, _, { loaders }) => loaders.estateCountOfOffice.load(office.id),
  pageCount: async ({ office, pageSize }, _, { loaders }) =>
    pageCountOf(await loaders.estateCountOfOffice.load(office.id), pageSize),
};

/** The path of an office's page. */
export function officePath({
  office,
  locale,
}: {
  office: Pick<OfficeParent['office'], 'id' | 'name'>;
  locale: Locale;
}): string {
  return routePath('office', locale, { officeId: office.id, slug: slugify(office.name) });
}

export const officeResolvers = {
  ...agentResolvers,
  Query: { ...agentResolvers.Query, offices, office },
  Office,
  OfficeHomes,
};
