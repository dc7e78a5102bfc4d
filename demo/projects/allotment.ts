/** An allotment: a project whose entities are building plots. */
import type { ProjectLineInput } from '../../server/features/feed/project-line.ts';
import type { StatusCode } from '../../shared/listings/vocabulary.ts';
import { type DemoContext, drawCommon, findTown, streamsOf } from '../listing.ts';
import { photosOf } from '../media/pictures.ts';
import { ALLOTMENT_TEXTS } from './allotment.data.ts';

const REFERENCE = 'PR-201';
const NAME = 'Hopveld';

/** Area of the plot in m², price in euros, and status of each lot. */
const LOTS: readonly [area: number, price: number | undefined, status: StatusCode][] = [
  [412, 148_000, 'SOLD'],
  [398, 145_000, 'AVAILABLE'],
  [405, 146_500, 'OPTION'],
  [521, 172_000, 'AVAILABLE'],
  [534, 174_500, 'SOLD'],
  [476, 163_000, 'AVAILABLE'],
  [640, 198_000, 'AVAILABLE'],
  [702, undefined, 'AVAILABLE'],
];

export function drawAllotment(context: DemoContext): ProjectLineInput {
  const place = findTown(context.places, '8970');
  const random = streamsOf(context, REFERENCE);
  const { fields } = drawCommon(context, place, 395, random);
  return {
    kind: 'project',
    projectKind: 'ALLOTMENT',
    reference: REFERENCE,
    transaction: 'SALE',
    status: 'AVAILABLE',
    ...fields,
    texts: ALLOTMENT_TEXTS,
    photos: photosOf(REFERENCE, ['front', 'street', 'view', 'detail'], (locale) => ({
      noun: NAME,
      place: place.names[locale],
    })),
    name: NAME,
    developer: 'Westhoek Verkavelingen',
    stage: 'COMPLETED',
    entities: LOTS.map(([plotArea, price, status], at) => ({
      reference: `${REFERENCE}-${at + 1}`,
      number: String(at + 1),
      type: 'LAND' as const,
      subType: 'BUILDING_PLOT' as const,
      plotArea,
      price,
      status,
    })),
  };
}
