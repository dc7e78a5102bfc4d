import { nowCachedForMinute } from '../cacheability.ts';
import type { GraphContext } from '../context.ts';
import { nextFree, readAgenda } from './agenda.ts';
import type { SlotParent } from './parents.ts';
import { findViewable } from './viewable.ts';

/** Resolvers of estates, projects and entities: whether viewings can be booked, and the next free slot. */
export function viewingFields<Parent>(idOf: (parent: Parent) => number) {
  const hasAgenda = async (parent: Parent, _: unknown, context: GraphContext): Promise<boolean> =>
    (await findViewable(idOf(parent), context)) !== null;
  const nextSlot = (parent: Parent, _: unknown, context: GraphContext) => findNext(idOf(parent), context);
  return { hasAgenda, nextSlot, hasViewings: hasAgenda, nextViewing: nextSlot };
}

/**
 * Returns null when viewings cannot be booked or no slot is free. Not batched, because a page requests `nextSlot`
 * for one listing only.
 */
async function findNext(id: number, context: GraphContext): Promise<SlotParent | null> {
  const viewable = await findViewable(id, context);
  if (!viewable) return null;
  const { cacheability } = context;
  cacheability.includesAgenda = true;
  nowCachedForMinute(context);
  const slot = nextFree(await readAgenda(viewable, context), null);
  return slot && { startsAt: slot.startsAt, endsAt: slot.endsAt, state: 'FREE' };
}
