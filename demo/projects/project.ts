/** Combines the parts of a project into a line of the feed. */

import type { ProjectLineInput } from '../../server/features/feed/project-line.ts';
import { eachLocale } from '../../shared/locales.ts';
import { placeLanguage } from '../estates/languages.ts';
import { type DemoContext, drawCommon, findTown, streamsOf } from '../listing.ts';
import { writeDocument } from '../media/documents.ts';
import type { PhotoView } from '../media/media.data.ts';
import { photosOf } from '../media/pictures.ts';
import { composeProject, planText } from './compose.ts';
import { drawEntities, type Entity } from './entities.ts';
import { withLegal } from './legal.ts';
import { PROJECTS, type ProjectSpec } from './projects.data.ts';

type Address = ProjectLineInput['address'];

const VIEWS: readonly PhotoView[] = ['front', 'street', 'inside', 'view', 'detail', 'inside', 'view'];
const DOCUMENTS = {
  nl: { specifications: 'Lastenboek', prices: 'Prijslijst' },
  fr: { specifications: 'Cahier des charges', prices: 'Liste des prix' },
  de: { specifications: 'Lastenheft', prices: 'Preisliste' },
};

/** The first day of a quarter, counted from that of the start. */
function quarterFrom(start: Date, quarters: number): string {
  const month = (Math.floor(start.getUTCMonth() / 3) + quarters) * 3;
  return new Date(Date.UTC(start.getUTCFullYear(), month, 1)).toISOString().slice(0, 10);
}

function withPlan(entity: Entity, { reference, name }: ProjectSpec): Entity {
  if (entity.type === 'GARAGE') return entity;
  const source = `demo/${reference}/plan-${entity.number}`;
  return { ...entity, plan: { source, alt: eachLocale((locale) => planText(locale, entity.number, name)) } };
}

function documentsOf({ reference }: ProjectSpec, language: keyof typeof DOCUMENTS, address: Address) {
  return (['specifications', 'prices'] as const).map((kind) => ({
    source: `demo/${reference}/${kind}.pdf`,
    name: DOCUMENTS[language][kind],
    mediaType: 'application/pdf',
    size: writeDocument({ title: DOCUMENTS[language][kind], reference, address }).length,
  }));
}

function drawProject(context: DemoContext, spec: ProjectSpec, index: number): ProjectLineInput {
  const { reference, name, developer, architect, stage, status, quarters } = spec;
  const place = findTown(context.places, spec.postalCode);
  const random = streamsOf(context, reference);
  const isFresh = status === 'IN_PREPARATION';
  const { fields, agentName, officeTown } = drawCommon(context, place, isFresh ? 12 : 390, random);
  const drawn = drawEntities(spec, place, random('entities'));
  const entities = withLegal(drawn, { spec, place, random: random('legal') });
  const delivery = quarters === undefined ? undefined : quarterFrom(context.start, quarters);
  const subject = { spec, place, entities, delivery, agent: agentName, officeTown };
  return {
    kind: 'project',
    reference,
    transaction: 'SALE',
    status,
    ...fields,
    texts: composeProject(subject, index, context.seed),
    photos: photosOf(reference, VIEWS, (locale) => ({ noun: name, place: place.names[locale] })),
    documents: documentsOf(spec, placeLanguage(place), fields.address),
    name,
    developer,
    architect,
    stage,
    delivery,
    // A planned project has no building to view.
    viewings: stage === 'PLANNED' ? { isBookable: false } : undefined,
    entities: entities.map((entity) => withPlan({ ...entity, ...taxesOf(spec, entity) }, spec)),
  };
}

/** Most land belongs to the developer; in two projects another owner sells it. One project replaces old buildings. */
function taxesOf({ reference }: ProjectSpec, { type }: Entity): Partial<Entity> {
  const isSplit = reference === 'PR-103' || reference === 'PR-109';
  return {
    vatRegime: isSplit ? 'BUILDING_ONLY' : 'BUILDING_AND_LAND',
    vatRate: reference === 'PR-106' && type !== 'COMMERCIAL' && type !== 'GARAGE' ? 6 : 21,
    landPercent: type === 'HOUSE' ? 32 : 18,
  };
}

export function* drawProjects(context: DemoContext): Generator<ProjectLineInput> {
  for (const [index, spec] of PROJECTS.entries()) yield drawProject(context, spec, index);
}
