/** The roles, languages and introductions of the demo's agents, by name. All people are invented. */
import type { Locale } from '../shared/locales.ts';

type Texts = Record<Locale, string>;

const ROLES = {
  manager: {
    nl: 'Kantoorverantwoordelijke',
    fr: 'Responsable d’agence',
    en: 'Branch manager',
    de: 'Büroleitung',
  },
  sales: {
    nl: 'Vastgoedmakelaar verkoop',
    fr: 'Agent immobilier, vente',
    en: 'Sales agent',
    de: 'Immobilienberatung Verkauf',
  },
  lettings: {
    nl: 'Vastgoedmakelaar verhuur',
    fr: 'Agent immobilier, location',
    en: 'Lettings agent',
    de: 'Immobilienberatung Vermietung',
  },
  projects: {
    nl: 'Nieuwbouw en projecten',
    fr: 'Projets neufs',
    en: 'New-construction projects',
    de: 'Neubauprojekte',
  },
  land: {
    nl: 'Gronden en hoeves',
    fr: 'Terrains et fermes',
    en: 'Land and farmhouses',
    de: 'Grundstücke und Höfe',
  },
} as const satisfies Record<string, Texts>;

export interface AgentProfile {
  role: Texts;
  /** ISO 639 codes. */
  languages: string[];
  introduction: Texts;
}

