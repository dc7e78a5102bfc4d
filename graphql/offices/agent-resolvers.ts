import { LOCALES, type Locale } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { slugify } from '../../shared/slug.ts';
import type {
  AgentEstatesResolvers,
  AgentPageResolvers,
  AgentResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { localizedText } from '../listings/texts.ts';
import { oncePerParent } from '../once-per-parent.ts';
import { pageCountOf, readPage, windowOf } from '../page-window.ts';
import { parseId } from '../parse-id.ts';
import { showPicture } from '../pictures/pictures.ts';
import { languageNames } from './language-names.ts';
import { listEstatesOf } from './list-estates-of.ts';
import type { AgentRecord } from './ports.ts';

const agents: QueryResolvers['agents'] = (_, { locale, ...args }, { ports }) => ({
  locale,
  ...readPage(args, ports.settings),
});

const agent: QueryResolvers['agent'] = async (_, { id, locale }, { loaders }) => {
  const agentId = parseId(id);
  const record = agentId === null ? null : await loaders.agent.load(agentId);
  return record?.isOnTeamPage ? { agent: record, locale } : null;
};

const AgentPage: AgentPageResolvers = {
  items: oncePerParent(async ({ locale, ...page }, _, { ports }) =>
    (await ports.offices.listTeam(windowOf(page))).map((record) => ({ agent: record, locale })),
  ),
  total: (_, __, { ports }) => ports.offices.countTeam(),
  pageCount: async ({ pageSize }, _, { ports }) => pageCountOf(await ports.offices.countTeam(), pageSize),
};

const Agent: AgentResolvers = {
  id: ({ agent }) => agent.id,
  name: ({ agent }) => agent.name,
  path: ({ agent, locale }) => (agent.isOnTeamPage ? agentPath({ agent, locale }) : null),
  alternates: ({ agent }) => {
    const locales = agent.isOnTeamPage ? LOCALES : [];
    return locales.map((locale) => ({ locale, path: agentPath({ agent, locale }) }));
  },
  role: ({ agent, locale }) => localizedText(agent.role ?? {}, locale),
  introduction: ({ agent, locale }) => localizedText(agent.introduction ?? {}, locale),
  languages: ({ agent, locale }) => languageNames(agent.languages, locale),
  phone: ({ agent }) => agent.phone,
  email: ({ agent }) => agent.email,
  registration: ({ agent }) => agent.registration,
  picture: ({ agent, locale }, _, context) => showPicture(agent.picture, locale, context),
  office: async ({ agent, locale }, _, { loaders }) => {
    const office = await loaders.office.load(agent.officeId);
    if (!office) throw new Error(`agent ${agent.id}: no office ${agent.officeId}`);
    return { office, locale };
  },
  estates: (parent, args, { ports }) => ({ ...parent, ...readPage(args, ports.settings) }),
};

const AgentEstates: AgentEstatesResolvers = {
  items: oncePerParent(({ agent, ...page }, _, context) =>
    listEstatesOf({ kind: 'agent', id: agent.id }, page, context),
  ),
  total: ({ agent }, _, { loaders }) => loaders.estateCountOfAgent.load(agent.id),
  pageCount: async ({ agent, pageSize }, _, { loaders }) =>
    pageCountOf(await loaders.estateCountOfAgent.load(agent.id), pageSize),
};

/** The path of an agent's page. */
export function agentPath({
  agent,
  locale,
}: {
  agent: Pick<AgentRecord, 'id' | 'name'>;
  locale: Locale;
}): string {
  return routePath('agent', locale, { agentId: agent.id, slug: slugify(agent.name) });
}

export const agentResolvers = { Query: { agents, agent }, AgentPage, Agent, AgentEstates };
