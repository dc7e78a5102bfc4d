/** The words of plans and registers, and the answers of municipalities, in demo adverts. */
import type { EstateLineInput } from '../../server/features/feed/estate-line.ts';
import type { Destination } from '../../shared/estates/vocabulary.ts';
import type { Random } from '../random.ts';
import type { Draft } from './draft.ts';

type Planning = NonNullable<EstateLineInput['planning']>;
type Words = Partial<Record<Destination, readonly [string, ...string[]]>>;

/** Names of the Flemish register of plans. */
const FLEMISH: Words = {
  RESIDENTIAL: [
    'Woongebied',
    'Woonpark',
    'Woongebied met culturele, historische en/of esthetische waarde',
    'Stedelijk woongebied volgens het gemeentelijk ruimtelijk uitvoeringsplan',
  ],
  RESIDENTIAL_RURAL: ['Woongebied met landelijk karakter'],
  RESIDENTIAL_EXPANSION: ['Woonuitbreidingsgebied'],
  MIXED: ['Gemengd woon- en handelsgebied volgens het bijzonder plan van aanleg'],
  AGRICULTURAL: ['Agrarisch gebied', 'Landschappelijk waardevol agrarisch gebied'],
  INDUSTRIAL: ['Gebied voor ambachtelijke bedrijven en kleine en middelgrote ondernemingen'],
  RECREATION: ['Gebied voor verblijfsrecreatie'],
};

/** Names of the regional plan of Brussels (PRAS). */
const BRUSSELS: readonly [string, ...string[]] = [
  'Zone d’habitation',
  'Zone d’habitation à prédominance résidentielle',
  'Zone mixte',
  'Zone de forte mixité',
  'Zone d’habitation, en zone d’intérêt culturel, historique, esthétique ou d’embellissement',
];

const BRUSSELS_INFORMATION =
  'PRAS : zone d’habitation. Aucun plan particulier d’affectation du sol ni permis de lotir. Aucun plan ' +
  'd’expropriation, aucun périmètre de préemption, aucun plan d’alignement. Le bien n’est ni classé ni inscrit sur la ' +
  'liste de sauvegarde. La commune n’a constaté aucune infraction urbanistique.';

const pick = (random: Random, words: readonly [string, ...string[]]) =>
  words[random.int(0, words.length - 1)] ?? words[0];

/** Adds what agents in a region enter besides the usual answers. */
export function drawPlanWords(draft: Draft, answers: Planning): Planning {
  const random = draft.random('plan-words');
  if (draft.place.region === 'FLANDERS') return flemishWords(draft, answers, random);
  return draft.place.region === 'BRUSSELS' ? brusselsWords(draft, random) : {};
}

function flemishWords(draft: Draft, { destination, permit, summons }: Planning, random: Random): Planning {
  const words = destination ? FLEMISH[destination] : undefined;
  const isOpen = [destination, permit, summons].some((answer) => answer === undefined);
  return {
    destinationText: words && random.chance(0.45) ? pick(random, words) : undefined,
    permitState:
      permit === false && draft.subType === 'BUILDING_PLOT' && random.chance(0.25)
        ? 'APPLIED_FOR'
        : undefined,
    summonsState: summons
      ? random.weighted({ SUMMONS: 40, COURT_ORDER: 25, PENALTY_ORDER: 15, SETTLEMENT: 20 })
      : undefined,
    extractRequested: isOpen && random.chance(0.6) ? true : undefined,
    floodArea: random.chance(0.9) ? random.chance(0.02) : undefined,
    bankZone: random.chance(0.9) ? random.chance(0.01) : undefined,
  };
}

/** Most agents of Brussels say where the information is; some publish all of it. */
function brusselsWords(draft: Draft, random: Random): Planning {
  const given = random.weighted({ url: 60, text: 20, none: 20 });
  return {
    destinationText: random.chance(0.82) ? pick(random, BRUSSELS) : undefined,
    information: given === 'text' ? BRUSSELS_INFORMATION : undefined,
    informationUrl:
      given === 'url' ? `https://urbanisme.baksteen.example/${draft.reference.toLowerCase()}` : undefined,
  };
}
