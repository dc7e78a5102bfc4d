import type { TwoSites } from '../two-sites.ts';
import { AGENDA_FIELDS, type AgendaSeen, freeSlots, type SlotSeen } from './appointment-site.ts';

/** Returns the first free slot of a home in the next six weeks, as the first site shows it. */
export async function findFreeSlot(sites: Pick<TwoSites, 'ask'>, listingId: number): Promise<SlotSeen> {
  const { data } = await sites.ask(0, `{ agenda(listingId: ${listingId}, days: 42) { ${AGENDA_FIELDS} } }`);
  const [slot] = freeSlots((data as { agenda: AgendaSeen }).agenda);
  if (!slot) throw new Error(`home ${listingId} has no free slot`);
  return slot;
}
