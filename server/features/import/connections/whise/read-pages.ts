/** Reads the estates of Whise page by page. */
import * as v from 'valibot';
import type { Inconsistency } from '../read-system.ts';
import type { WhiseSession } from './whise-session.ts';

/** Estates of a page. */
const LIMIT = 50;
const MAX_ESTATES = 20_000;
/** By id, so that a changed estate does not move to another page. */
const SORT = [{ Field: 'id', Ascending: true }];

const estate = v.looseObject({ id: v.pipe(v.number(), v.integer()) });
export type Estate = v.InferOutput<typeof estate>;

/** Whise leaves out `estates` when there are none. */
const estatesPage = v.object({
  estates: v.optional(v.array(estate), []),
  totalCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/**
 * Passes each page of the estates that match the filter to `take`, which may end the reading. An estate can be on two
 * pages.
 *
 * Each page begins with the last estate of the page before: if it does not, an estate has moved, and another one may
 * be on no page.
 */
export async function readPages(
  session: WhiseSession,
  filter: object,
  take: (estates: Estate[]) => Promise<{ fault: string } | null>,
): Promise<{ count: number } | Inconsistency | { fault: string }> {
  const ids = new Set<number>();
  let last: number | undefined;
  let firstTotal: number | undefined;
  for (let offset = 0; ; offset += LIMIT - 1) {
    const page = await readPage(session, filter, offset);
    if ('fault' in page) return page;
    const { estates, totalCount } = page;
    if (totalCount > MAX_ESTATES) return { fault: `Whise has more than ${MAX_ESTATES} estates` };
    if (estates.length > LIMIT) return { fault: `Whise sends more estates than the ${LIMIT} asked for` };
    firstTotal ??= totalCount;
    if (totalCount !== firstTotal)
      return { inconsistency: `Whise has ${firstTotal} estates, then ${totalCount}` };
    if (last !== undefined && estates[0]?.id !== last)
      return { inconsistency: 'the order of the estates changes' };
    for (const { id } of estates) ids.add(id);
    if (ids.size > totalCount) return { fault: `Whise has ${totalCount} estates, but sends more` };
    const ending = await take(estates);
    if (ending) return ending;
    last = estates.at(-1)?.id;
    if (offset + LIMIT < totalCount) continue;
    return ids.size < totalCount
      ? { inconsistency: `Whise has ${totalCount} estates, but sends ${ids.size}` }
      : { count: ids.size };
  }
}

/** A page that has fewer estates than its place in the total allows is read again. */
async function readPage(
  session: WhiseSession,
  filter: object,
  offset: number,
): Promise<v.InferOutput<typeof estatesPage> | { fault: string }> {
  const body = {
    Filter: { ...filter, ShowDetails: true, ShowRepresentatives: true },
    Sort: SORT,
    Page: { Limit: LIMIT, Offset: offset },
  };
  const answer = await session.post('/v1/estates/list', body, (json) => findGap(json, offset));
  return 'fault' in answer ? answer : v.parse(estatesPage, answer.content);
}

function findGap(json: unknown, offset: number): string | null {
  // Rejected requests are not retried.
  if (v.is(v.object({ isValidRequest: v.literal(false) }), json)) return null;
  const parsed = v.safeParse(estatesPage, json);
  if (!parsed.success) return 'its response is no list of estates';
  const { estates, totalCount } = parsed.output;
  const expected = Math.min(LIMIT, Math.max(0, totalCount - offset));
  return estates.length < expected ? `a page has ${estates.length} of ${expected} estates` : null;
}
