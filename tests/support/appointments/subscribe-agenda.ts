/** Subscribes to the agenda of a home. */

import { type Subscriber, subscribe } from '../subscribe.ts';
import { AGENDA_FIELDS, type AgendaSeen, type AppointmentSite, type SlotSeen } from './appointment-site.ts';

export const AGENDA_SUBSCRIPTION = `subscription ($id: ID!) { agenda(listingId: $id) { ${AGENDA_FIELDS} } }`;

export function subscribeAgenda(
  origin: string,
  home: number,
  address: string,
): Promise<Subscriber<AgendaSeen>> {
  return subscribe<AgendaSeen>(origin, { query: AGENDA_SUBSCRIPTION, variables: { id: home }, address });
}

/** Resolves when the subscriber receives the slot in this state. */
export const untilSlot = (
  subscriber: Subscriber<AgendaSeen>,
  { startsAt }: SlotSeen,
  state: SlotSeen['state'],
) =>
  subscriber.until((agenda) =>
    agenda.days
      .flatMap(({ slots }) => slots)
      .some((slot) => slot.startsAt === startsAt && slot.state === state),
  );

/** Returns how many database connections of the site's processes listen for notifications. */
export async function countListeners(site: Pick<AppointmentSite, 'query'>): Promise<number> {
  const rows = await site.query(
    `select from pg_stat_activity where application_name = 'baksteen live' and datname = current_database()`,
  );
  return rows.length;
}
