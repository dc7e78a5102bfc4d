import '../../listings/results.css';
import '../office-page.css';
import './agent-page.css';
import { data, type LoaderFunctionArgs, redirect, useParams, useSearchParams } from 'react-router';
import type { Locale } from '../../../../shared/locales.ts';
import { contactCardPath } from '../../../../shared/offices/contact-card-path.ts';
import { parsePageNumber } from '../../../../shared/page-number.ts';
import { useResult } from '../../../data/results.ts';
import { runQueryOf } from '../../../data/run-query.ts';
import { useMessages } from '../../../intl/use-messages.ts';
import { listTrail } from '../../../layout/list-trail.ts';
import { useLocale } from '../../../locale.tsx';
import type { PageModule } from '../../../page.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { ListHead } from '../../listings/list-head.tsx';
import { isStored, Picture } from '../../pictures/picture.tsx';
import { AgentWays } from '../agent-ways.tsx';
import { OfficeContact } from '../office-contact.tsx';
import { OwnEstates } from '../own-estates.tsx';
import { AgentFacts } from './agent-facts.tsx';
import { AgentDocument, type AgentQuery } from './generated/agent-page.generated.ts';

type AgentDetail = NonNullable<AgentQuery['agent']>;

export const agentPage: PageModule = {
  documents: [AgentDocument],
  createLoader: (locale) => (args) => loadAgent(args, locale),
  Component: AgentPage,
};

async function loadAgent({ request, params, context }: LoaderFunctionArgs, locale: Locale) {
  const { pathname, search, searchParams } = new URL(request.url);
  const variables = { id: params.agentId ?? '', locale, page: parsePageNumber(searchParams) };
  const { agent } = await runQueryOf(context)(AgentDocument, variables);
  if (!agent?.path) throw data(null, { status: 404 });
  if (pathname !== agent.path) throw redirect(agent.path + search, 301);
  return null;
}

function AgentPage() {
  const { agentId = '' } = useParams();
  const [query] = useSearchParams();
  const variables = { id: agentId, locale: useLocale(), page: parsePageNumber(query) };
  const { agent } = useResult(AgentDocument, variables);
  return agent ? <AgentInFull agent={agent} /> : null;
}

function AgentInFull({ agent }: { agent: AgentDetail }) {
  const t = useMessages();
  const locale = useLocale();
  const { name, office, estates } = agent;
  const inAddress = estates.page > 1 ? `?page=${estates.page}` : '';
  return (
    <div className="page agent-page">
      <ListHead
        title={t('team.agent.headTitle', { name, office: office.name })}
        description={t('team.agent.headDescription', { name, office: office.name })}
        page={estates.page}
        canonical={{
          paths: agent.alternates.map(({ locale, path }) => ({ locale, path: path + inAddress })),
          own: agent.path + inAddress,
        }}
        isIndexed={estates.page === 1 || estates.page <= estates.pageCount}
      />
      <div className="agent-page__top">
        <Breadcrumbs trail={listTrail('team', t, locale)} current={name} />
        <div className="agent-page__head">
          {isStored(agent.picture) && (
            <div className="agent-page__portrait">
              <Picture picture={agent.picture} slot="third" isFirst isDecoration />
            </div>
          )}
          <About agent={agent} />
        </div>
      </div>
      {(estates.total > 0 || estates.page > 1) && (
        <OwnEstates title={t('team.agent.homes', { name })} estates={estates} />
      )}
    </div>
  );
}

function About({ agent }: { agent: AgentDetail }) {
  const t = useMessages();
  const locale = useLocale();
  const { name, office, introduction } = agent;
  return (
    <div className="agent-page__about">
      <header className="agent-page__lines">
        <h1>{name}</h1>
        <AgentFacts agent={agent} />
      </header>
      {introduction && (
        <div className="prose" lang={introduction.locale === locale ? undefined : introduction.locale}>
          {introduction.text.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      <div className="agent-page__facts">
        <section aria-labelledby="contact-title">
          <h2 id="contact-title" className="office-page__contact">
            {t('team.agent.contact')}
          </h2>
          <address className="agent-page__lines">
            <AgentWays agent={agent} />
            <a href={contactCardPath(agent.id, locale)} download>
              {t('team.agent.card')}
            </a>
          </address>
        </section>
        <section aria-labelledby="office-title">
          <h2 id="office-title" className="office-page__contact">
            <a href={office.path}>{office.name}</a>
          </h2>
          <address className="agent-page__lines">
            <OfficeContact office={office} />
          </address>
        </section>
      </div>
    </div>
  );
}
