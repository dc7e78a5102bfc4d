import { useMessages } from '../../intl/use-messages.ts';
import { AgentName } from './agent-name.tsx';
import { AgentWays } from './agent-ways.tsx';
import type { OfficeDetail } from './office-page.tsx';
import { Portrait } from './portrait.tsx';

/** The agents of an office with their contact details. */
export function AgentList({ agents }: Pick<OfficeDetail, 'agents'>) {
  const t = useMessages();
  return (
    <section aria-labelledby="agents-title">
      <h2 id="agents-title" className="office-page__title">
        {t('offices.agents')}
      </h2>
      <ul className="agents">
        {agents.map((agent) => (
          <li key={agent.id} className="agents__one">
            <Portrait picture={agent.picture} />
            <div className="agents__lines">
              <strong>
                <AgentName agent={agent} />
              </strong>
              {agent.registration && (
                <span className="hint">{t('offices.registration', { number: agent.registration })}</span>
              )}
              <AgentWays agent={agent} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
