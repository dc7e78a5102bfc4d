import { formatEstateSearch } from '../../shared/estates/search-params.ts';
import type { Locale } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import type { GraphPorts } from '../context.ts';
import { prepareEstatePage } from '../estates/prepare-page.ts';
import type {
  ActionBlockResolvers,
  ArticleBlockResolvers,
  BlockHomesResolvers,
  ContactBlockResolvers,
  ContentBlockResolvers,
  FormBlockResolvers,
  HomesBlockResolvers,
  HomesMapBlockResolvers,
  OfficesBlockResolvers,
  OfficesMapBlockResolvers,
  PictureBlockResolvers,
  ReviewsBlockResolvers,
  TeamBlockResolvers,
  TextBlockResolvers,
} from '../generated/resolvers.ts';
import type { BlockParent, HomesBlockParent, HomesMapBlockParent } from './parents.ts';
import type { ContentBlock, SitePicture } from './ports.ts';

const TYPE_NAMES = {
  text: 'TextBlock',
  picture: 'PictureBlock',
  homes: 'HomesBlock',
  homesMap: 'HomesMapBlock',
  officesMap: 'OfficesMapBlock',
  offices: 'OfficesBlock',
  team: 'TeamBlock',
  contact: 'ContactBlock',
  form: 'FormBlock',
  reviews: 'ReviewsBlock',
  action: 'ActionBlock',
} as const;

export function toBlocks(content: readonly ContentBlock[], locale: Locale): BlockParent[] {
  return content.map((block) => ({ block, locale }) as BlockParent);
}

export function toPicture({ file, alt }: SitePicture, locale: Locale) {
  return { alt: alt ? { [locale]: alt } : {}, locale, file };
}

/** The homes of the blocks that have a search. */
export function listHomes(content: readonly ContentBlock[], locale: Locale, ports: GraphPorts) {
  return content.flatMap((block) => {
    if (block.kind !== 'homes') return [];
    // A town of the search may be gone since the page was read.
    const filter = { transaction: block.transaction, ...block.criteria, unknownPlaces: 'IGNORE' as const };
    return [prepareEstatePage({ locale, filter, page: 1, pageSize: block.limit }, ports)];
  });
}

const has = (content: readonly ContentBlock[], kind: ContentBlock['kind']) =>
  content.some((block) => block.kind === kind);

/** The offices, if a block shows them. */
export async function listOffices(content: readonly ContentBlock[], locale: Locale, { offices }: GraphPorts) {
  return has(content, 'offices') ? (await offices.list()).map((office) => ({ office, locale })) : [];
}

/** An agency with more agents links to the page of its team. */
const MAX_AGENTS = 12;

/** The first agents of the team, if a block shows them. */
export async function listTeam(content: readonly ContentBlock[], locale: Locale, { offices }: GraphPorts) {
  if (!has(content, 'team')) return [];
  const agents = await offices.listTeam({ offset: 0, limit: MAX_AGENTS });
  return agents.map((agent) => ({ agent, locale }));
}

const ContentBlockResolver: ContentBlockResolvers = {
  __resolveType: ({ block }) => TYPE_NAMES[block.kind],
};

const ArticleBlock: ArticleBlockResolvers = {
  __resolveType: ({ block }) => (block.kind === 'text' ? 'TextBlock' : 'PictureBlock'),
};

const TextBlock: TextBlockResolvers = { html: ({ block }) => block.html };

const PictureBlock: PictureBlockResolvers = {
  picture: ({ block, locale }) => toPicture(block.picture, locale),
  caption: ({ block }) => block.caption,
};

const HomesBlock: HomesBlockResolvers = {
  title: ({ block }) => block.title,
  searchPath: ({ block, locale }) => searchPath(block, locale),
};

const HomesMapBlock: HomesMapBlockResolvers = {
  title: ({ block }) => block.title,
  transaction: ({ block }) => block.transaction,
  searchPath: ({ block, locale }) => searchPath(block, locale),
};

function searchPath(
  { criteria, transaction }: HomesMapBlockParent['block'] | HomesBlockParent['block'],
  locale: Locale,
) {
  const search = formatEstateSearch({ criteria, page: 1, view: 'list' });
  const path = routePath(transaction === 'RENT' ? 'forRent' : 'forSale', locale);
  return search ? `${path}?${search}` : path;
}

const OfficesMapBlock: OfficesMapBlockResolvers = {
  title: ({ block }) => block.title,
};

const OfficesBlock: OfficesBlockResolvers = {
  title: ({ block }) => block.title,
};

const TeamBlock: TeamBlockResolvers = {
  title: ({ block }) => block.title,
};

const ContactBlock: ContactBlockResolvers = {
  label: ({ block }) => block.label,
  path: ({ block, locale }) =>
    routePath('contact', locale) +
    (block.questionType ? `?question=${block.questionType.toLowerCase()}` : ''),
};

const FormBlock: FormBlockResolvers = {
  title: ({ block }) => block.title,
  questionType: ({ block }) => block.questionType,
};

const ReviewsBlock: ReviewsBlockResolvers = {
  title: ({ block }) => block.title,
  reviews: ({ block }) => [...block.reviews],
};

const ActionBlock: ActionBlockResolvers = {
  label: ({ block }) => block.label,
  path: ({ block }) => block.path,
};

const BlockHomes: BlockHomesResolvers = {
  total: async ({ result }) => (await result.load('page')).total,
  items: async ({ result, locale }) =>
    (await result.load('page')).estates.map((listing) => ({ listing, locale })),
};

export const blockResolvers = {
  ContentBlock: ContentBlockResolver,
  ArticleBlock,
  TextBlock,
  PictureBlock,
  HomesBlock,
  HomesMapBlock,
  OfficesMapBlock,
  BlockHomes,
  OfficesBlock,
  TeamBlock,
  ContactBlock,
  FormBlock,
  ReviewsBlock,
  ActionBlock,
};
