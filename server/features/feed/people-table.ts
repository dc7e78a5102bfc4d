/** The agency file's table from the offices and agents of a CRM to those of the site. */
import * as v from 'valibot';
import { reference } from './fields.ts';

/** References of the site by id or e-mail address of the CRM, in lower case. */
type ReferencesById = ReadonlyMap<string, string>;

export interface PeopleTable {
  offices: ReferencesById;
  agents: ReferencesById;
}

export const NO_PEOPLE: PeopleTable = { offices: new Map(), agents: new Map() };

const MAX_ENTRIES = 1_000;
const id = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120));
const knownReference = v.pipe(
  v.string(),
  v.check((text) => v.is(reference, text), 'is no reference of an office or agent such as "MAIN"'),
);

const referencesById = v.pipe(
  v.record(id, knownReference),
  v.check((table) => Object.keys(table).length <= MAX_ENTRIES, `has more than ${MAX_ENTRIES} ids`),
  v.check((table) => toMap(table).size === Object.keys(table).length, 'has an id twice'),
  v.transform(toMap),
);

export const peopleTable = v.object({
  offices: v.optional(referencesById, {}),
  agents: v.optional(referencesById, {}),
});

/** Ids of systems are compared like e-mail addresses: without regard to case and surrounding space. */
export function toPeopleKey(text: string): string {
  return text.trim().toLowerCase();
}

function toMap(table: Readonly<Record<string, string>>): ReferencesById {
  return new Map(Object.entries(table).map(([key, value]) => [toPeopleKey(key), value]));
}

/** The table of one feed. An entry for `crm:77` is the id 77 of the feed "crm" only, and precedes one for `77`. */
export function peopleOfFeed({ offices, agents }: PeopleTable, feed: string): PeopleTable {
  return { offices: ofFeed(offices, feed), agents: ofFeed(agents, feed) };
}

function ofFeed(table: ReferencesById, feed: string): ReferencesById {
  const prefix = `${feed}:`;
  const own = [...table].filter(([key]) => key.startsWith(prefix));
  return new Map([...table, ...own.map(([key, value]) => [key.slice(prefix.length), value] as const)]);
}
