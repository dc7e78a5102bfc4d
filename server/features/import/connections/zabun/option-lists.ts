/** The lists of options of Zabun, whose names the records have by id. */
import * as v from 'valibot';
import type { ZabunSession } from './zabun-session.ts';

const options = v.array(
  v.looseObject({
    id: v.union([v.number(), v.string()]),
    name: v.record(v.string(), v.nullable(v.string())),
  }),
);

/** The members of a property, with the paths of the lists of their options. */
const LISTS = {
  transaction_id: 'property/transactions',
  type_id: 'property/types',
  price_period_id: 'property/price_periods',
} as const;
type Member = keyof typeof LISTS;
type Option = v.InferOutput<typeof options>[number];

/** Options by id, by member of a property. */
export type OptionLists = Readonly<Record<Member, ReadonlyMap<string, Option>>>;

export async function readOptionLists(session: ZabunSession): Promise<OptionLists | { fault: string }> {
  const lists = new Map<string, ReadonlyMap<string, Option>>();
  for (const [member, path] of Object.entries(LISTS)) {
    const answer = await session.ask(path, {
      findGap: (content) => (v.is(options, content) ? null : `its response is no list of ${path}`),
    });
    if ('fault' in answer) return answer;
    if (answer.content === undefined) return { fault: `Zabun has no list of ${path}` };
    lists.set(member, new Map(v.parse(options, answer.content).map((each) => [String(each.id), each])));
  }
  return Object.fromEntries(lists) as OptionLists;
}

/** Adds the options of a property and of its children, as `transaction`, `type` and `price_period`. */
export function withOptions(property: Record<string, unknown>, lists: OptionLists): Record<string, unknown> {
  const added = (Object.keys(LISTS) as Member[]).map((member) => [
    member.replace(/_id$/, ''),
    lists[member].get(String(property[member])) ?? null,
  ]);
  const children = Array.isArray(property.child_properties) ? property.child_properties : [];
  const own = Object.fromEntries(added);
  return { ...property, ...own, child_properties: children.map((child) => withOptions(child, lists)) };
}
