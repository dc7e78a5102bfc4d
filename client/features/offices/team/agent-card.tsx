import './agent-card.css';
import { AgentName } from '../agent-name.tsx';
import { AgentWays } from '../agent-ways.tsx';
import { Portrait } from '../portrait.tsx';
import { AgentFacts } from './agent-facts.tsx';
import type { AgentCardFragment } from './generated/agent-card.generated.ts';

/** Portrait, name, role, languages and contact details of an agent. */
export function AgentCard({ agent }: { agent: AgentCardFragment }) {
  return (
    <article className="agent-card">
      <Portrait picture={agent.picture} />
      <div className="agent-card__lines">
        <h3 className="agent-card__name">
          <AgentName agent={agent} />
        </h3>
        <AgentFacts agent={agent} />
        <AgentWays agent={agent} />
      </div>
    </article>
  );
}
