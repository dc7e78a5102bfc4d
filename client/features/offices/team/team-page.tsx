import '../../listings/results.css';
import './team.css';
import { data, type LoaderFunctionArgs, useSearchParams } from 'react-router';
import type { Locale } from '../../../../shared/locales.ts';
import { formatPageNumber, parsePageNumber } from '../../../../shared/page-number.ts';
import { useResult } from '../../../data/results.ts';
import { runQueryOf } from '../../../data/run-query.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { useLocale } from '../../../locale.tsx';
import type { PageModule } from '../../../page.ts';
import { useSite } from '../../../site.tsx';
import { ListHead } from '../../listings/list-head.tsx';
import { Pagination } from '../../listings/pagination.tsx';
import { AgentCard } from './agent-card.tsx';
import { TeamDocument, type TeamQuery } from './generated/team.generated.ts';

type Agents = TeamQuery['agents']['items'];

export const teamPage: PageModule = {
  documents: [TeamDocument],
  createLoader: (locale) => (args) => loadTeam(args, locale),
  Component: TeamPage,
};

/** An agency that shows no agents has no such page, nor has a number after the last page. */
async function loadTeam({ request, context }: LoaderFunctionArgs, locale: Locale) {
  const page = parsePageNumber(new URL(request.url).searchParams);
  const { agents } = await runQueryOf(context)(TeamDocument, { locale, page });
  if (agents.items.length === 0) throw data(null, { status: 404 });
  return null;
}

function TeamPage() {
  const t = useMessages();
  const { agencyName } = useSite();
  const [query] = useSearchParams();
  const variables = { locale: useLocale(), page: parsePageNumber(query) };
  const { items, page, pageCount } = useResult(TeamDocument, variables).agents;
  return (
    <div className="results">
      <ListHead
        title={t('team.title')}
        description={t('team.description', { agency: agencyName })}
        page={page}
        canonical={{ name: 'team', search: page > 1 ? `page=${page}` : undefined }}
      />
      <h1 className="results__title">{t('team.title')}</h1>
      <div className="team">
        {groupByOffice(items).map((agents) => (
          <Colleagues key={agents[0]?.office.id} agents={agents} />
        ))}
      </div>
      {pageCount > 1 && <Pagination to={formatPageNumber} page={page} pageCount={pageCount} />}
    </div>
  );
}

function groupByOffice(agents: Agents): Agents[] {
  return [...Map.groupBy(agents, ({ office }) => office.id).values()];
}

/** The agents of one office. */
function Colleagues({ agents }: { agents: Agents }) {
  const office = agents[0]?.office;
  if (!office) return null;
  const titleId = `office-${office.id}`;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="team__office">
        <a href={office.path}>{office.name}</a>
      </h2>
      <ul className="agent-cards">
        {agents.map((agent) => (
          <li key={agent.id}>
            <AgentCard agent={agent} />
          </li>
        ))}
      </ul>
    </section>
  );
}
