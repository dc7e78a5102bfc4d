/** The lists of publications and of projects, which have ids and states only. */
import { attributeAt, elementsAt, textAt, type XmlElement } from '../../../feed/formats/xml/xml-element.ts';
import type { SkarabeeSession } from './skarabee-session.ts';
import type { SkarabeeConnection } from './skarabee-settings.ts';

/** A publication as lists have it. */
export interface Summary {
  id: string;
  modified: string;
  isActive: boolean;
}

type Fault = { fault: string };

const MAX_PUBLICATIONS = 20_000;
const ID = /^\d{1,10}$/;

/** Lists publications, each once. Without `since`, Skarabee has only active ones. */
export async function listPublications(
  session: SkarabeeSession,
  { sharedHomes }: Pick<SkarabeeConnection, 'sharedHomes'>,
  since: Date | null,
): Promise<Summary[] | Fault> {
  const answer = await session.call({
    operation: 'GetPublicationSummaries',
    parameters: [
      ['LastModified', since?.toISOString().replace(/\.\d+Z$/, 'Z') ?? null],
      ['ExcludeSharedProperties', !sharedHomes],
    ],
    path: 'PublicationSummaries/PublicationSummary',
    findGap: (elements) => (elements.every(hasId) ? null : 'a publication has no id'),
  });
  if ('fault' in answer) return answer;
  const byId = new Map(answer.content.map((element) => [textAt(element, 'ID') ?? '', toSummary(element)]));
  return byId.size > MAX_PUBLICATIONS
    ? { fault: `Skarabee has more than ${MAX_PUBLICATIONS} publications` }
    : [...byId.values()];
}

const hasId = (element: XmlElement) => ID.test(textAt(element, 'ID') ?? '');

function toSummary(element: XmlElement): Summary {
  const [id = '', modified = '', active] = ['ID', 'Modified', 'Active'].map((name) => textAt(element, name));
  return { id, modified, isActive: active === 'true' };
}

export interface Projects {
  /** The publications of projects. */
  ids: ReadonlySet<string>;
  /** The publication of the project, by that of a unit. */
  projectsByUnit: ReadonlyMap<string, string>;
}

/** Lists the projects that are published, with the publications of their units. */
export async function listProjects(
  session: SkarabeeSession,
  { sharedHomes }: Pick<SkarabeeConnection, 'sharedHomes'>,
): Promise<Projects | Fault> {
  const answer = await session.call({
    operation: 'GetProjectSummaries',
    parameters: [
      ['LastModified', null],
      ['ExcludeSharedProperties', !sharedHomes],
    ],
    path: 'ProjectPublicationSummaries/ProjectPublicationSummary',
  });
  if ('fault' in answer) return answer;
  const active = answer.content.filter((project) => textAt(project, 'Active') === 'true');
  const entries = active.flatMap((project) => {
    const id = textAt(project, 'PublicationId') ?? '';
    return ID.test(id) ? unitsOf(project).map((unit) => [unit, id] as const) : [];
  });
  return {
    ids: new Set(active.map((project) => textAt(project, 'PublicationId') ?? '')),
    projectsByUnit: new Map(entries),
  };
}

/** A model with lots of its own is a level of the project; without, it is a unit. */
function unitsOf(project: XmlElement): string[] {
  const properties = elementsAt(project, 'PropertySummaries/ProjectProperty');
  const parents = new Set(properties.map(({ attributes }) => attributes.ParentPropertyId));
  return properties.flatMap((property) => {
    const isLevel = parents.has(property.attributes.PropertyId);
    const id = attributeAt(property, 'ProjectPropertyPublication', 'PublicationId') ?? '';
    const isActive = attributeAt(property, 'ProjectPropertyPublication', 'Active') === 'true';
    return !isLevel && isActive && ID.test(id) ? [id] : [];
  });
}
