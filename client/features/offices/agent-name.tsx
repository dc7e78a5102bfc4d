import type { AgentContactFragment } from './generated/agent.generated.ts';

/** The name of an agent, with a link to the agent's page if there is one. */
export function AgentName({ agent: { name, path } }: { agent: Pick<AgentContactFragment, 'name' | 'path'> }) {
  return path ? <a href={path}>{name}</a> : name;
}
