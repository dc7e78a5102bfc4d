import type { AppointmentRecord } from '../../../graphql/appointments/ports.ts';

/**
 * The id for which `createToken` makes the link of the agent or office that conducts a viewing. It changes when the
 * viewing is handed over, so that its former host can no longer open it.
 */
export function agentTokenId(
  viewing: Pick<AppointmentRecord, 'id' | 'agentId' | 'officeId' | 'formerHost'>,
): string {
  const { id, agentId, officeId, formerHost } = viewing;
  if (!formerHost) return id;
  return agentId === null ? `${id} office ${officeId}` : `${id} agent ${agentId}`;
}
