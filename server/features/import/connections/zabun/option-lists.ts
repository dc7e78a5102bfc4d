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

/** Only public clients name these lists, so they are asked for when a property refers to them. */
const FURTHER_LISTS = {
  town_planning_id: 'property/town_plannings',
  town_planning_violation_id: 'property/town_planning_violations',
  building_license_id: 'property/building_licenses',
  o_level_flooding_zone_id: 'property/flooding_zones',
  o_level_flooding_sensitivity_id: 'property/flooding_sensitivities',
} as const;
const FACILITIES = 'property/facilities';

type Options = ReadonlyMap<string, Option>;

/** Options by id, by member of a property. */
export type OptionLists = Readonly<Record<Member, Options>> & {
  /** Those read so far, by their path. */
  further: Map<string, Options>;
};

export async function readOptionLists(session: ZabunSession): Promise<OptionLists | { fault: string }> {
  const lists = new Map<string, ReadonlyMap<string, Option>>();
  for (const [member, path] of Object.entries(LISTS)) {
    const answer = await session.ask(path, {
      findGap: (content) => (v.is(options, content) ? null : `its response is no list of ${path}`),
    });
    if ('fault' in answer) return answer;
    if (answer.content === undefined) return { fault: `Zabun has no list of ${path}` };
    lists.set(member, byId(v.parse(options, answer.content)));
  }
  return Object.assign(Object.fromEntries(lists) as Record<Member, Options>, { further: new Map() });
}

const byId = (list: readonly Option[]): Options => new Map(list.map((each) => [String(each.id), each]));

/** Reads the further lists that a property refers to. A list that does not exist, or is none, has no options. */
export async function readFurtherLists(
  session: ZabunSession,
  property: Record<string, unknown>,
  { further }: OptionLists,
): Promise<{ fault: string } | null> {
  const members = Object.entries(FURTHER_LISTS).filter(([member]) => Number(property[member]) > 0);
  const paths = members.map(([, path]) => path as string);
  if (facilitiesOf(property).length > 0) paths.push(FACILITIES);
  for (const path of paths.filter((each) => !further.has(each))) {
    const answer = await session.ask(path, { findGap: () => null });
    if ('fault' in answer) return answer;
    further.set(path, byId(v.is(options, answer.content) ? answer.content : []));
  }
  return null;
}

function facilitiesOf({ facilities }: Record<string, unknown>): Record<string, unknown>[] {
  return Array.isArray(facilities) ? facilities.filter((each) => typeof each === 'object' && each) : [];
}

/** Adds the options of a property and of its children, as `transaction`, `type`, `price_period` and so on. */
export function withOptions(property: Record<string, unknown>, lists: OptionLists): Record<string, unknown> {
  const added = (Object.keys(LISTS) as Member[]).map((member) => [
    member.replace(/_id$/, ''),
    lists[member].get(String(property[member])) ?? null,
  ]);
  const further = Object.entries(FURTHER_LISTS).flatMap(([member, path]) => {
    const option = lists.further.get(path)?.get(String(property[member]));
    return option ? [[member.replace(/_id$/, ''), option]] : [];
  });
  const children = Array.isArray(property.child_properties) ? property.child_properties : [];
  const own = Object.fromEntries([...added, ...further]);
  const facilities = facilitiesOf(property).map((each) => ({
    ...each,
    facility: lists.further.get(FACILITIES)?.get(String(each.facility_id)) ?? null,
  }));
  if (facilities.length > 0) own.facilities = facilities;
  return { ...property, ...own, child_properties: children.map((child) => withOptions(child, lists)) };
}
