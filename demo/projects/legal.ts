/** Planning and energy certificates of demo entities, which the law requires in their adverts. */
import type { EstateSubType } from '../../shared/estates/vocabulary.ts';
import type { Place } from '../places/places.ts';
import type { Random } from '../random.ts';
import type { Entity } from './entities.ts';
import type { ProjectSpec } from './projects.data.ts';

type Planning = NonNullable<Entity['planning']>;

/** One agent forgot to ask for everything, one project is in a former weaving mill that is protected. */
const INCOMPLETE = 'PR-107';
const PROTECTED = 'PR-109';
const NO_CERTIFICATE: readonly EstateSubType[] = ['BOX', 'PARKING_SPACE'];

/** Planning is that of the whole site. */
function drawPlanning({ reference, stage }: ProjectSpec, { region }: Place, random: Random): Planning {
  const permitState = stage === 'PLANNED' ? 'APPLIED_FOR' : 'GRANTED';
  const shared = { permitState, heritage: reference === PROTECTED } as const;
  if (region === 'BRUSSELS') {
    const informationUrl = `https://urbanisme.baksteen.example/${reference.toLowerCase()}`;
    return { ...shared, destinationText: 'Zone d’habitation à prédominance résidentielle', informationUrl };
  }
  if (region !== 'FLANDERS') return { ...shared, destination: 'RESIDENTIAL', subdivisionPermit: false };
  const floodParcel = random.weighted<'A' | 'B' | 'D'>({ A: 70, B: 22, D: 8 });
  return {
    ...shared,
    destination: 'RESIDENTIAL',
    destinationText: random.chance(0.6)
      ? 'Stedelijk woongebied (gemeentelijk ruimtelijk uitvoeringsplan)'
      : undefined,
    summonsState: 'NONE',
    preemption: reference === INCOMPLETE ? undefined : false,
    subdivisionPermit: false,
    floodParcel,
    floodBuilding: stage === 'COMPLETED' ? 'A' : undefined,
  };
}

/** The certificate follows the completion. New homes have a good label. */
function drawEpc({ stage }: ProjectSpec, { region }: Place, entity: Entity, random: Random): Entity['epc'] {
  if (stage !== 'COMPLETED' || !region || NO_CERTIFICATE.includes(entity.subType)) return undefined;
  const value = random.int(8, 44);
  return {
    value,
    label: region === 'WALLONIA' ? 'A+' : 'A',
    certificate: `EP-${random.int(100_000, 999_999)}-${entity.number}`,
    co2: Math.round(value * 0.1),
    totalPrimaryEnergy: region === 'WALLONIA' ? Math.round(value * (entity.area ?? 100)) : undefined,
  };
}

/** Adds to the entities of a project what their adverts state. */
export function withLegal(
  entities: readonly Entity[],
  { spec, place, random }: { spec: ProjectSpec; place: Place; random: Random },
): Entity[] {
  const planning = drawPlanning(spec, place, random);
  return entities.map((entity) => ({ ...entity, planning, epc: drawEpc(spec, place, entity, random) }));
}
