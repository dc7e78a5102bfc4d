/** Writes the publications of an agency in Skarabee, or those that have changed, to a file of its format. */
import { textAt, type XmlElement } from '../../../feed/formats/xml/xml-element.ts';
import type { ConnectedFeed, ConnectionReading } from '../connected-feed.ts';
import { type Inconsistency, MAX_CHANGES, readSystem, WHOLE_NEEDED } from '../read-system.ts';
import { type FileShape, RecordsFile } from '../records-file.ts';
import { SkarabeeSession } from './skarabee-session.ts';
import type { SkarabeeConnection } from './skarabee-settings.ts';
import { toXml } from './soap.ts';
import { listProjects, listPublications, type Projects, type Summary } from './summaries.ts';

type Fault = { fault: string };

const SHAPE: FileShape = {
  system: 'Skarabee',
  start: '<?xml version="1.0" encoding="utf-8"?>\n<Publications>',
  separator: '',
  end: '\n</Publications>\n',
};

export async function readSkarabee(
  connection: SkarabeeConnection,
  reading: ConnectionReading,
): Promise<ConnectedFeed | Fault> {
  const session = new SkarabeeSession(reading.client, connection);
  const source = { session, connection, reading };
  const system = {
    writeAll: () => writeAll(source),
    findChanges: async (since: Date) => {
      const changes = await listPublications(session, connection, since);
      return !('fault' in changes) && changes.length > MAX_CHANGES ? WHOLE_NEEDED : changes;
    },
    writeChanges: (changes: readonly Summary[]) => writeChanges(source, changes),
  };
  return readSystem<Summary>(system, reading);
}

interface Source {
  session: SkarabeeSession;
  connection: SkarabeeConnection;
  reading: ConnectionReading;
}

async function writeAll({
  session,
  connection,
  reading,
}: Source): Promise<ConnectedFeed | Inconsistency | Fault> {
  const summaries = await listPublications(session, connection, null);
  if ('fault' in summaries) return summaries;
  const projects = await listProjects(session, connection);
  if ('fault' in projects) return projects;
  const ids = summaries.filter(({ isActive }) => isActive).map(({ id }) => id);
  const nesting = await findNesting(ids, projects, reading);
  return RecordsFile.write({ path: reading.file, shape: SHAPE }, async (file) => {
    for (const id of ids) {
      if (projects.ids.has(id) && !nesting.shown.has(id)) continue;
      const publication = await fetchPublication(session, id);
      if ('fault' in publication) return publication;
      if (!publication.element)
        return { inconsistency: `Skarabee lists the publication ${id}, but has it not` };
      const project = nesting.projectsByUnit.get(id);
      const ending = await file.add([toXml(publication.element, project === undefined ? {} : { project })]);
      if (ending) return ending;
    }
    return { changes: null, seen: [] };
  });
}

interface Nesting {
  projectsByUnit: ReadonlyMap<string, string>;
  /** The projects that have units. */
  shown: ReadonlySet<string>;
}

/**
 * Finds the units of projects. A unit whose project is not published is an estate of its own. So is a unit that the
 * site has stored as an estate, because a reference never changes its kind.
 */
async function findNesting(
  ids: readonly string[],
  { projectsByUnit }: Projects,
  { findEstates }: ConnectionReading,
): Promise<Nesting> {
  const listed = new Set(ids);
  const stored = await findEstates([...projectsByUnit.keys()]);
  const entries = [...projectsByUnit].filter(
    ([unit, project]) => listed.has(unit) && listed.has(project) && !stored.has(unit),
  );
  return { projectsByUnit: new Map(entries), shown: new Set(entries.map(([, project]) => project)) };
}

async function writeChanges(
  { session, connection, reading }: Source,
  changes: readonly Summary[],
): Promise<ConnectedFeed | typeof WHOLE_NEEDED | Fault> {
  const withdrawn = changes.filter(({ isActive }) => !isActive).map(({ id }) => id);
  const shown = changes.filter(({ isActive }) => isActive).map(({ id }) => id);
  const projects = changes.length === 0 ? null : await listProjects(session, connection);
  if (projects && 'fault' in projects) return projects;
  if (projects && changes.some(({ id }) => projects.ids.has(id) || projects.projectsByUnit.has(id)))
    return WHOLE_NEEDED;
  return RecordsFile.write({ path: reading.file, shape: SHAPE }, async (file) => {
    for (const id of shown) {
      const publication = await fetchPublication(session, id);
      if ('fault' in publication) return publication;
      if (!publication.element || isOfProject(publication.element)) return WHOLE_NEEDED;
      const ending = await file.add([toXml(publication.element)]);
      if (ending) return ending;
    }
    return { changes: { count: shown.length, withdrawn }, seen: [] };
  });
}

/** A project is one record with its units, so all of them are needed. */
function isOfProject(publication: XmlElement): boolean {
  return textAt(publication, 'Property/PropertyType') === 'PROJECT';
}

/** `element`: undefined for a publication that does not exist any more. */
async function fetchPublication(
  session: SkarabeeSession,
  id: string,
): Promise<{ element: XmlElement | undefined } | Fault> {
  const isAsked = (element: XmlElement) => textAt(element, 'Info/ID') === id;
  const answer = await session.call({
    operation: 'GetPublication',
    parameters: [['PublicationId', id]],
    path: 'Publication',
    findGap: (elements) => (elements.every(isAsked) ? null : `its response is not the publication ${id}`),
  });
  return 'fault' in answer ? answer : { element: answer.content[0] };
}
