/** Writes the properties of an agency in Zabun, or those that have changed, to a file in the format of Zabun. */
import * as v from 'valibot';
import type { ConnectedFeed, ConnectionReading } from '../connected-feed.ts';
import { type Inconsistency, MAX_CHANGES, readSystem, WHOLE_NEEDED } from '../read-system.ts';
import { type FileShape, RecordsFile } from '../records-file.ts';
import { type Listed, listProperties } from './list-properties.ts';
import { type OptionLists, readFurtherLists, readOptionLists, withOptions } from './option-lists.ts';
import { ZabunSession } from './zabun-session.ts';
import type { ZabunConnection } from './zabun-settings.ts';

type Fault = { fault: string };

const SHAPE: FileShape = { system: 'Zabun', start: '{"zabunProperties":[', separator: ',', end: '\n]}\n' };

const id = v.pipe(v.number(), v.integer());
const child = v.looseObject({ property_id: id });
const property = v.looseObject({
  property_id: id,
  is_project: v.optional(v.nullable(v.boolean())),
  parent_property_id: v.optional(v.nullable(v.number())),
  child_properties: v.optional(v.nullable(v.array(child))),
});
type Property = v.InferOutput<typeof property>;

/** A changed property; `isShown` when lists of websites have it. */
interface Change extends Listed {
  isShown: boolean;
}

export async function readZabun(
  connection: ZabunConnection,
  reading: ConnectionReading,
): Promise<ConnectedFeed | Fault> {
  const session = new ZabunSession(reading.client, connection);
  const shown = { public: true, active_media_ids: [connection.mediumId] };
  const system = {
    writeAll: () => writeAll(session, reading, shown),
    findChanges: (since: Date) => findChanges(session, since, shown),
    writeChanges: (changes: readonly Change[]) => writeChanges(session, reading, changes),
  };
  return readSystem(system, reading);
}

async function writeAll(
  session: ZabunSession,
  { file: path, findEstates }: ConnectionReading,
  shown: object,
): Promise<ConnectedFeed | Inconsistency | Fault> {
  const listed = await listProperties(session, shown);
  if (!Array.isArray(listed)) return listed;
  const lists = await readOptionLists(session);
  if ('fault' in lists) return lists;
  const ids = new Set(listed.map((each) => each.id));
  const written = await RecordsFile.write({ path, shape: SHAPE }, async (file) => {
    for (const each of ids) {
      const fetched = await fetchProperty(session, each);
      if ('fault' in fetched) return fetched;
      if (!fetched.property) return { inconsistency: `Zabun lists the property ${each}, but has it not` };
      const record = await nest(fetched.property, ids, findEstates);
      const fault = record && (await readFurtherLists(session, record, lists));
      if (fault) return fault;
      const ending = record && (await file.add([write(record, lists)]));
      if (ending) return ending;
    }
    return null;
  });
  if (written) return written;
  // Pages have neither a total nor an overlap: a property that has moved between two of them is found by a second list.
  const again = await listProperties(session, shown);
  if (!Array.isArray(again)) return again;
  const isSame = again.length === ids.size && again.every((each) => ids.has(each.id));
  return isSame ? { changes: null, seen: [] } : { inconsistency: 'the properties of Zabun change' };
}

const write = (record: Property, lists: OptionLists) => JSON.stringify(withOptions(record, lists));

/**
 * Returns a project with its units, and null for a unit whose project is listed. A unit that the site has stored as an
 * estate stays one, because a reference never changes its kind.
 */
async function nest(
  found: Property,
  listed: ReadonlySet<number>,
  findEstates: ConnectionReading['findEstates'],
): Promise<Property | null> {
  if (found.is_project) {
    const children = found.child_properties ?? [];
    const stored = await findEstates(children.map(({ property_id }) => String(property_id)));
    return {
      ...found,
      child_properties: children.filter(({ property_id }) => !stored.has(String(property_id))),
    };
  }
  if (!found.parent_property_id || !listed.has(found.parent_property_id)) return found;
  const reference = String(found.property_id);
  return (await findEstates([reference])).has(reference) ? found : null;
}

/** Finds changed properties of any state, and which of them websites show. */
async function findChanges(
  session: ZabunSession,
  since: Date,
  shown: object,
): Promise<Change[] | typeof WHOLE_NEEDED | Fault> {
  const updated = { updated_since: since.toISOString().replace(/\.\d+Z$/, 'Z') };
  const all = await listProperties(session, updated);
  if ('fault' in all) return all;
  if ('inconsistency' in all || all.length > MAX_CHANGES) return WHOLE_NEEDED;
  if (all.length === 0) return [];
  const online = await listProperties(session, { ...updated, ...shown });
  if ('fault' in online) return online;
  if ('inconsistency' in online) return WHOLE_NEEDED;
  const ids = new Set(online.map((each) => each.id));
  return all.map((each) => ({ ...each, isShown: ids.has(each.id) }));
}

/** A project is one record with its units, so all of them are needed. */
async function writeChanges(
  session: ZabunSession,
  { file: path }: ConnectionReading,
  changes: readonly Change[],
): Promise<ConnectedFeed | typeof WHOLE_NEEDED | Fault> {
  const withdrawn = changes.filter(({ isShown }) => !isShown).map((each) => String(each.id));
  const shown = changes.filter(({ isShown }) => isShown);
  const lists = shown.length === 0 ? null : await readOptionLists(session);
  if (lists && 'fault' in lists) return lists;
  return RecordsFile.write({ path, shape: SHAPE }, async (file) => {
    for (const each of shown) {
      const fetched = await fetchProperty(session, each.id);
      if ('fault' in fetched) return fetched;
      const { property: found } = fetched;
      if (!found || !lists || found.is_project || found.parent_property_id) return WHOLE_NEEDED;
      const fault = await readFurtherLists(session, found, lists);
      if (fault) return fault;
      const ending = await file.add([write(found, lists)]);
      if (ending) return ending;
    }
    return { changes: { count: shown.length, withdrawn }, seen: [] };
  });
}

/** `property`: undefined for a property that does not exist any more. */
async function fetchProperty(
  session: ZabunSession,
  asked: number,
): Promise<{ property: Property | undefined } | Fault> {
  const answer = await session.ask(`property/${asked}?extended=true`, {
    findGap: (content) =>
      v.is(property, content) && content.property_id === asked
        ? null
        : `its response is not the property ${asked}`,
  });
  if ('fault' in answer) return answer;
  return { property: answer.content === undefined ? undefined : v.parse(property, answer.content) };
}
