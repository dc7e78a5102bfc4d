/** Random town planning facts of demo homes, which the law requires in an advertisement. */
import type { EstateLineInput } from '../../server/features/feed/estate-line.ts';
import type { Random } from '../random.ts';
import type { Draft } from './draft.ts';
import { drawPlanWords } from './plan-words.ts';
import { isBuilding } from './sections.ts';

type Planning = NonNullable<EstateLineInput['planning']>;

function drawDestination(draft: Draft, random: Random): Planning['destination'] {
  switch (draft.subType) {
    case 'FARMLAND':
      return 'AGRICULTURAL';
    case 'WOOD':
      return random.weighted({ FOREST: 75, NATURE: 25 });
    case 'WAREHOUSE':
      return random.weighted({ INDUSTRIAL: 80, MIXED: 20 });
    case 'FARMHOUSE':
      return random.weighted({ AGRICULTURAL: 60, RESIDENTIAL_RURAL: 40 });
    case 'BUILDING_PLOT':
      return random.weighted({ RESIDENTIAL: 65, RESIDENTIAL_RURAL: 20, RESIDENTIAL_EXPANSION: 15 });
  }
  const isVillage = draft.place.settings[0] === 'v' || draft.place.settings[0] === 'a';
  return isVillage
    ? random.weighted({ RESIDENTIAL_RURAL: 65, RESIDENTIAL: 32, RECREATION: draft.type === 'HOUSE' ? 3 : 0 })
    : random.weighted({ RESIDENTIAL: 82, MIXED: 18 });
}

const drawFloodScore = (random: Random) =>
  random.weighted<'A' | 'B' | 'C' | 'D'>({ A: 74, B: 11, C: 9, D: 6 });

function drawFlood(draft: Draft, random: Random): Planning {
  if (draft.place.region !== 'FLANDERS' || !draft.gives(random, 0.93)) {
    return {};
  }
  const floodParcel = drawFloodScore(random);
  return isBuilding(draft) || draft.type === 'GARAGE'
    ? { floodParcel, floodBuilding: floodParcel === 'A' ? 'A' : drawFloodScore(random) }
    : { floodParcel };
}

/** How often an agent enters the answer to a question, by region. */
const GIVEN = { FLANDERS: 0.92, WALLONIA: 0.8, BRUSSELS: 0.45 };

/** Planning information: almost always present in Flanders, less often elsewhere, never abroad. */
export function drawPlanning(draft: Draft): Planning {
  if (draft.place.country !== 'BE') return {};
  const answers = drawAnswers(draft);
  return { ...answers, ...drawPlanWords(draft, answers) };
}

function drawAnswers(draft: Draft): Planning {
  const random = draft.random('planning');
  const given = GIVEN[draft.place.region ?? 'FLANDERS'];
  const isPlot = draft.subType === 'BUILDING_PLOT';
  const asbestos = draft.year < 2001 && draft.transaction === 'SALE' && isBuilding(draft);
  return {
    permit: draft.gives(random, given)
      ? isPlot
        ? random.chance(0.2)
        : isBuilding(draft) && random.chance(0.9)
      : undefined,
    destination: draft.gives(random, given) ? drawDestination(draft, random) : undefined,
    summons: draft.gives(random, given) ? random.chance(0.02) : undefined,
    preemption: draft.gives(random, given) ? random.chance(0.05) : undefined,
    subdivisionPermit: draft.gives(random, given) ? random.chance(isPlot ? 0.6 : 0.15) : undefined,
    heritage: draft.gives(random, given * 0.8)
      ? draft.year < 1935 && isBuilding(draft) && random.chance(0.2)
      : undefined,
    ...drawFlood(draft, random),
    asbestosCertificate:
      draft.place.region === 'FLANDERS' && asbestos && draft.gives(random, 0.85)
        ? random.weighted({ COMPLIANT: 55, NOT_COMPLIANT: 30, NOT_PROVIDED: 15 })
        : undefined,
  };
}
