/**
 * Matches who is responsible for a home, as its record says, with the agency file's table. Names, e-mail addresses and
 * other texts of the record are compared only: the result contains references of the site.
 */
import type { EstateLineInput } from '../estate-line.ts';
import { toPeopleKey } from '../people-table.ts';
import type { TranslationOptions } from './feed-format.ts';

/** Ids and e-mail addresses of a record, the most important first. */
export interface RecordPeople {
  offices?: readonly (string | undefined)[];
  agents?: readonly (string | undefined)[];
}

/** The names under which ids are counted that the table lacks: their paths in the agency file. */
export const PEOPLE_FIELDS = { offices: 'people.offices', agents: 'people.agents' } as const;
type PeopleKind = keyof typeof PEOPLE_FIELDS;

const MAX_IDS = 20;
/** A number of a system, shorter than local telephone numbers, or a UUID. Other texts can be personal data. */
const LISTED_ID = /^(?:\d{1,6}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/**
 * Returns the references of office and agent. An id of an agent may stand for an office too, such as the e-mail address
 * of a branch. Ids that the table lacks are counted; other texts are counted without their value.
 */
export function findPeople(
  record: RecordPeople,
  { people, unmapped }: Pick<TranslationOptions, 'people' | 'unmapped'>,
): Pick<EstateLineInput, 'office' | 'agent'> {
  const ids = { offices: toIds(record.offices), agents: toIds(record.agents) };
  const find = (kind: PeopleKind, keys: readonly string[]) =>
    keys.map((key) => people?.[kind].get(key)).find((reference) => reference !== undefined);
  const office = find('offices', ids.offices);
  const agent = find('agents', ids.agents);
  const officeOfAgent = find('offices', ids.agents);
  const countUnknown = (kind: PeopleKind) => {
    const listed = ids[kind].filter((id) => LISTED_ID.test(id));
    for (const id of listed) unmapped.countValue(PEOPLE_FIELDS[kind], id);
    if (listed.length === 0 && ids[kind].length > 0) unmapped.countField(PEOPLE_FIELDS[kind]);
  };
  if (!office) countUnknown('offices');
  if (!agent && !officeOfAgent) countUnknown('agents');
  return { office: office ?? officeOfAgent, agent };
}

/** Systems write 0 for an office or agent that they do not know. */
function toIds(texts: RecordPeople['agents'] = []): string[] {
  const keys = texts.slice(0, MAX_IDS).map((text) => toPeopleKey(text ?? ''));
  return [...new Set(keys)].filter((key) => key !== '' && key !== '0');
}
