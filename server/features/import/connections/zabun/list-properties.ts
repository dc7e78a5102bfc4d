/** Lists the properties of Zabun page by page. */
import * as v from 'valibot';
import type { Inconsistency } from '../read-system.ts';
import type { ZabunSession } from './zabun-session.ts';

/** Properties of a page. */
const SIZE = 100;
const MAX_PROPERTIES = 20_000;
/** By creation, so that a changed property does not move to another page. */
const SORTING = { sort: 'CREATED', order: 'ASC' };

const id = v.pipe(v.number(), v.integer());
const listed = v.looseObject({ property_id: id, changed: v.optional(v.nullable(v.string())) });
const list = v.array(listed);
/** The documentation does not show the response; public clients expect one of these. */
const searchResponse = v.union([
  list,
  v.pipe(
    v.object({ results: list }),
    v.transform(({ results }) => results),
  ),
  v.pipe(
    v.object({ items: list }),
    v.transform(({ items }) => items),
  ),
  v.pipe(
    v.object({ data: list }),
    v.transform(({ data }) => data),
  ),
]);

/** A property as lists have it. */
export interface Listed {
  id: number;
  changed: string | null;
}

/**
 * Returns all properties that match the filter. Zabun does not say how many there are: pages are read until one is
 * empty, and only the last of the others may be incomplete.
 */
export async function listProperties(
  session: ZabunSession,
  filtering: object,
): Promise<Listed[] | Inconsistency | { fault: string }> {
  const found = new Map<number, Listed>();
  let isIncomplete = false;
  for (let page = 0; ; page++) {
    const answer = await session.ask('property/search', {
      body: { paging: { page, size: SIZE }, filtering, sorting: SORTING },
      findGap: (content) => (v.is(searchResponse, content) ? null : 'its response is no list of properties'),
    });
    if ('fault' in answer) return answer;
    if (answer.content === undefined) return { fault: 'Zabun has no list of properties at this address' };
    const properties = v.parse(searchResponse, answer.content);
    if (properties.length === 0) return [...found.values()];
    if (properties.length > SIZE) return { fault: `Zabun sends more properties than the ${SIZE} asked for` };
    if (isIncomplete) return { inconsistency: 'Zabun sends an incomplete page before the last one' };
    isIncomplete = properties.length < SIZE;
    for (const { property_id, changed } of properties) {
      if (found.has(property_id)) return { inconsistency: 'the order of the properties changes' };
      found.set(property_id, { id: property_id, changed: changed ?? null });
    }
    if (found.size > MAX_PROPERTIES) return { fault: `Zabun has more than ${MAX_PROPERTIES} properties` };
  }
}
