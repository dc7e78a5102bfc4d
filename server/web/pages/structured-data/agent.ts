import type { ItemList, Person, Thing } from 'schema-dts';
import type { AgentCardFragment } from '../../../../client/features/offices/team/generated/agent-card.generated.ts';
import { AgentDocument } from '../../../../client/features/offices/team/generated/agent-page.generated.ts';
import { TeamDocument } from '../../../../client/features/offices/team/generated/team.generated.ts';
import { listTrail } from '../../../../client/layout/list-trail.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { officeReference } from './office.ts';
import { imagesOf, optional, type PageData } from './page-data.ts';

type Agent = AgentCardFragment & { office: Parameters<typeof officeReference>[0] };

/** Null when the page shows no agent. */
export function agentNodes(page: PageData): Thing[] | null {
  const agent = page.results.find(AgentDocument)?.agent;
  if (!agent) return null;
  const { t, locale } = page;
  const description = agent.introduction?.text;
  const person: Person = { ...personNode(agent, page), ...(description && { description }) };
  return [person, breadcrumbList(listTrail('team', t, locale), agent.name, page)];
}

/** The agents of the page, in its order. Null when it shows none. */
export function teamNodes(page: PageData): Thing[] | null {
  const agents = page.results.find(TeamDocument)?.agents;
  if (!agents || agents.items.length === 0) return null;
  const list: ItemList = {
    '@type': 'ItemList',
    numberOfItems: agents.total,
    itemListElement: agents.items.map((agent, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: personNode(agent, page),
    })),
  };
  return [list];
}

function personNode(agent: Agent, page: PageData) {
  const { name, path, role, languages, phone, email, registration, picture, office } = agent;
  return {
    '@type': 'Person',
    name,
    worksFor: officeReference(office, page),
    ...optional({
      url: path ? page.site.publicUrl + path : undefined,
      jobTitle: role?.text,
      telephone: phone ?? undefined,
      email: email ?? undefined,
      knowsLanguage: languages.length > 0 ? languages.map(({ code }) => code) : undefined,
      identifier: registration ? page.t('offices.registration', { number: registration }) : undefined,
      image: imagesOf([picture], page),
    }),
  } as const satisfies Person;
}
