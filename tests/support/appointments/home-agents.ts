/** Gives a home to another agent. */
import type { AppointmentSite } from './appointment-site.ts';

type Site = Pick<AppointmentSite, 'query'>;

export interface Agent {
  id: number;
  email: string;
}

/** Returns the agent of a home, and another one. */
export async function agentAndColleague(site: Site, home: number): Promise<[Agent, Agent]> {
  const [agent, colleague] = await site.query(
    'select id, email from agent order by id = (select agent_id from listing where id = $1) desc, id limit 2',
    [home],
  );
  return [agent, colleague];
}

/** `agentId`: null for the office. */
export const giveHome = (site: Site, home: number, agentId: number | null) =>
  site.query('update listing set agent_id = $1 where id = $2', [agentId, home]);
