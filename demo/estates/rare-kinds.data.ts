/** Homes of kinds that an agency seldom has, written by hand. */
import type { EstateLineInput } from '../../server/features/feed/estate-line.ts';
import type { EstateSubType, EstateType } from '../../shared/estates/vocabulary.ts';
import type { Transaction } from '../../shared/listings/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import type { State } from './draft.ts';

type Section<K extends keyof EstateLineInput> = NonNullable<EstateLineInput[K]>;

export interface RareKind {
  number: number;
  postalCode: string;
  type: EstateType;
  subType: EstateSubType;
  transaction: Transaction;
  year: number;
  state: State;
  /** Euros; a month for rentals. */
  price: number;
  comfort?: Section<'comfort'>;
  lease?: Section<'lease'>;
  coOwnership?: Section<'coOwnership'>;
  financial?: Section<'financial'>;
  planning?: Section<'planning'>;
  texts: Record<Locale, { title: string; description: string }>;
}

export const RARE_KINDS: readonly RareKind[] = [
  {
    number: 80_001,
    postalCode: '1050',
    type: 'APARTMENT',
    subType: 'ROOM',
    transaction: 'RENT',
    year: 1908,
    state: 'GOOD',
    price: 540,
    comfort: {
      furnished: true,
      kitchen: undefined,
      commonSpaces: ['KITCHEN', 'BATHROOM', 'LIVING_ROOM', 'LAUNDRY', 'GARDEN'],
    },
    lease: { kind: 'SHORT_TERM', months: 12, pets: false, domicile: true },
    financial: { charges: 110, depositMonths: 2 },
    coOwnership: { chargesKind: 'FIXED' },
    texts: {
      nl: {
        title: 'Gemeubelde kamer in een gedeeld herenhuis, Elsene',
        description:
          'U huurt een eigen kamer op de tweede verdieping, met bed, bureau en kast. Keuken, badkamer, zitkamer en stadstuin deelt u met vier andere bewoners, die allemaal werken. Internet, verwarming en water zitten in het vaste bedrag. Domicilie is mogelijk, een huisdier niet.',
      },
      fr: {
        title: 'Chambre meublée en colocation près de la place Flagey',
        description:
          'Dans une maison de maître de cinq colocataires, cette chambre donne sur le jardin. La cuisine a été refaite l’an dernier et il y a un lave-linge au sous-sol. Les charges sont forfaitaires, wifi compris. Bail d’un an au moins, avec domiciliation.',
      },
      en: {
        title: 'Furnished room in a shared town house in Ixelles',
        description:
          'A quiet room at the back of a house that five people share. You bring your books, we provide the bed, the desk and the bicycle rack in the hall. Charges are a fixed sum. The lease runs for a year at least, and you may register your domicile here.',
      },
      de: {
        title: 'Möbliertes WG-Zimmer in Ixelles',
        description:
          'Das Zimmer liegt zum Garten und hat hohe Decken. Küche, Bad und Wohnzimmer teilen Sie mit vier Mitbewohnern. Alle Nebenkosten sind pauschal. Der Vertrag läuft mindestens ein Jahr; die Anmeldung des Wohnsitzes ist möglich.',
      },
    },
  },
  {
    number: 80_002,
    postalCode: '3000',
    type: 'APARTMENT',
    subType: 'STUDENT_ROOM',
    transaction: 'RENT',
    year: 2014,
    state: 'GOOD',
    price: 465,
    comfort: {
      furnished: true,
      kitchen: undefined,
      commonSpaces: ['KITCHEN', 'LAUNDRY', 'STUDY_ROOM', 'BICYCLE_SHED'],
    },
    lease: { kind: 'STUDENT', months: 10, pets: false, domicile: false },
    financial: { charges: 65, depositMonths: 2 },
    coOwnership: { chargesKind: 'PROVISION' },
    texts: {
      nl: {
        title: 'Studentenkamer met eigen douche in Leuven',
        description:
          'Deze studentenkamer ligt op vijf minuten fietsen van de bibliotheken. Bed, bureau en kast staan er al, de douche is van u alleen. Koken doet u in de grote keuken op elke verdieping. Beneden zijn er een stille studieruimte, wasmachines en een overdekte fietsenstalling. De huur loopt van september tot en met juni.',
      },
      fr: {
        title: 'Kot étudiant avec douche privée à Louvain',
        description:
          'Un kot lumineux dans une résidence récente, réservée aux étudiants. Vous avez votre douche et vos clés, et partagez la cuisine avec sept voisins. La salle d’étude reste ouverte jour et nuit pendant le blocus. Bail étudiant de dix mois, sans domiciliation.',
      },
      en: {
        title: 'Student room with its own shower in Leuven',
        description:
          'One of twenty-four rooms in a building for students only. The room has a bed, a desk under the window and a shower. The kitchen, laundry and study room are shared. You sign for ten months, from September to June. Pets must stay at home.',
      },
      de: {
        title: 'Studentenzimmer mit Dusche in Löwen',
        description:
          'Zehn Monate wohnen, zwei Monate nichts zahlen: Der Mietvertrag folgt dem akademischen Jahr. Das Zimmer hat Dusche, Bett und Schreibtisch. Gemeinsam nutzen Sie Küche, Waschküche, Lernraum und Fahrradkeller.',
      },
    },
  },
  {
    number: 80_003,
    postalCode: '8400',
    type: 'APARTMENT',
    subType: 'SERVICE_FLAT',
    transaction: 'SALE',
    year: 2018,
    state: 'AS_NEW',
    price: 269_000,
    comfort: { lift: true, wheelchairAccess: true, commonSpaces: ['LIVING_ROOM', 'GARDEN', 'LAUNDRY'] },
    coOwnership: {
      manager: 'Residentiebeheer De Sluis',
      shares: 37,
      totalShares: 1_000,
      reserveFund: 1_850,
      monthlyProvision: 395,
      chargesKind: 'PROVISION',
    },
    financial: { charges: 395 },
    texts: {
      nl: {
        title: 'Erkende assistentiewoning met terras, Oostende',
        description:
          'In deze erkende groep van assistentiewoningen woont u zelfstandig, met hulp binnen handbereik. Dag en nacht beantwoordt iemand uw oproep. In het restaurant eet u mee wanneer u dat wilt, en de woonassistent kent alle bewoners. De badkamer heeft een inloopdouche, deuren en gangen zijn breed genoeg voor een rolstoel. Bewoners zijn minstens vijfenzestig jaar.',
      },
      fr: {
        title: 'Appartement en résidence-services agréée à Ostende',
        description:
          'Vivre chez soi, sans être seul\u00a0: la résidence offre un appel d’urgence permanent, un restaurant et un jardin clos. L’appartement compte une chambre, une douche à l’italienne et une terrasse au sud. Il est réservé aux personnes de 65 ans et plus.',
      },
      en: {
        title: 'Service flat for over-65s near the sea in Ostend',
        description:
          'A one-bedroom flat with wide doors, a walk-in shower and an emergency call that is answered at any hour. Residents meet in the dining room or in the walled garden. The monthly provision pays for the caretaker, the lift and the reserve fund; meals and care are charged apart.',
      },
      de: {
        title: 'Betreute Seniorenwohnung in Ostende',
        description:
          'Sie wohnen selbstständig und haben doch rund um die Uhr jemanden, der auf den Notruf antwortet. Die Wohnung ist barrierefrei und hat eine Terrasse nach Süden. Restaurant und Garten stehen allen Bewohnern offen.',
      },
    },
  },
  {
    number: 80_004,
    postalCode: '9040',
    type: 'HOUSE',
    subType: 'CO_HOUSING',
    transaction: 'SALE',
    year: 2021,
    state: 'AS_NEW',
    price: 395_000,
    comfort: { commonSpaces: ['LIVING_ROOM', 'KITCHEN', 'LAUNDRY', 'GARDEN', 'BICYCLE_SHED'] },
    coOwnership: { shares: 412, totalShares: 10_000, monthlyProvision: 120, chargesKind: 'PROVISION' },
    texts: {
      nl: {
        title: 'Cohousingwoning met gedeelde tuin in Sint-Amandsberg',
        description:
          'Twintig gezinnen bouwden hier samen: elk heeft een volledige woning, en iedereen deelt het gemeenschapshuis, de tuin en de wasplaats. Op donderdag wordt er samen gegeten. Auto’s blijven aan de rand, de fietsen staan droog. Kopers maken vooraf kennis met de groep.',
      },
      fr: {
        title: 'Maison en habitat groupé à Mont-Saint-Amand',
        description:
          'Une maison passive dans un habitat groupé de vingt ménages. Chacun vit chez soi et profite de la maison commune, du potager et de la chambre d’amis. Les décisions se prennent ensemble, une fois par mois. Une rencontre avec les habitants précède tout compromis.',
      },
      en: {
        title: 'Co-housing home with a shared garden near Ghent',
        description:
          'Your own front door and three floors of your own, plus a common house with a kitchen for forty, a laundry and a large garden without cars. The residents run the place themselves. They like to meet a buyer before anything is signed.',
      },
      de: {
        title: 'Haus in einem Cohousing-Projekt bei Gent',
        description:
          'Privat wohnen und vieles teilen: Gemeinschaftshaus, Garten, Waschküche und Werkstatt gehören allen zwanzig Haushalten. Das Haus selbst ist sehr gut gedämmt. Die Bewohner lernen Interessenten gern vor dem Kauf kennen.',
      },
    },
  },
  {
    number: 80_005,
    postalCode: '6940',
    type: 'HOUSE',
    subType: 'CHALET',
    transaction: 'SALE',
    year: 1988,
    state: 'GOOD',
    price: 96_500,
    planning: { destination: 'RECREATION' },
    texts: {
      nl: {
        title: 'Chalet aan de bosrand in Durbuy',
        description:
          'Houten chalet in een rustig domein boven de Ourthe. Binnen een leefruimte met kachel en twee kleine slaapkamers, buiten een overdekt terras. Het domein ligt in recreatiegebied: u mag er verblijven, maar u kunt er uw domicilie niet vestigen. De grond is in volle eigendom.',
      },
      fr: {
        title: 'Chalet en lisière de forêt à Durbuy',
        description:
          'Une parcelle en pleine propriété, un chalet en bois bien entretenu, le silence. Le séjour s’ouvre sur une terrasse couverte et le poêle chauffe tout. Zone de loisirs\u00a0: la domiciliation n’y est pas admise. Les charges du domaine couvrent l’eau et les chemins.',
      },
      en: {
        title: 'Wooden chalet at the edge of the forest in Durbuy',
        description:
          'A weekend place that is ready to use, furniture included. Walks start at the gate and Durbuy is ten minutes away by car. Please note that the estate is a recreation area, where nobody can register a domicile.',
      },
      de: {
        title: 'Holzchalet am Waldrand in Durbuy',
        description:
          'Zwei Schlafzimmer, ein Ofen, eine überdachte Terrasse: mehr braucht ein Wochenende in den Ardennen nicht. Das Chalet steht auf eigenem Grund in einem Freizeitgebiet. Ein Wohnsitz kann dort nicht angemeldet werden.',
      },
    },
  },
  {
    number: 80_006,
    postalCode: '2000',
    type: 'HOUSE',
    subType: 'HOUSEBOAT',
    transaction: 'SALE',
    year: 1957,
    state: 'GOOD',
    price: 289_000,
    // A houseboat is movable property.
    financial: {
      saleRegime: undefined,
      cadastralIncome: undefined,
      cadastralIncomeIndexed: undefined,
      propertyTax: undefined,
    },
    texts: {
      nl: {
        title: 'Woonboot met vaste ligplaats in Antwerpen',
        description:
          'Een omgebouwde spits van achtendertig meter, met een leefruimte in het oude ruim en een stuurhut als bureau. De romp werd in 2023 in het droogdok nagekeken; het verslag ligt ter inzage. De ligplaats met water en stroom is vergund en wordt per jaar betaald. Een woonboot is een roerend goed: er zijn geen registratierechten.',
      },
      fr: {
        title: 'Péniche aménagée avec emplacement à Anvers',
        description:
          'Cette ancienne péniche de 38 mètres est devenue un logement complet, avec chauffage central et des chambres à l’avant. La coque a été contrôlée en cale sèche en 2023. L’emplacement est autorisé et se paie à l’année. La vente ne donne pas lieu à des droits d’enregistrement.',
      },
      en: {
        title: 'Houseboat with a permanent mooring in Antwerp',
        description:
          'Built to carry grain, now a home with a wood floor and a view of the docks. The hull was surveyed in dry dock in 2023. The mooring has water and electricity and is paid by the year. As a boat is movable property, no registration duty is due.',
      },
      de: {
        title: 'Hausboot mit festem Liegeplatz in Antwerpen',
        description:
          'Der frühere Lastkahn wurde Raum für Raum ausgebaut, das Steuerhaus dient heute als Arbeitszimmer. Der Rumpf wurde 2023 geprüft. Für den genehmigten Liegeplatz zahlen Sie jährlich; Registrierungsgebühren fallen nicht an.',
      },
    },
  },
];