export const PROFILES: Readonly<Record<string, AgentProfile>> = {
  'Lotte Vermeersch': {
    role: ROLES.manager,
    languages: ['nl', 'fr', 'en'],
    introduction: {
      nl: 'Lotte leidt het kantoor in Gent en doet zelf nog elke week schattingen. Ze kent de rijwoningen van de Brugse Poort tot Ledeberg van binnen.',
      fr: 'Lotte dirige l’agence de Gand et réalise encore chaque semaine des estimations. Elle connaît les maisons mitoyennes, de la Brugse Poort à Ledeberg.',
      en: 'Lotte runs the Ghent office and still values homes herself every week. She knows the terraced houses from Brugse Poort to Ledeberg inside out.',
      de: 'Lotte leitet das Büro in Gent und bewertet noch jede Woche selbst Häuser. Sie kennt die Reihenhäuser von der Brugse Poort bis Ledeberg genau.',
    },
  },
  'Wannes Claeys': {
    role: ROLES.sales,
    languages: ['nl', 'en'],
    introduction: {
      nl: 'Wannes begeleidt verkopers van het eerste bezoek tot de akte. Op zaterdag doet hij bezichtigingen, op zondag fietst hij.',
      fr: 'Wannes accompagne les vendeurs de la première visite jusqu’à l’acte. Le samedi, il fait visiter\u00a0; le dimanche, il roule à vélo.',
      en: 'Wannes guides sellers from the first visit to the deed. On Saturdays he shows homes, on Sundays he cycles.',
      de: 'Wannes begleitet Verkäufer vom ersten Besuch bis zur notariellen Urkunde. Samstags zeigt er Häuser, sonntags fährt er Rad.',
    },
  },
  'Emre Yıldız': {
    role: ROLES.lettings,
    languages: ['nl', 'tr', 'en', 'fr'],
    introduction: {
      nl: 'Emre verhuurt appartementen en studentenkamers en maakt de plaatsbeschrijving mee op. Huurders bereiken hem ook na zes uur.',
      fr: 'Emre met en location des appartements et des chambres d’étudiant, et participe à l’état des lieux. Les locataires le joignent aussi après 18 heures.',
      en: 'Emre lets flats and student rooms and attends the inventory of fixtures. Tenants can reach him after six, too.',
      de: 'Emre vermietet Wohnungen und Studentenzimmer und ist bei der Zustandsaufnahme dabei. Mieter erreichen ihn auch nach 18 Uhr.',
    },
  },
  'Sofie De Smedt': {
    role: ROLES.land,
    languages: ['nl', 'fr'],
    introduction: {
      nl: 'Sofie verkoopt bouwgronden en hoeves in de Vlaamse Ardennen. Ze leest een verkavelingsvergunning zoals een ander de krant.',
      fr: 'Sofie vend des terrains à bâtir et des fermes dans les Ardennes flamandes. Elle lit un permis de lotir comme d’autres lisent le journal.',
      en: 'Sofie sells building plots and farmhouses in the Flemish Ardennes. She reads a subdivision permit as others read the paper.',
      de: 'Sofie verkauft Baugrundstücke und Höfe in den Flämischen Ardennen. Sie liest eine Parzellierungsgenehmigung wie andere die Zeitung.',
    },
  },
  'Bram Wouters': {
    role: ROLES.manager,
    languages: ['nl', 'en', 'fr', 'de'],
    introduction: {
      nl: 'Bram leidt het kantoor in Antwerpen. Hij verkocht er vijftien jaar lang herenhuizen voor hij zelf een bel-etage kocht.',
      fr: 'Bram dirige l’agence d’Anvers. Il y a vendu des maisons de maître pendant quinze ans avant d’acheter lui-même une bel-étage.',
      en: 'Bram runs the Antwerp office. He sold town houses there for fifteen years before buying a bel-étage himself.',
      de: 'Bram leitet das Büro in Antwerpen. Er hat dort fünfzehn Jahre lang Stadthäuser verkauft, bevor er selbst ein Bel-Étage-Haus kaufte.',
    },
  },
  'Fatima Benali': {
    role: ROLES.sales,
    languages: ['nl', 'fr', 'ar', 'en'],
    introduction: {
      nl: 'Fatima helpt wie een eerste woning koopt: van het budget bij de bank tot de sleutel. Ze rekent de registratierechten meteen mee.',
      fr: 'Fatima aide ceux qui achètent leur premier logement, du budget à la banque jusqu’aux clés. Elle compte d’emblée les droits d’enregistrement.',
      en: 'Fatima helps first-time buyers, from the budget at the bank to the keys. She counts the registration duty from the start.',
      de: 'Fatima hilft beim Kauf des ersten Eigenheims, vom Budget bei der Bank bis zum Schlüssel. Die Registrierungsgebühren rechnet sie gleich mit.',
    },
  },
  'Hannah Rosenthal': {
    role: ROLES.lettings,
    languages: ['nl', 'en', 'he', 'fr'],
    introduction: {
      nl: 'Hannah verhuurt appartementen rond het stadspark en beheert de huurwaarborgen. Haar dossiers zijn klaar voor u ze vraagt.',
      fr: 'Hannah loue des appartements autour du parc de la ville et gère les garanties locatives. Ses dossiers sont prêts avant que vous ne les demandiez.',
      en: 'Hannah lets flats around the city park and looks after rental deposits. Her files are ready before you ask for them.',
      de: 'Hannah vermietet Wohnungen rund um den Stadtpark und kümmert sich um die Mietkautionen. Ihre Unterlagen sind fertig, bevor Sie danach fragen.',
    },
  },
  'Jef Peeters': {
    role: ROLES.projects,
    languages: ['nl', 'fr'],
    introduction: {
      nl: 'Jef volgt nieuwbouwprojecten van de eerste steen tot de oplevering. Hij was vroeger werfleider en ziet een scheve voeg van ver.',
      fr: 'Jef suit les projets neufs de la première pierre à la réception. Ancien chef de chantier, il repère de loin un joint de travers.',
      en: 'Jef follows new-construction projects from the first stone to completion. A former site manager, he spots a crooked joint from afar.',
      de: 'Jef betreut Neubauprojekte vom ersten Stein bis zur Abnahme. Als früherer Bauleiter sieht er eine schiefe Fuge von Weitem.',
    },
  },
  'Amélie Lambert': {
    role: ROLES.manager,
    languages: ['fr', 'nl', 'en'],
    introduction: {
      nl: 'Amélie leidt het kantoor in Brussel en verkoopt in twee talen, vaak in één gesprek. Zij kent de art-nouveauhuizen van Elsene en Sint-Gillis.',
      fr: 'Amélie dirige l’agence de Bruxelles et vend dans les deux langues, souvent au cours d’une même conversation. Elle connaît les maisons Art nouveau d’Ixelles et de Saint-Gilles.',
      en: 'Amélie runs the Brussels office and sells in two languages, often in one conversation. She knows the Art Nouveau houses of Ixelles and Saint-Gilles.',
      de: 'Amélie leitet das Büro in Brüssel und verkauft in zwei Sprachen, oft in einem Gespräch. Sie kennt die Jugendstilhäuser von Ixelles und Saint-Gilles.',
    },
  },
  'Younes El Amrani': {
    role: ROLES.sales,
    languages: ['fr', 'ar', 'nl', 'en'],
    introduction: {
      nl: 'Younes verkoopt appartementen in de negentien gemeenten. Hij legt de verslagen van de mede-eigendom uit voor u biedt.',
      fr: 'Younes vend des appartements dans les dix-neuf communes. Il vous explique les procès-verbaux de la copropriété avant que vous ne fassiez une offre.',
      en: 'Younes sells flats in the nineteen municipalities. He explains the minutes of the co-ownership before you bid.',
      de: 'Younes verkauft Wohnungen in den neunzehn Gemeinden. Er erklärt Ihnen die Protokolle der Eigentümergemeinschaft, bevor Sie bieten.',
    },
  },
  'Grâce Mukendi': {
    role: ROLES.lettings,
    languages: ['fr', 'ln', 'en', 'nl'],
    introduction: {
      nl: 'Grâce verhuurt gemeubelde woningen aan wie voor zijn werk naar Brussel komt. De sleutel ligt klaar, ook op zondagavond.',
      fr: 'Grâce loue des logements meublés à ceux que leur travail amène à Bruxelles. Les clés sont prêtes, même le dimanche soir.',
      en: 'Grâce lets furnished homes to people who come to Brussels for work. The keys are ready, on Sunday evenings too.',
      de: 'Grâce vermietet möblierte Wohnungen an alle, die beruflich nach Brüssel kommen. Der Schlüssel liegt bereit, auch am Sonntagabend.',
    },
  },
  'Julien Delvaux': {
    role: ROLES.manager,
    languages: ['fr', 'en', 'de'],
    introduction: {
      nl: 'Julien leidt het kantoor in Luik. Hij schat huizen langs de Maas en legt uit wat de overstromingskaart over een pand zegt.',
      fr: 'Julien dirige l’agence de Liège. Il estime les maisons le long de la Meuse et explique ce que la carte des zones inondables dit d’un bien.',
      en: 'Julien runs the Liège office. He values homes along the Meuse and explains what the flood map says about a property.',
      de: 'Julien leitet das Büro in Lüttich. Er bewertet Häuser an der Maas und erklärt, was die Hochwasserkarte über eine Immobilie aussagt.',
    },
  },
  'Chiara Rossi': {
    role: ROLES.sales,
    languages: ['fr', 'it', 'nl'],
    introduction: {
      nl: 'Chiara verkoopt arbeiderswoningen en villa’s in de streek van Luik, in het Frans, het Italiaans en het Nederlands.',
      fr: 'Chiara vend des maisons ouvrières et des villas en région liégeoise, en français, en italien et en néerlandais.',
      en: 'Chiara sells workers’ cottages and villas in the Liège area, in French, Italian and Dutch.',
      de: 'Chiara verkauft Arbeiterhäuser und Villen in der Gegend von Lüttich, auf Französisch, Italienisch und Niederländisch.',
    },
  },
  'Katharina Schröder': {
    role: ROLES.sales,
    languages: ['de', 'fr', 'en'],
    introduction: {
      nl: 'Katharina begeleidt kopers uit Eupen, Sankt Vith en Aken. Ze legt het verschil uit tussen Belgische en Duitse aankoopkosten.',
      fr: 'Katharina accompagne les acheteurs d’Eupen, de Saint-Vith et d’Aix-la-Chapelle. Elle explique la différence entre les frais d’achat belges et allemands.',
      en: 'Katharina guides buyers from Eupen, Sankt Vith and Aachen. She explains how Belgian purchase costs differ from German ones.',
      de: 'Katharina begleitet Käufer aus Eupen, Sankt Vith und Aachen. Sie erklärt, worin sich die Kaufnebenkosten in Belgien und Deutschland unterscheiden.',
    },
  },
};
